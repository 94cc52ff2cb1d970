//! Runs a module in a page of a browser: a server on this machine alone hands out page, module and request, and takes the answer.
//! Knows nothing of what is asked.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PAGE: &[u8] = include_bytes!("assets/page.html");
const WORKER: &[u8] = include_bytes!("assets/worker.js");
/// How long a page may take: a long run in an engine that interprets.
const PATIENCE: Duration = Duration::from_secs(1800);
/// What a browser may send at most.
const LARGEST_BODY: usize = 1 << 30;

/// Arguments of known browsers; `{url}` and `{profile}` are replaced.
const BROWSERS: &[(&str, &[&str])] = &[
    (
        "chromium",
        &[
            "chromium",
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-dev-shm-usage",
            "--user-data-dir={profile}",
            "{url}",
        ],
    ),
    ("firefox", &["firefox-esr", "--headless", "--no-remote", "--profile", "{profile}", "{url}"]),
    ("webkit", &["xvfb-run", "-a", "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", "{url}"]),
];

/// The programs that a page needs, for the words behind `page`: a known browser, or a command of its own.
pub(super) fn command_of(words: &[String]) -> Vec<String> {
    let known = match words {
        [name] => BROWSERS.iter().find(|(known, _)| known == name).map(|(_, command)| *command),
        _ => None,
    };
    known.map_or_else(|| words.to_vec(), |command| command.iter().map(|word| (*word).to_owned()).collect())
}

/// The answer of the module to a request.
///
/// # Errors
/// What the page says, or that it says nothing.
pub(super) fn ask(command: &[String], module: &Path, request: &str) -> Result<Vec<u8>, String> {
    let text = |error: io::Error| error.to_string();
    let wasm = std::fs::read(module).map_err(text)?;
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(text)?;
    listener.set_nonblocking(true).map_err(text)?;
    let port = listener.local_addr().map_err(text)?.port();
    let profile = tempfile::tempdir().map_err(text)?;
    let mut browser = Browser::start(command, &format!("http://127.0.0.1:{port}/"), profile.path())?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        match listener.accept() {
            Ok((stream, _)) => match serve(stream, &wasm, request) {
                Ok(Some(Posted::Answer(bytes))) => return Ok(bytes),
                Ok(Some(Posted::Error(why))) => return Err(why),
                // A connection that broke is opened again by the browser.
                Ok(None) | Err(_) => {}
            },
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                if let Some(how) = browser.ended() {
                    return Err(format!("the browser ended with {how} before its page said anything"));
                }
                std::thread::sleep(Duration::from_millis(20));
            }
            Err(error) => return Err(text(error)),
        }
    }
    Err("the page said nothing in time".to_owned())
}

/// What the page sent.
enum Posted {
    Answer(Vec<u8>),
    Error(String),
}

/// One request of the browser, and what it brings.
fn serve(stream: TcpStream, wasm: &[u8], request: &str) -> io::Result<Option<Posted>> {
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    let mut reader = BufReader::new(&stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut words = line.split(' ');
    let (method, path) =
        (words.next().unwrap_or_default().to_owned(), words.next().unwrap_or_default().to_owned());
    let mut length = 0;
    loop {
        let mut header = String::new();
        if reader.read_line(&mut header)? == 0 || header.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = header.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    if method == "POST" {
        let mut body = vec![0; usize::min(length, LARGEST_BODY)];
        reader.read_exact(&mut body)?;
        respond(&stream, "204 No Content", "text/plain", b"")?;
        return Ok(Some(match path.as_str() {
            "/answer" => Posted::Answer(body),
            _ => Posted::Error(String::from_utf8_lossy(&body).into_owned()),
        }));
    }
    match path.as_str() {
        "/" => respond(&stream, "200 OK", "text/html; charset=utf-8", PAGE)?,
        "/worker.js" => respond(&stream, "200 OK", "text/javascript", WORKER)?,
        "/runner.wasm" => respond(&stream, "200 OK", "application/wasm", wasm)?,
        "/request" => respond(&stream, "200 OK", "text/plain", request.as_bytes())?,
        _ => respond(&stream, "404 Not Found", "text/plain", b"")?,
    }
    Ok(None)
}

fn respond(mut stream: &TcpStream, status: &str, kind: &str, body: &[u8]) -> io::Result<()> {
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)?;
    stream.flush()
}

/// A browser that is ended with all its processes.
struct Browser(Child);

impl Browser {
    fn start(command: &[String], url: &str, profile: &Path) -> Result<Self, String> {
        let profile_text = profile.to_string_lossy();
        let words: Vec<String> = command
            .iter()
            .map(|word| word.replace("{url}", url).replace("{profile}", &profile_text))
            .collect();
        let (program, arguments) = words.split_first().ok_or("no browser is named")?;
        let mut command = Command::new(program);
        command.args(arguments).env("HOME", profile).env("XDG_RUNTIME_DIR", profile);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // Its own group, so that all its processes can be ended at once.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command.spawn().map(Self).map_err(|error| format!("`{program}` cannot be run: {error}"))
    }

    fn ended(&mut self) -> Option<String> {
        self.0.try_wait().ok().flatten().map(|status| status.to_string())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let group = format!("-{}", self.0.id());
        let signal = |name: &str| {
            // A group that is gone already is what is wanted.
            let _ = Command::new("kill").args([name, "--", &group]).stderr(Stdio::null()).status();
        };
        if cfg!(unix) {
            signal("-TERM");
            for _ in 0..100 {
                if self.ended().is_some() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(50));
            }
            signal("-KILL");
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
