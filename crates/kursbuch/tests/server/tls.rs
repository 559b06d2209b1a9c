//! Over real TLS, with real certificates: mail by SMTPS and STARTTLS and webhooks by HTTPS reach those whom the system trusts,
//! and nobody else.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use hyper::Method;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use serde_json::json;

use crate::client::Client;
use crate::process::{Server, guest, sqlite};

/// Answers every POST, and keeps its body in a file.
const RECEIVER: &str = r#"
import http.server, ssl, sys
port, cert, key, folder = int(sys.argv[1]), *sys.argv[2:]
class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        open(folder + "/hook.json", "wb").write(body)
        self.send_response(204)
        self.end_headers()
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(cert, key)
server = http.server.HTTPServer(("127.0.0.1", port), Receiver)
server.socket = context.wrap_socket(server.socket, server_side=True)
server.serve_forever()
"#;

/// A certificate for `localhost`, and the authority that vouches for it.
struct Papers {
    authority: PathBuf,
    certificate: PathBuf,
    key: PathBuf,
}

impl Papers {
    fn issue(folder: &Path) -> Papers {
        let mut authority = CertificateParams::new(Vec::<String>::new()).unwrap();
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority = CertifiedIssuer::self_signed(authority, KeyPair::generate().unwrap()).unwrap();
        let key = KeyPair::generate().unwrap();
        let certificate = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
        let certificate = certificate.signed_by(&key, &authority).unwrap();
        let write = |name: &str, text: String| {
            let path = folder.join(name);
            std::fs::write(&path, text).unwrap();
            path
        };
        Papers {
            authority: write("authority.pem", authority.pem()),
            certificate: write("certificate.pem", certificate.pem()),
            key: write("key.pem", key.serialize_pem()),
        }
    }
}

/// A process that listens, until the end of the test.
struct Listener {
    process: Child,
    port: u16,
}

impl Listener {
    async fn start(arguments: impl FnOnce(u16) -> Vec<String>) -> Listener {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = Command::new("/usr/bin/python3");
        command.args(arguments(port)).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let listener = Listener { process: command.spawn().unwrap(), port };
        for _ in 0..500 {
            if tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
                return listener;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("nobody listens: `apt-get install python3-aiosmtpd`");
    }

    /// A mail server that keeps what it gets in `folder/new`; `kind` is `smtps` or `tls`.
    async fn mail(kind: &str, papers: &Papers, folder: &Path) -> Listener {
        let path = |path: &Path| path.display().to_string();
        let given = [format!("--{kind}cert"), path(&papers.certificate), format!("--{kind}key"), path(&papers.key)];
        let kept = ["-c".to_owned(), "aiosmtpd.handlers.Mailbox".to_owned(), path(folder)];
        let listens =
            |port| ["-m", "aiosmtpd", "-n", "-l"].map(str::to_owned).into_iter().chain([format!("127.0.0.1:{port}")]);
        Listener::start(|port| listens(port).chain(given).chain(kept).collect()).await
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn ask_for_mail(server: &Server) -> Client {
    let mut anna = guest(server.addr, "Anna").await;
    let body = serde_json::to_vec(&json!({ "mail": "anna@kursbuch.example" })).unwrap();
    let answer = anna.send(Method::PUT, "/api/me/mail", Some(("application/json", body))).await.unwrap();
    assert_eq!(answer.status, 202);
    anna
}

fn mails(folder: &Path) -> usize {
    std::fs::read_dir(folder.join("new")).map_or(0, Iterator::count)
}

/// Whether a mail arrives within some seconds.
async fn arrives(folder: &Path) -> bool {
    for _ in 0..400 {
        if mails(folder) > 0 {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test]
async fn mail_goes_over_tls_to_whom_the_system_trusts() {
    let folder = tempfile::tempdir().unwrap();
    let papers = Papers::issue(folder.path());
    let authority = papers.authority.display().to_string();
    for (kind, scheme, rest) in [("smtps", "smtps", ""), ("tls", "smtp", "?tls=required")] {
        let kept = folder.path().join(kind);
        let listener = Listener::mail(kind, &papers, &kept).await;
        let url = format!("{scheme}://localhost:{}{rest}", listener.port);
        let arguments = ["--smtp-url", &url, "--mail-from", "table@kursbuch.example", "--alerts-pace", "50"];
        // A stranger's certificate: nothing is sent, and nothing is lost with it but time.
        let stranger = Server::start_with(&sqlite(&folder, &format!("{kind}-1.db")), &arguments);
        ask_for_mail(&stranger).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(mails(&kept), 0, "{kind}");
        let trusted = Server::start_trusting(&sqlite(&folder, &format!("{kind}-2.db")), &arguments, &authority);
        ask_for_mail(&trusted).await;
        assert!(arrives(&kept).await, "{kind}");
    }
}

#[tokio::test]
async fn webhooks_go_over_tls_to_whom_the_system_trusts() {
    let folder = tempfile::tempdir().unwrap();
    let papers = Papers::issue(folder.path());
    let path = |path: &Path| path.display().to_string();
    let (given, kept) = ([path(&papers.certificate), path(&papers.key)], path(folder.path()));
    let script = ["-c".to_owned(), RECEIVER.to_owned()].into_iter();
    let listener = Listener::start(|port| script.chain([port.to_string()]).chain(given).chain([kept]).collect()).await;
    let hook = json!({"form": "json", "url": format!("https://localhost:{}/hook", listener.port)});
    let authority = papers.authority.display().to_string();
    for (database, trusted, status) in [("1.db", false, 409), ("2.db", true, 204)] {
        let database = sqlite(&folder, database);
        let arguments = ["--alerts-anywhere"];
        let server = match trusted {
            true => Server::start_trusting(&database, &arguments, &authority),
            false => Server::start_with(&database, &arguments),
        };
        let mut anna = guest(server.addr, "Anna").await;
        assert_eq!(anna.post("/api/me/alerts/webhooks", &hook).await.unwrap().status, 201);
        let answer = anna.post("/api/me/alerts/test", &json!({"channel": "webhook"})).await.unwrap();
        assert_eq!(answer.status, status, "{}", answer.text());
        assert_eq!(folder.path().join("hook.json").exists(), trusted);
    }
}
