//! What every command has in common: exit codes, errors with a place and a way out, help, pipes that break.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use std::process::{Command, Stdio};

use common::{BOW_TIE, Folder, abande, every_command, run, sample};

#[test]
fn wrong_usage_is_told_apart_from_refused_input() {
    let wrong: [&[&str]; 14] = [
        &["--port", "8080", "show"],
        &["no-such-command"],
        &["show", "--no-such-option"],
        &["show", "--coords", "sloping"],
        &["show", "--color", "sometimes"],
        &["show", "--board"],
        &["check"],
        &["convert"],
        &["convert", "a.abn", "--to", "xml"],
        &["completions", "tcsh"],
        &["moves", "--coords", "slanted", "--board", "square"],
        &["moves", "-", "--after", "d4"],
        &["moves", "-", "--position", "hex"],
        &["perft", "--board", "square", "--position", "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0", "1"],
    ];
    for args in wrong {
        let said = run(args).misused();
        assert!(said.contains("--help") || said.contains("Usage:"), "{args:?}: {said}");
    }
}

#[test]
fn refused_inputs_say_where_and_why() {
    let start = "hex x4/x5/x6/x7/x6/x5/x4";
    let boards = "there are hex, square, snub, libre, sizes such as hex:3 and square:5, and board files";
    for (args, expected) in [
        (&["--after", "d4 c3 d4-c3"][..], "--after, move 3 'd4-c3': It is too early to capture: three pieces must have been entered first.".to_owned()),
        (&["--after", "d4 z9"], "--after, move 2 'z9': column 1: the board hex has no space 'z9'".into()),
        (&["--after", "d4 c3-"], "--after, move 2 'c3-': column 4: 'c3-' is no move on hex: write d4 to enter, e2-d3 to capture, or pass".into()),
        (&["--board", "hexx"], format!("--board: no board is called 'hexx': {boards}")),
        (&["--board", "hex:9"], "--board: '9' is no size of hex: it comes from hex:2 to hex:6".into()),
        (&["--board", "hex@+9"], "--board: '+9' is no number of pieces: hex takes 1 to 192, as in hex@9".into()),
        (&["--position", &format!("{start} b 17/18 0")], "--position, column 28: Black has 0 pieces on the board and 17 in hand, which do not make 18.".into()),
        (&["--position", "mine x b 1/1 0"], format!("--position, column 1: no board is called 'mine': {boards}; --board FILE reads a board file")),
    ] {
        for command in [&["show"][..], &["moves"], &["perft", "1"]] {
            assert_eq!(run(&[command, args].concat()).refused(), format!("error: {expected}\n"));
        }
    }
}

#[test]
fn moves_in_libre_may_begin_with_a_minus() {
    let out = run(&["moves", "--board", "libre", "--after", "-1,1"]).refused();
    assert!(out.starts_with("error: --after, move 1 '-1,1': At -1,1 a piece would touch only 0,0"), "{out}");
    run(&["show", "--board", "libre", "--position", "libre 0,0:b;0,1:b;1,0:w w 16/17 0", "--after", "-1,1"])
        .fine();
}

#[test]
fn board_and_position_must_agree() {
    let (hex, nine) = ("hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0", "hex@9 x4/x5/x6/x7/x6/x5/x4 b 9/9 0");
    for (board, position, agree) in [
        ("hex", hex, true),
        ("hex@18", hex, true),
        ("hex", nine, true),
        ("hex@9", nine, true),
        ("hex@18", nine, false),
        ("hex:3", hex, false),
        ("libre", hex, false),
    ] {
        let run = run(&["moves", "--board", board, "--position", position]);
        assert_eq!(run.code, if agree { 0 } else { 2 }, "{board}, {position}: {}", run.err);
        let said = if agree {
            String::new()
        } else {
            format!("error: --board says {}, but", board.trim_end_matches("@18"))
        };
        assert!(run.err.starts_with(&said));
    }
}

#[test]
fn faulty_board_files_say_where() {
    let folder = Folder::new("usage-board-files");
    let mut bytes = BOW_TIE.as_bytes().to_vec();
    bytes[40] = 0xff;
    for (name, content, expected) in [
        (
            "split.toml",
            BOW_TIE.replace("b1-c1-c2-b1", "c1-c2").into_bytes(),
            "line 4, column 3: no links lead from 'a1' to 'c1': the board must be connected",
        ),
        (
            "syntax.toml",
            BOW_TIE.replace("\"a2\", at", "\"a2\" at").into_bytes(),
            "line 3, column 47: missing comma between key-value pairs, expected `,`",
        ),
        ("empty.toml", vec![], "line 1, column 1: missing field `name`"),
        ("empty.json", vec![], "line 1, column 1: EOF while parsing a value"),
        ("bytes.toml", bytes, "line 3, column 13: the file is not UTF-8"),
    ] {
        let path = folder.file(name, content);
        for board in [path.clone(), format!("{path}@3")] {
            assert_eq!(run(&["moves", "--board", &board]).refused(), format!("error: {path}: {expected}\n"));
        }
    }
    let path = folder.file("board.txt", BOW_TIE);
    assert_eq!(
        run(&["moves", "--board", &path]).refused(),
        format!("error: --board: {path} is no board file: those end in .toml or .json\n")
    );
    for path in [folder.path("missing.toml"), folder.path(".json")] {
        assert!(run(&["moves", "--board", &path]).refused().starts_with("error: "));
    }
    let odd = folder.file("odd@name.TOML", BOW_TIE.replace('\n', "\r\n"));
    for (pieces, line) in [("", "bow-tie x2/x/x2 b 18/18 0"), ("@3", "bow-tie@3 x2/x/x2 b 3/3 0")] {
        assert!(run(&["moves", "--json", "--board", &format!("{odd}{pieces}")]).fine().contains(line));
    }
    assert_eq!(
        run(&["moves", "--board", &format!("{odd}@x")]).refused(),
        "error: --board: 'x' is no number of pieces: bow-tie takes 1 to 192, as in bow-tie@9\n"
    );
}

#[test]
fn help_is_at_hand_everywhere() {
    let commands = [
        "play",
        "serve",
        "show",
        "draw",
        "moves",
        "perft",
        "check",
        "convert",
        "analyze",
        "bench",
        "completions",
        "man",
    ];
    let all = run(&["--help"]).fine();
    for command in commands {
        assert!(all.contains(&format!("\n  {command} ")), "{command}");
        let help = run(&[command, "--help"]).fine();
        assert!(help.contains(&format!("Usage: abande {command}")), "{help}");
        assert!(help.contains("\nExamples:\n  abande "), "{help}");
        assert!(!help.contains("[default: \"\"]"), "{help}");
        assert_eq!(run(&["help", command]).fine(), help);
        run(&[command, "-h"]).fine();
    }
    assert_eq!(run(&["--version"]).fine(), format!("abande {}\n", env!("CARGO_PKG_VERSION")));
}

/// Whoever reads no further is no error.
#[test]
fn a_broken_pipe_is_silent() {
    let folder = Folder::new("usage-pipe");
    let many = folder.file("many.txt", "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0\n".repeat(5000));
    let batch = ["moves", "--json", &many].map(str::to_owned).to_vec();
    for args in every_command().into_iter().chain([batch]) {
        let args: Vec<_> = args.iter().map(String::as_str).collect();
        // The reading end is closed before the program has started to write.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = abande(&args).stdout(writer).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
    }
}

/// That nobody reads the faults does not make a file sound.
#[test]
fn a_closed_standard_error_changes_no_exit_code() {
    for command in ["check", "convert"] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = abande(&[command, &sample("faulty.abn")]).stderr(writer).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{command}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for args in [&["show"][..], &["man"], &["moves", "--json"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = abande(args).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(output.stderr.starts_with(b"error: cannot write the output: "));
    }
}

#[test]
fn manual_pages() {
    let page = run(&["man"]).fine();
    assert!(page.contains(".TH abande 1"), "{page}");
    assert!(page.contains(".SH EXAMPLES\n.nf\n  abande play "), "{page}");
    let folder = Folder::new("usage-man");
    let target = folder.path("share/man1");
    let names = [
        "",
        "-play",
        "-puzzle",
        "-serve",
        "-show",
        "-draw",
        "-moves",
        "-perft",
        "-check",
        "-convert",
        "-analyze",
        "-explore",
        "-solve",
        "-bench",
        "-engine",
        "-match",
        "-loadtest",
        "-completions",
        "-man",
    ];
    let paths = names.map(|name| format!("{target}/abande{name}.1"));
    assert_eq!(run(&["man", "--dir", &target]).fine(), paths.map(|path| path + "\n").concat());
    assert_eq!(std::fs::read_to_string(format!("{target}/abande.1")).unwrap(), page);
    let moves = std::fs::read_to_string(format!("{target}/abande-moves.1")).unwrap();
    assert!(moves.contains("abande\\-moves \\- List the legal moves\n"), "{moves}");
    let file = folder.file("file", "");
    assert!(run(&["man", "--dir", &file]).refused().starts_with(&format!("error: {file}: ")));
}

#[test]
fn completions_for_every_shell() {
    for (shell, sign) in [
        ("bash", "complete -F _abande"),
        ("zsh", "#compdef abande"),
        ("fish", "complete -c abande"),
        ("elvish", "set edit:completion:arg-completer[abande]"),
        ("powershell", "Register-ArgumentCompleter -Native -CommandName 'abande'"),
    ] {
        let script = run(&["completions", shell]).fine();
        assert!(script.contains(sign), "{shell}: {script}");
        for word in ["convert", "skip-faulty", "perft"] {
            assert!(script.contains(word), "{shell} has no {word}");
        }
    }
}

/// What bash itself makes of the script.
#[cfg(unix)]
#[test]
fn bash_completes() {
    let folder = Folder::new("usage-bash");
    let script = folder.file("abande.bash", run(&["completions", "bash"]).fine());
    let ask = "source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); \
               _abande abande \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"; \
               echo \"${COMPREPLY[*]}\"";
    for (words, expected) in [
        (&["abande", "sh"][..], "show"),
        (&["abande", "co"], "convert completions"),
        (&["abande", "moves", "--js"], "--json"),
        (&["abande", "show", "--coords", ""], "stein slanted"),
        (&["abande", "convert", "--to", "j"], "json"),
    ] {
        let mut bash = Command::new("bash");
        let output = bash.args(["--norc", "-c", ask, "bash", &script]).args(words).output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap().trim_end(), expected, "{words:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{words:?}");
    }
}
