//! The part of the SARIF 2.1.0 object model that is written, with the names of the specification.

use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Log<'a> {
    #[serde(rename = "$schema")]
    pub schema: &'static str,
    pub version: &'static str,
    pub runs: [Run<'a>; 1],
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Run<'a> {
    pub tool: Tool,
    pub invocations: [Invocation<'a>; 1],
    pub original_uri_base_ids: BTreeMap<&'static str, Base>,
    pub column_kind: &'static str,
    pub results: Vec<SarifResult<'a>>,
}

#[derive(Debug, Serialize)]
pub(super) struct Tool {
    pub driver: Driver,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Driver {
    pub name: &'static str,
    pub version: &'static str,
    pub semantic_version: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub information_uri: Option<&'static str>,
    pub rules: Vec<Rule>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Rule {
    pub id: &'static str,
    pub name: &'static str,
    pub short_description: Text<'static>,
    pub full_description: Text<'static>,
    pub help: Help,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help_uri: Option<String>,
    pub default_configuration: Configuration,
    pub properties: RuleProperties,
}

#[derive(Debug, Serialize)]
pub(super) struct Help {
    pub text: &'static str,
    pub markdown: String,
}

#[derive(Debug, Serialize)]
pub(super) struct Configuration {
    pub enabled: bool,
    pub level: &'static str,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RuleProperties {
    pub tags: [&'static str; 2],
    pub planned: bool,
    pub fixed_point: &'static str,
    pub exact_float: &'static str,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Invocation<'a> {
    pub execution_successful: bool,
    pub tool_execution_notifications: Vec<Notification<'a>>,
}

#[derive(Debug, Serialize)]
pub(super) struct Notification<'a> {
    pub level: &'static str,
    pub message: Text<'a>,
}

#[derive(Debug, Serialize)]
pub(super) struct Base {
    pub description: Text<'static>,
}

#[derive(Debug, Serialize)]
pub(super) struct Text<'a> {
    pub text: &'a str,
}

#[derive(Debug, Serialize)]
pub(super) struct OwnText {
    pub text: String,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SarifResult<'a> {
    pub rule_id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule_index: Option<usize>,
    pub level: &'static str,
    pub message: OwnText,
    pub locations: [Location<'a>; 1],
    pub partial_fingerprints: BTreeMap<&'static str, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suppressions: Option<Vec<Suppression<'a>>>,
    pub properties: ResultProperties<'a>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Location<'a> {
    pub physical_location: PhysicalLocation<'a>,
    pub annotations: [Region<'a>; 1],
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PhysicalLocation<'a> {
    pub artifact_location: ArtifactLocation,
    pub region: Region<'a>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ArtifactLocation {
    pub uri: String,
    pub uri_base_id: &'static str,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Region<'a> {
    pub start_line: u32,
    pub start_column: u32,
    pub end_line: u32,
    pub end_column: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub snippet: Option<Text<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<Text<'a>>,
}

#[derive(Debug, Serialize)]
pub(super) struct Suppression<'a> {
    pub kind: &'static str,
    pub justification: &'a str,
}

#[derive(Debug, Serialize)]
pub(super) struct ResultProperties<'a> {
    pub certainty: &'static str,
    pub arithmetic: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cfg: Option<&'a str>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    pub chain: &'a [String],
}
