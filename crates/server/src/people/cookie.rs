//! How a browser keeps its sign-in.

use super::token::Token;

/// How many days a sign-in lasts after its last use.
pub const SESSION_DAYS: u32 = 90;

/// The cookie that has a browser's token. Scripts do not see it; other sites' requests do not carry it, but links from
/// elsewhere (a messenger) find one signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionCookie {
    /// Whether people come by https. Then the name's beginning makes the browser refuse such a cookie from anybody but
    /// this very host, over TLS.
    pub secure: bool,
}

impl SessionCookie {
    /// What it is called.
    pub fn name(self) -> &'static str {
        if self.secure { "__Host-abande" } else { "abande" }
    }

    /// The `Set-Cookie` that hands a token to a browser.
    pub fn set(self, token: &Token) -> String {
        self.written(&token.reveal(), SESSION_DAYS * 24 * 60 * 60)
    }

    /// The `Set-Cookie` that takes it away.
    pub fn clear(self) -> String {
        self.written("", 0)
    }

    fn written(self, value: &str, seconds: u32) -> String {
        let secure = if self.secure { "; Secure" } else { "" };
        format!("{}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}", self.name())
    }

    /// The token in the `Cookie` headers of a request.
    pub fn find<'a>(self, headers: impl IntoIterator<Item = &'a str>) -> Option<Token> {
        let pairs = headers.into_iter().flat_map(|header| header.split(';'));
        pairs
            .filter_map(|pair| pair.trim().split_once('='))
            .filter(|(name, _)| *name == self.name())
            .find_map(|(_, value)| Token::parse(value))
    }
}

#[cfg(test)]
mod tests {
    use super::SessionCookie;
    use crate::people::Token;

    const SECURE: SessionCookie = SessionCookie { secure: true };
    const PLAIN: SessionCookie = SessionCookie { secure: false };

    #[test]
    fn it_is_as_strict_as_it_can_be() {
        let token = Token::new().unwrap();
        let text = token.reveal();
        assert_eq!(
            SECURE.set(&token),
            format!("__Host-abande={text}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure")
        );
        assert_eq!(
            PLAIN.set(&token),
            format!("abande={text}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax")
        );
    }

    #[test]
    fn it_is_taken_away_under_the_same_name_and_path() {
        assert_eq!(SECURE.clear(), "__Host-abande=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
        assert_eq!(PLAIN.clear(), "abande=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    }

    #[test]
    fn it_is_found_among_others() {
        let token = Token::new().unwrap();
        let text = token.reveal();
        for headers in [
            vec![format!("abande={text}")],
            vec![format!("a=b; abande={text}; c=d")],
            vec![format!("a=b;abande={text};c")],
            vec!["a=b".into(), format!("c=d; abande={text}")],
            // What another server on the same machine left there is passed over.
            vec![format!("abande=; abande=x; abande={text}")],
        ] {
            assert_eq!(PLAIN.find(headers.iter().map(String::as_str)), Some(token.clone()), "{headers:?}");
        }
    }

    #[test]
    fn nothing_else_is_taken_for_it() {
        let text = Token::new().unwrap().reveal();
        for header in [
            String::new(),
            text.clone(),
            "abande".into(),
            "abande=".into(),
            format!("Abande={text}"),
            format!("xabande={text}"),
            format!("abandex={text}"),
            format!("abande =\"{text}\""),
            format!("abande={text}x"),
            format!("a=abande={text}"),
            format!("__Host-abande={text}"),
        ] {
            assert_eq!(PLAIN.find([header.as_str()]), None, "{header}");
        }
        assert_eq!(SECURE.find([format!("abande={text}").as_str()]), None);
        assert!(SECURE.find([format!("__Host-abande={text}").as_str()]).is_some());
    }
}
