//! What mail has arrived: in a folder, or at a real mail server that the test starts.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A mail, as its reader sees it.
#[derive(Clone, Debug)]
pub struct Mail {
    pub head: String,
    /// Both forms of it, decoded.
    pub body: String,
}

impl Mail {
    fn read(path: &Path) -> Mail {
        let text = String::from_utf8(std::fs::read(path).unwrap()).unwrap().replace("\r\n", "\n");
        let (head, body) = text.split_once("\n\n").unwrap();
        Mail { head: head.replace("\n ", " "), body: decode(body) }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let start = format!("{name}: ").to_lowercase();
        self.head.lines().find(|line| line.to_lowercase().starts_with(&start)).map(|line| &line[start.len()..])
    }

    /// What stands behind `#name=` of a link.
    pub fn token(&self, name: &str) -> String {
        let (_, rest) = self.body.split_once(&format!("#{name}=")).unwrap_or_else(|| panic!("{self:?}"));
        rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '.').collect()
    }
}

/// Quoted-printable.
fn decode(text: &str) -> String {
    let text = text.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, more @ ..] = rest {
        let digits = std::str::from_utf8(more.get(..2).unwrap_or_default()).ok();
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()).filter(|_| *first == b'=') {
            Some(byte) => {
                bytes.push(byte);
                rest = &more[2..];
            }
            None => {
                bytes.push(*first);
                rest = more;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// All mail in a folder, by name.
pub fn all(folder: &Path) -> Vec<Mail> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let is_mail = |path: &PathBuf| !path.file_name().unwrap().to_string_lossy().starts_with('.');
    let mut files: Vec<PathBuf> = files.filter(is_mail).collect();
    files.sort();
    files.iter().map(|path| Mail::read(path)).collect()
}

/// Waits until there are so many.
pub async fn until(folder: &Path, count: usize) -> Vec<Mail> {
    for _ in 0..1_000 {
        let found = all(folder);
        if found.len() >= count {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("not {count} mails within ten seconds: {:?}", all(folder));
}

/// A mail server: Debian's aiosmtpd, which puts what it gets into a folder.
pub struct MailServer {
    process: Child,
    pub folder: PathBuf,
}

impl MailServer {
    /// A port that nobody uses just now.
    pub fn free_port() -> u16 {
        TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
    }

    pub async fn start(port: u16, folder: &Path) -> MailServer {
        let mut command = Command::new("/usr/bin/python3");
        command.args(["-m", "aiosmtpd", "-n", "-l", &format!("127.0.0.1:{port}"), "-c", "aiosmtpd.handlers.Mailbox"]);
        command.arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let process = command.spawn().expect("python3 with aiosmtpd: `apt-get install python3-aiosmtpd`");
        let mut server = MailServer { process, folder: folder.join("new") };
        for _ in 0..500 {
            if tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
                return server;
            }
            assert!(server.process.try_wait().unwrap().is_none(), "no mail server: `apt-get install python3-aiosmtpd`");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the mail server does not answer");
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
