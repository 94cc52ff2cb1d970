#!/usr/bin/env bash
# Fills the corpus of the fuzz target: every Rust file of the fixtures, every Rust block of the rules' pages, and the
# files of the tool itself. The corpus is not committed; another folder can be given.
set -euo pipefail
cd "$(dirname "$0")/../.."
corpus=${1:-tests/fuzz/corpus/scan}
mkdir -p "$corpus"

find fixtures determinism-lint/src -name '*.rs' -size -40k -not -path '*/target/*' | sort | while read -r file; do
    cp "$file" "$corpus/$(tr '/' '_' <<< "$file")"
done

# One file for each ```rust block.
for page in determinism-lint/src/rules/*.md; do
    awk -v name="$corpus/$(basename "$page" .md)" '
        /^```rust/ { block = 1; file = name "_" ++count ".rs"; printf "" > file; next }
        /^```/ { block = 0 }
        block { print > file }
    ' "$page"
done
echo "$(find "$corpus" -type f | wc -l) files in $corpus"
