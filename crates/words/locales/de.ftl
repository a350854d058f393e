### Abande auf Deutsch.

## Shared: the game

language = Deutsch
color-black = Schwarz
color-white = Weiß

board-hex = sechseckig
board-square = quadratisch
board-snub = snub-quadratisch
board-libre = Libre

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
in-hand = { $count ->
    [one] { $count } Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
to-move = { $player } am Zug

## Shared: how a game ends

result-win = { $winner } gewinnt { $points }:{ $other }.
result-draw = Remis, { $points }:{ $points }.
result-won = { $winner } gewinnt.
result-drawn = Remis durch Vereinbarung.
result-open = Die Partie ist nicht zu Ende.
result-won-resigned = { $winner } gewinnt: { $loser } hat aufgegeben.
result-won-time = { $winner } gewinnt: Die Zeit von { $loser } ist um.

## Shared: what a move does

move-enter = { $player } setzt einen Stein auf { $space } ein.
move-capture = { $player } schlägt { $to } von { $from } aus.
move-pass = { $player } passt.

## Shared: why a move is refused

refusal-game-over = Die Partie ist zu Ende: Beide haben gepasst.
refusal-no-such-space = Auf diesem Brett ({ $board }) gibt es kein Feld { $space }.
refusal-empty-hand = Im Vorrat ist kein Stein mehr, der eingesetzt werden könnte.
refusal-occupied = { $space } ist besetzt: Steine werden auf leeren Feldern eingesetzt.
refusal-not-next-to-band = { $space } liegt nicht am Band: Kein Stapel steht daneben.
refusal-weak-connection = Auf { $space } würde ein Stein nur { $to } berühren, der selbst nur einen Stapel berührt: zu schwach verbunden.
refusal-too-early = Zum Schlagen ist es zu früh: Erst müssen drei Steine eingesetzt sein.
refusal-nothing-to-move = Auf { $from } steht kein Stapel, der ziehen könnte.
refusal-not-yours = Der Stapel auf { $from } gehört dem Gegner: Sein oberster Stein ist nicht von dir.
refusal-own-stack = Der Stapel auf { $to } ist dein eigener: Geschlagen werden nur gegnerische.
refusal-nothing-to-capture = Auf { $to } gibt es nichts zu schlagen: Stapel ziehen nie auf leere Felder.
refusal-not-adjacent = { $from } und { $to } sind keine Nachbarn: Ein Stapel zieht einen Schritt weit.
refusal-stack-of-three = Der Stapel auf { $at } ist drei Steine hoch: Er zieht nicht und wird nicht geschlagen.
refusal-too-high = { $from } auf { $to } ergäbe { $height } Steine: zu hoch, drei ist die Grenze.
refusal-would-split = Zöge der Stapel von { $from }, zerfiele das Band in { $count } Teile: { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] { $player } hat { $pieces } Stein im Vorrat: Gepasst wird nur mit leerem Vorrat.
   *[other] { $player } hat { $pieces } Steine im Vorrat: Gepasst wird nur mit leerem Vorrat.
}

## Shared: why a text is no move

typed-empty = Es fehlt ein Zug. Beispiele: { $examples }
typed-no-such-space = Auf diesem Brett ({ $board }) gibt es kein Feld „{ $name }“.
typed-too-far = { $name } liegt zu weit draußen: Die Koordinaten von Libre gehen von -128 bis 127.
typed-ambiguous = „{ $text }“ lässt sich verschieden lesen: { $first } oder { $second }.
typed-not-a-move = „{ $text }“ ist kein Zug. Beispiele: { $examples }

## The terminal

tui-you = Du
tui-person = Mensch
tui-level = Stufe { $number }
tui-thinking = denkt nach …
tui-paused = wartet: Enter
tui-not-your-turn = { $player } ist am Zug: Das Programm denkt nach.

tui-one-more-pass = Wird noch einmal gepasst, ist die Partie zu Ende.
tui-over = { $result } n: neue Partie. u: zurück.
tui-taken-up = { $space } schlägt: Wähle einen der markierten Stapel. Esc bricht ab.
tui-no-enemy-beside = { $space } kann nicht schlagen: Kein gegnerischer Stapel steht daneben.
tui-capturers = { $space } kann von { $stacks } geschlagen werden: Wähle zuerst einen davon.
tui-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
tui-nothing-to-redo = Es wurde kein Zug zurückgenommen, den man wieder spielen könnte.
tui-seeking-hint = Ein guter Zug wird gesucht …
tui-hint = Tipp: { $move }

tui-kept = Die Partie ist aufgehoben: „abande play“ bietet sie wieder an.
tui-not-kept = Die Partie lässt sich nicht aufheben: { $reason }
tui-resumed = Die Partie geht weiter, wo sie stand.
tui-opened = Du siehst dir eine Partie an: ← → gehen durch die Züge, x spielt ab hier weiter.
tui-looking = Du siehst dir eine Partie an. x spielt ab hier weiter, in einer eigenen Partie.
tui-reading = { $file } wird gelesen … Esc bricht ab.
tui-which = Partie { $number } von { $total }
tui-no-such-game = { $count ->
    [one] Diese Partie gibt es nicht: Die Datei hat { $count } Partie.
   *[other] Diese Partie gibt es nicht: Die Datei hat { $count } Partien.
}
tui-played-from = Hier beginnt eine neue Partie. Die andere bleibt, wie sie ist.
tui-saved = Gespeichert: { $file }
tui-exists = { $file } gibt es schon.
tui-not-saved = Es wurde nichts gespeichert.
tui-prompt-move = Zug
tui-prompt-save = Speichern als
tui-prompt-open = Datei öffnen
tui-prompt-replace = Ersetzen (j/n)
tui-yes = j

tui-space-empty = { $space }: leer
tui-space-enter = { $space }: leer, hier kann ein Stein eingesetzt werden
tui-space-stack = { $space }: { $player }, Höhe { $height }
tui-space-asleep = { $space }: { $player }, Höhe { $height }, schläft: berührt keinen Gegner und zählt nichts

tui-moves = Züge
tui-analysis = Analyse
tui-analysis-over = Die Partie ist zu Ende.
tui-depth = Tiefe { $depth }
tui-proven = sicher
tui-even = ausgeglichen
tui-decimal-mark = ,
# Both in a line where there is no room for more: at most 16 letters with two numbers of two digits.
tui-tally = { $points } Pkt, { $hand } Vorr.

tui-key-help = Hilfe
tui-key-act = ziehen
tui-key-pass = passen
tui-key-undo = zurück
tui-key-hint = Tipp
tui-key-analysis = Analyse
tui-key-save = speichern
tui-key-new = neu
tui-key-quit = Ende
tui-key-done = fertig
tui-key-cancel = abbrechen
tui-key-steps = Züge
tui-key-from = ab hier spielen
tui-key-games = Partie

key-enter = Enter
tui-name-space = Leertaste
tui-name-slants = Pos1 Bild↑ Ende Bild↓
key-escape = Esc
tui-name-control = Strg
tui-name-pages = Bild↑ Bild↓

tui-menu-kept = Unfertige Partien
tui-menu-new = Neue Partie
tui-menu-board = Brett
tui-menu-start = Los geht’s
tui-menu-from = Ab hier spielen
tui-menu-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
tui-menu-keys = ↑ ↓: wählen · ← →: ändern · Enter: los · q: Ende
tui-menu-keys-kept = ↑ ↓: wählen · ← →: ändern · Enter: weiter oder los · x: löschen · q: Ende
tui-menu-discard = Noch einmal x, und diese Partie ist endgültig gelöscht.

tui-help-keys = Tasten und Zeichen
tui-help-step = über das Brett gehen
tui-help-slant = schräg gehen; auch Y U B N
tui-help-act = Stein einsetzen, Stapel wählen, schlagen; oder klicken
tui-help-type = Tippe einen Zug ein: d4 setzt ein, c3-d4 schlägt, pass passt; in Libre 0,1 und 0,1->1,0.
tui-help-pass = passen, mit leerem Vorrat
tui-help-undo = den letzten eigenen Zug zurücknehmen
tui-help-redo = Zurückgenommenes wieder spielen
tui-help-hint = das Programm um einen Tipp bitten
tui-help-analysis = Analyse: wer um wie viel führt, und die besten Varianten
tui-help-marks = zeigen oder verbergen, was erlaubt ist
tui-help-save = die Partie in einer Datei speichern (.abn)
tui-help-open = die Partien einer Datei ansehen
tui-help-new = eine neue Partie beginnen; diese wird aufgehoben
tui-help-from = ab hier spielen, in einer neuen Partie
tui-help-look = beim Ansehen: einen Zug zurück oder vor, zum Anfang oder zum Ende
tui-help-games = beim Ansehen: die vorige, die nächste Partie der Datei
tui-help-cancel = den Stapel wieder hinstellen; schließen
tui-help-redraw = den Bildschirm neu zeichnen
tui-help-suspend = eine Weile zurück zur Shell; mit fg geht es weiter
tui-help-quit = beenden; eine unfertige Partie wird aufgehoben
tui-help-foot = ↑ ↓ blättern; jede andere Taste führt zurück zur Partie.
tui-sign-black = ein schwarzer Stapel der Höhe zwei
tui-sign-white = ein weißer Stapel der Höhe eins
tui-sign-asleep = hinter einem Stapel: schläft und zählt nichts
tui-sign-last = der letzte Zug
tui-sign-enter = hier kann ein Stein eingesetzt werden
tui-sign-movable = dieser Stapel kann schlagen
tui-sign-target = der gewählte Stapel kann diesen schlagen
tui-sign-pointed = worum es in einem Tipp oder einer Meldung geht
tui-sign-cursor = der Zeiger und der gewählte Stapel
tui-too-small = Das Fenster ist zu klein: Es braucht mindestens { $columns } x { $lines }, und 80 x 24, um alles zu zeigen.

tui-plain-welcome = Abande, { $board }. Schwarz: { $black }. Weiß: { $white }. Tippe einen Zug ein oder help.
tui-plain-looking = Abande, { $board }. Schwarz: { $black }. Weiß: { $white }. Du siehst dir eine Partie an: undo und redo gehen durch die Züge, play spielt ab hier, help nennt alle Befehle.
tui-plain-which = Das ist Partie { $number } von { $total }: game N zeigt eine andere.
tui-plain-only-looking = Du siehst dir eine Partie an: play spielt ab hier weiter, in einer eigenen Partie.
tui-plain-waits = { $player } ist am Zug, und das Programm wartet: go lässt es ziehen.
tui-plain-no-file = Es ist keine Datei offen: open DATEI öffnet eine.
tui-plain-play-whom = Hinter play steht der Gegner, human oder eine Stufe von 1 bis 10, oder nichts.
tui-plain-kept = { $count ->
    [one] Es gibt { $count } unfertige Partie: resume spielt sie weiter.
   *[other] Es gibt { $count } unfertige Partien: resume spielt die letzte weiter.
}
tui-plain-nothing-kept = Es gibt keine unfertige Partie zum Weiterspielen.
tui-plain-see-help = help nennt alle Befehle.
tui-plain-help = diese Liste
tui-plain-board = das Brett zeichnen
tui-plain-stacks = alle Stapel nennen
tui-plain-moves = alle erlaubten Züge nennen
tui-plain-score = Punkte, Vorrat und wer am Zug ist
tui-plain-position = die Stellung als eine Zeile Text
tui-plain-analyse = wer um wie viel führt, und die besten Varianten
tui-plain-resume = die letzte unfertige Partie weiterspielen
tui-plain-game = eine andere Partie der Datei ansehen
tui-plain-play = ab hier spielen, in einer neuen Partie; play 5 spielt gegen Stufe 5
tui-plain-go = das Programm ziehen lassen, wo es wartet

## Puzzles in the terminal

puzzle-title = Rätsel { $id }. Brett: { $board }. Wertungszahl: { $rating }.
puzzle-task = { $count ->
    [one] { $player } am Zug: Ein Zug ist klar der beste. Welcher?
   *[other] { $player } am Zug: Ein Zug ist klar der beste. { $count } sind zu finden.
}
puzzle-right = { $move } ist richtig.
puzzle-wrong = { $move } ist es nicht.
puzzle-refutation = { $player } antwortet { $moves }. Dann steht es: { $margin }.
puzzle-try-again = Der Zug ist zurückgenommen: Versuche einen anderen, oder tippe hint.
puzzle-reply = { $player } antwortet { $move }.
puzzle-solved = Gelöst. Die Zugfolge ist etwa { $margin } wert und jeder andere Zug mindestens { $gap } weniger, wie eine lange Suche ergibt.
puzzle-solved-proven = Gelöst. Das ist sicher: Die Zugfolge ist { $margin } wert und jeder andere Zug mindestens { $gap } weniger.
puzzle-themes = Motive: { $themes }.
puzzle-no-more = Hier ist nichts mehr zu finden: next zeigt ein anderes Rätsel, quit beendet.
puzzle-solution = Lösung: { $moves }
puzzle-hint-themes = Tipp, das Motiv: { $themes }.
puzzle-hint-enter = Tipp: Ein Stein wird eingesetzt.
puzzle-hint-capture = Tipp: Ein Stapel wird geschlagen.
puzzle-hint-pass = Tipp: Manchmal ist es am besten, nichts zu tun.
puzzle-hint-from = Tipp: Der Stapel auf { $space } schlägt.
puzzle-hint-near = Tipp: Der Stein kommt neben { $space }.
puzzle-hint-move = Tipp: { $move }
puzzle-see-help = help nennt alle Befehle.
puzzle-help-move = Tippe einen Zug: d4 setzt ein, c3-d4 schlägt, pass passt. Oder:
puzzle-help-hint = ein Tipp; jeder verrät mehr
puzzle-help-solution = die Züge, die noch zu finden sind
puzzle-help-board = das Brett zeichnen
puzzle-help-next = ein anderes Rätsel
puzzle-help-help = diese Liste
puzzle-help-quit = beenden
puzzle-theme-keep-the-band = Das Band halten
puzzle-theme-cut = Gelenk
puzzle-theme-pin = Fesselung
puzzle-theme-put-to-sleep = In den Schlaf schicken
puzzle-theme-wake-up = Aufwecken
puzzle-theme-three-at-once = Drei auf einmal
puzzle-theme-take-back = Zurückschlagen
puzzle-theme-last-piece = Der letzte Stein
puzzle-theme-pass = Passen
puzzle-theme-race = Wettlauf
puzzle-theme-connection = Verbindung

## The server, in its answers

# What the server refuses, in the words of the answer.
server-bad-request = Der Server versteht diese Anfrage nicht.
# $why is a remark in English, for whoever writes programs.
server-bad-request-why = Der Server versteht diese Anfrage nicht: { $why }
server-unauthorized = Melde dich zuerst an.
server-wrong-password = Name oder Passwort stimmt nicht.
server-forbidden = Das darfst du nicht.
server-method = Diese Adresse wird nicht auf diese Art angefragt.
server-not-for-guests = Dafür brauchst du ein Konto: Leg zuerst eins an.
server-has-account = Du hast schon ein Konto: Melde dich ab, um ein anderes anzulegen.
server-strange-origin = Diese Anfrage kommt von einer fremden Seite, nicht von diesem Server.
server-strange-host = Unter dieser Adresse ist dieser Server nicht bekannt. Wer ihn betreibt, kann die Adresse mit --url angeben.
server-not-found = Das gibt es hier nicht, oder nicht mehr.
server-conflict = Inzwischen hat sich etwas geändert. Sieh noch einmal nach.
server-seek-taken = Dieses Angebot steht nicht mehr: Jemand war schneller, oder es wurde zurückgezogen.
server-own-seek = Das ist dein eigenes Angebot: Schick den Link der Person, mit der du spielen willst.
server-needs-account = Für eine gewertete Partie brauchst du ein Konto.
server-no-person = Niemand heißt hier { $name }.
server-too-many-seeks = Du hast zu viele offene Angebote: Zieh zuerst eins zurück.
server-too-large = Das ist zu viel für eine Nachricht.
server-too-many = { $seconds ->
    [one] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunde noch einmal.
   *[other] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
}
# Two minutes or more.
server-too-many-minutes = Das war zu viel auf einmal. Versuch es in { $minutes } Minuten noch einmal.
server-unavailable = Der Server ist gerade nicht verfügbar. Versuch es gleich noch einmal.

# What cannot be done in a game online.
server-command-id = Die Id eines Befehls hat 1 bis 64 Zeichen aus A-Z a-z 0-9 - _.
server-future-version = Version { $named } gibt es noch nicht: Die Partie ist bei Version { $version }.
server-other-contents = Ein anderer Befehl hatte diese Id schon.
server-game-over = Die Partie ist zu Ende.
server-stale = In der Partie ist etwas geschehen, das du noch nicht gesehen hattest. Sieh es dir an und entscheide dann.
server-not-your-turn = Du bist nicht am Zug.
server-too-late-to-abort = Es sind schon zwei Züge gemacht: Die Partie lässt sich aufgeben, aber nicht mehr abbrechen.
server-no-offer = Ein solches Angebot gibt es nicht, oder nicht mehr.
server-offered-already = Das hast du schon angeboten.
server-draw-offered = Remis hast du schon angeboten: Nach deinem nächsten Zug kannst du es wieder anbieten.
server-nothing-to-take-back = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
server-rated-take-back = In einer gewerteten Partie wird kein Zug zurückgenommen.
server-not-over-yet = Eine Revanche lässt sich anbieten, wenn die Partie zu Ende ist.
server-next-begun = Die nächste Partie hat schon begonnen.
server-no-claim = Den Sieg kannst du nicht beanspruchen: Der Gegner ist nicht weg.
server-no-claim-yet = Den Sieg kannst du noch nicht beanspruchen: Gib dem Gegner noch etwas Zeit.
server-no-clock = Diese Partie hat keine Uhr.

# Names. $letter is a character in quotes, or its number, such as U+200B.
server-name-too-short = Dieser Name ist zu kurz: Nimm mindestens { $least } Buchstaben.
server-name-too-long = Dieser Name ist zu lang: Nimm höchstens { $most } Buchstaben.
server-name-no-letter-first = Ein Name beginnt mit einem Buchstaben: Stell einen davor.
server-name-letter = { $letter } geht in einem Namen nicht: Nimm Buchstaben, Ziffern, - und _.
server-name-signs = In einem Namen stehen - und _ einzeln zwischen Buchstaben oder Ziffern: Nimm die anderen weg.
server-name-marks = Auf einem Buchstaben dieses Namens sind zu viele Akzente: Nimm ein paar weg.
server-name-scripts = Die Buchstaben dieses Namens sind aus mehreren Schriften, etwa lateinisch und kyrillisch: Nimm die einer einzigen.
server-name-disguised = In Großbuchstaben sieht dieser Name aus wie einer in anderer Schrift: Schreib ihn klein.
server-name-reserved = Dieser Name ist dem Server vorbehalten: Nimm einen anderen.
server-name-taken = Diesen Namen hat schon jemand, oder einen, der so aussieht: Nimm einen anderen.

# Passwords.
server-password-too-short = Dieses Passwort ist zu kurz: Nimm mindestens { $least } Zeichen.
server-password-too-long = Dieses Passwort ist zu lang: Nimm höchstens { $most } Zeichen.
server-password-is-name = Das Passwort ist der Name, den alle sehen: Nimm ein anderes.
server-password-common = Dieses Passwort wird mit als Erstes probiert: Nimm ein anderes, zum Beispiel drei Wörter.

## The browser

web-nav = Bereiche
web-nav-play = Spielen
web-nav-online = Online
web-nav-settings = Optionen
web-skip = Zum Inhalt springen
web-no-server = Hier kann man nicht mit anderen spielen: Unter dieser Adresse antwortet kein Server.
web-close = Schließen
web-cancel = Abbrechen
web-board = Brett
web-you = Du
web-engine = { $name }, Stufe { $level }
# In records against the computer: whoever has not said a name.
web-somebody = Mensch
web-thinking = Der Computer denkt nach.
web-may-pass = { $player } zieht oder passt
web-no-target = Neben { $space } steht kein Stapel des Gegners: Es gibt nichts zu schlagen.
web-restore-failed = Die Partie vom letzten Besuch lässt sich nicht lesen: { $message }

# Where the browser keeps nothing.
web-kept-blocked = Dieser Browser behält nichts: Speichere deine Partien, bevor du gehst.
web-kept-full = Der Browser hat keinen Platz mehr: Speichere deine Partien, bevor du gehst.
web-kept-silent = Der Speicher antwortet nicht: Speichere deine Partien, bevor du gehst.
web-kept-save = Datei speichern
web-kept-apart = Diese Partie ging in einem anderen Tab weiter. Was du hier spielst, ist jetzt eine eigene Partie.

# What cannot be fetched, and an engine that fails.
web-not-loaded = Dieser Teil konnte nicht geladen werden. Prüf die Verbindung und versuch es noch einmal.
web-load-again = Noch einmal versuchen
web-engine-failed = Die Engine antwortet nicht mehr. Lade die Seite neu, dann geht es weiter.

web-controls = Bedienung
web-pass = Passen
web-pass-short = Passen
web-passing = Passen
web-undo = Zurücknehmen
web-redo = Wiederholen
web-rotate = Brett drehen
web-flip = Brett spiegeln
web-sound = Ton
web-resign = Aufgeben
web-resign-sure = Möchtest du diese Partie aufgeben?
web-moves = Züge
web-no-moves = Noch ist kein Zug gespielt.

# Looking back, the end of a game
web-looking = Rückblick: Zug { $ply } von { $all }
web-looking-start = Rückblick: der Anfang
web-looking-undone = Ein Zug, der zurückgenommen wurde
web-present = Zurück zur Partie
web-pass-ends = Wenn du jetzt passt, ist die Partie zu Ende.
web-pass-end = Passen und Partie beenden
web-you-win = Du gewinnst { $points }:{ $other }.
web-you-lose = Du verlierst { $points }:{ $other }.
web-you-resigned = Du verlierst: Du hast aufgegeben.
web-you-win-resigned = Du gewinnst: Der Computer hat aufgegeben.
web-you-lose-time = Du verlierst: Deine Zeit ist um.
web-you-win-time = Du gewinnst: Die Zeit des Computers ist um.

# What follows the end of a game
web-end = Ende der Partie
web-end-show = Wertung und nächste Schritte
web-end-count = So wird gezählt
web-end-asleep = { $count ->
    [one] Der Stapel auf { $spaces } schläft: Neben ihm steht keiner von { $player }, also zählt er nichts.
   *[other] Die Stapel auf { $spaces } schlafen: Neben ihnen steht keiner von { $player }, also zählen sie nichts.
}
web-end-review = Meine Fehler ansehen
web-end-rematch = Revanche
web-end-share = Teilen
web-end-go-up = Drei Siege in Folge: Du bist reif für Stufe { $level }.
web-end-go-down = Drei Niederlagen in Folge: Stufe { $level } macht vorerst vielleicht mehr Spaß.
web-statistics = Statistik
web-statistics-none = Du hast noch keine Partie gegen den Computer zu Ende gespielt.
web-statistics-level = Stufe
web-statistics-won = Gewonnen
web-statistics-drawn = Remis
web-statistics-lost = Verloren
web-statistics-all = Alle
web-statistics-helped = { $count ->
    [one] Eine davon mit Tipps oder zurückgenommenen Zügen.
   *[other] { $count } davon mit Tipps oder zurückgenommenen Zügen.
}

# Hints in a game
web-hint = Tipp
web-hint-asking = Ein Tipp wird gesucht …
web-hint-more = Zug zeigen
web-hint-why = Warum?
web-hint-close = Tipp schließen
web-hint-stack = Schau dir deinen Stapel auf { $space } an.
web-hint-area = Schau dich bei { $spaces } um.
web-hint-enter = Setze einen Stein auf { $space } ein.
web-hint-capture = Schlage { $to } mit { $from }.
web-hint-pass = Passe.
web-hint-taken = mit Tipp
web-why-gains = { $points ->
    [one] Das bringt sofort einen Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}
web-why-puts-to-sleep = Das lässt { $spaces } einschlafen.
web-why-completes = Der Stapel auf { $spaces } ist dann drei hoch: Niemand kann ihn schlagen.
web-why-escapes = Das bringt { $spaces } außer Gefahr.
web-why-protects = Das schützt { $spaces } davor, gleich geschlagen zu werden.
web-why-threatens = Das droht, { $spaces } zu schlagen.
web-why-leaves-nothing = Dann gibt es für den Gegner nichts zu schlagen.
web-why-wins = { $points ->
    [one] Bei bestem Spiel gewinnst du mit einem Punkt Vorsprung.
   *[other] Bei bestem Spiel gewinnst du mit { $points } Punkten Vorsprung.
}
web-why-loses = { $points ->
    [one] Auch so verlierst du bei bestem Spiel mit einem Punkt Rückstand.
   *[other] Auch so verlierst du bei bestem Spiel mit { $points } Punkten Rückstand.
}
web-why-draws = Bei bestem Spiel wird es remis.
web-why-even = Die Partie ist dann ausgeglichen.
web-why-ahead = { $points ->
    [one] Du liegst dann etwa einen Punkt vorn.
   *[other] Du liegst dann etwa { $points } Punkte vorn.
}
web-why-behind = { $points ->
    [one] Du liegst auch so etwa einen Punkt zurück.
   *[other] Du liegst auch so etwa { $points } Punkte zurück.
}

web-new-game = Neue Partie
web-play-from = Ab hier spielen
web-against = Gegner
web-against-engine = Computer
web-against-people = Zu zweit an diesem Bildschirm
web-against-nobody = Beide Seiten, zum Probieren
web-level = Stufe { $level }
web-your-color = Du spielst
web-color-random = Zufall
web-board-file = Aus Datei
web-board-file-choose = Brettdatei wählen …
web-board-file-missing = Wähle erst eine Brettdatei.
web-board-file-fault = { $file } ist kein Brett: { $message }
web-more = Größe, Steine, Uhr
web-size = Felder je Seite
web-pieces = Steine je Spieler
web-clock = Uhr, Minuten + Sekunden je Zug
web-clock-none = Keine
web-start = Los geht’s
web-keys = Tasten
web-name-home = Pos1
web-name-end = Ende
web-name-delete = Entf
web-key-walk = Über das Brett gehen
web-key-act = Stein einsetzen, Stapel wählen oder schlagen
web-key-clear = Auswahl aufheben
web-key-hints = Erlaubte Züge zeigen oder verbergen
web-key-zoom = Größer, kleiner, alles zeigen (Libre)
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-coordinates = Namen der Felder
web-coordinates-off = Aus
web-coordinates-edge = Am Rand
web-coordinates-spaces = In den Feldern
web-system = Namen auf dem sechseckigen Brett
web-system-stein = Nach Stein
web-system-slanted = Schräg
web-hints = Erlaubte Züge zeigen
web-space-empty = { $space }, leer
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, { $height } hoch, von unten: { $pieces }
web-makeup = { $space }, von unten: { $pieces }
web-asleep = schläft
web-why-asleep = Schläft: Daneben steht kein gegnerischer Stapel. Bleibt das so, zählt dieser Stapel am Ende nichts.
web-can-enter = hier kann ein Stein eingesetzt werden
web-can-capture = kann { $spaces } schlagen
web-can-be-captured = kann von { $spaces } geschlagen werden
web-chosen = gewählt
web-fit = Ganzes Band zeigen
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-show-last = Den letzten Zug zeigen

# The levels: who they are, and what they really do.
web-level-name-1 = Träumer
web-level-name-2 = Stapler
web-level-name-3 = Buchhalter
web-level-name-4 = Nachbar
web-level-name-5 = Lehrling
web-level-name-6 = Stammgast
web-level-name-7 = Planer
web-level-name-8 = Kenner
web-level-name-9 = Meister
web-level-name-10 = Volle Stärke
web-level-line-1 = Sieht nur den eigenen Zug, übersieht das meiste und vergisst, dass Schläfer nichts zählen.
web-level-line-2 = Sieht, was er schlägt und ob zurückgeschlagen wird, übersieht aber jeden zweiten Zug. Vergisst Schläfer.
web-level-line-3 = Weiß, was zählt, auch bei Schläfern, und übersieht doch jeden vierten Zug.
web-level-line-4 = Sieht deine Antwort und übersieht zwei von fünf Zügen. Rettet, was er in Gefahr sieht.
web-level-line-5 = Sieht deine Antwort, rechnet Schlagabtäusche durch und übersieht jeden vierten Zug.
web-level-line-6 = Sieht drei Züge voraus und übersieht ab und zu einen, vor allem bei gefesselten Stapeln.
web-level-line-7 = Sieht vier Züge voraus und übersieht selten etwas.
web-level-line-8 = Prüft 4500 Stellungen je Zug und übersieht dabei nichts; sein Urteil ist etwas ungenau.
web-level-line-9 = Prüft 22 000 Stellungen je Zug; sein Urteil ist etwas ungenau.
web-level-line-10 = Alles, was die Engine kann, mit etwa drei Sekunden je Zug oder nach der Uhr.
web-level-steps = Jede Stufe gewinnt etwa vier von fünf Partien gegen die darunter.
web-level-named = Stufe { $level }: { $name }

# New games: what is not as usual, and two people at one screen.
web-unusual-size = { $size } Felder je Seite
web-unusual-pieces = { $pieces ->
    [one] je { $pieces } Stein
   *[other] je { $pieces } Steine
}
web-unusual-clock = Uhr { $clock }
web-usual = Zurück zum Üblichen
web-name-of = Name von { $player }
web-turning = Das Brett zu der Seite drehen, die am Zug ist

# Games by link: with a friend, without a server. $name is a person's, $player a colour.
web-against-link = Per Link, mit Freunden
web-against-link-about = Zieh und schick den Link mit einem beliebigen Messenger; dein Gegenüber zieht und schickt einen zurück. Ohne Konto, ohne Server dazwischen.
web-own-name = Dein Name, wenn du magst
web-games-link = Partie per Link
web-link-you-named = { $name } (du)
web-link-invited = { $name } lädt dich zu einer Partie ein
web-link-invited-friend = Du bist zu einer Partie eingeladen
web-link-seat = Ich spiele { $player }
web-link-seat-named = Ich bin { $name } ({ $player })
web-link-watch = Ich schaue nur zu
web-link-watching = Du schaust nur zu. { $player } am Zug
web-link-sit = Ich spiele hier mit
web-link-your-turn = Du bist am Zug: Du spielst { $player }
web-link-your-turn-pass = Du bist am Zug: Du spielst { $player } und darfst passen
web-link-send-now = Schick jetzt den Link
web-link-send = Schick diesen Link an { $name }
web-link-send-friend = Schick diesen Link deinem Gegenüber
web-link-send-note = Dein Zug gilt, sobald der Link verschickt ist. Bis dahin kannst du ihn zurücknehmen.
web-link-send-begin = Dein Gegenüber beginnt: Der Link lädt zur Partie ein.
web-link-share = Teilen …
web-link-copy = Link kopieren
web-link-field = Der Link zum Verschicken
web-link-message = Abande: Du bist am Zug!
web-link-message-over = Abande: Unsere Partie ist zu Ende.
web-link-waiting = { $name } ist am Zug
web-link-waiting-friend = Dein Gegenüber ist am Zug
web-link-sent = Dein Gegenüber hat den Link vielleicht schon.
web-link-paste = Kommt ein Link zurück, öffne ihn oder füge ihn hier ein
web-link-paste-none = In diesem Text ist kein Link zu einer Partie.
web-link-open = Öffnen
web-link-back-sure = Dein Gegenüber hat den Link mit diesem Zug vielleicht schon. Wenn du ihn zurücknimmst und einen anderen schickst, sieht dein Gegenüber beide und muss wählen.
web-link-back = Trotzdem zurücknehmen
web-link-older = { $count ->
    [one] Dieser Link ist älter: Die Partie ist seitdem einen Zug weiter.
   *[other] Dieser Link ist älter: Die Partie ist seitdem { $count } Züge weiter.
}
web-link-older-show = Alte Stellung ansehen
web-link-damaged = Dieser Link ist beschädigt oder abgeschnitten. Lass ihn dir noch einmal schicken und öffne ihn ganz. Deine Partien sind unverändert.
web-link-foreign = Dieser Link passt nicht zu deiner Partie: Er beginnt anders. Deine Partie ist unverändert.
web-link-unknown = Diese Partie ist nicht in diesem Browser gespeichert. Öffne ihren letzten Link: Er enthält die ganze Partie.
web-link-fork = Der Link und deine Partie unterscheiden sich
web-link-fork-about = { $count ->
    [0] Sie unterscheiden sich vom ersten Zug an. Sprecht ab, was gilt.
    [one] Der erste Zug ist gleich, dann unterscheiden sie sich. Sprecht ab, was gilt.
   *[other] Die ersten { $count } Züge sind gleich, dann unterscheiden sie sich. Sprecht ab, was gilt.
}
web-link-fork-mine = Bei dir
web-link-fork-theirs = Im Link
web-link-fork-show = Zeigen
web-link-fork-go-mine = Mit meiner weiter
web-link-fork-go-theirs = Mit dem Link weiter
web-link-fork-note = Die andere bleibt unter deinen Partien.
web-link-fork-name = { $players } (andere Züge)
web-link-resigns = { $player } gibt auf.
web-link-offer = Mit diesem Zug Remis anbieten
web-link-offer-out = Du hast Remis angeboten.
web-link-offered = { $name } bietet Remis an: Nimm es an oder mach deinen Zug
web-link-offered-friend = Dein Gegenüber bietet Remis an: Nimm es an oder mach deinen Zug
web-link-agree = Remis annehmen
web-link-agrees = { $player } nimmt das Remis an.
web-link-won-resigned = Du gewinnst: Die andere Seite hat aufgegeben.
web-link-with-offer = { $move }, mit Remisangebot
# Also in the page's title.
web-your-turn = Du bist am Zug
web-games-link-yours = du bist am Zug
web-games-link-unsent = Link noch nicht verschickt
web-games-link-waiting = wartet auf Antwort
web-games-link-watching = du schaust zu
web-games-kind-link = Partien per Link

# Settings: how it looks, moves and sounds, and what is kept.
web-settings-look = Sprache und Farben
web-settings-board = Brett
web-settings-motion = Bewegung und Ton
web-look = Brett und Steine
web-look-wood = Holz
web-look-slate = Schiefer
web-look-paper = Papier
web-pace = Züge auf dem Brett
web-pace-off = Sofort
web-pace-fast = Schnell
web-pace-normal = Mittel
web-pace-slow = Langsam
web-volume = Lautstärke
web-stored-games = Partien: { $number }
web-stored-learned = Gelöste Lektionen und Aufgaben: { $number }
web-stored-delete = Alles löschen
web-stored-delete-sure = Alle Partien, alle Optionen und was du gelernt hast, werden in diesem Browser gelöscht. Das lässt sich nicht rückgängig machen; du kannst deine Partien vorher exportieren.
web-stored-failed = Es ließ sich nicht alles löschen. Schließ die anderen Tabs dieser Seite und versuch es noch einmal.
web-stored-games-link = Zu meinen Partien

## The browser: analysing, and the list of games

web-nav-analyse = Analyse
web-nav-games = Partien
web-analyse-this = Diese Partie analysieren
web-analyse-setup = Stellung aufbauen
web-analyse-setup-done = Diese Stellung analysieren
web-analyse-tool = Was ein Klick tut
web-analyse-tool-add = setzt { $player }
web-analyse-tool-remove = nimmt weg
web-analyse-turn = Am Zug
web-analyse-hand = Vorrat von { $player }
web-analyse-passes = Unmittelbar zuvor gepasst
web-analyse-position = Stellung
web-analyse-from-start = Anfang einer Partie
web-analyse-empty = Brett leeren
web-analyse-faults = Diese Stellung ist noch nicht spielbar:
web-analyse-sound = Diese Stellung ist spielbar.
web-analyse-fault-no-such-space = Auf diesem Brett ({ $board }) gibt es kein Feld { $space }.
web-analyse-fault-too-far = { $space } liegt zu weit außen.
web-analyse-fault-too-high = Der Stapel auf { $space } ist { $height } hoch: Höchstens drei sind erlaubt.
web-analyse-fault-own-capture = Im Stapel auf { $space } liegt der oberste Stein auf einem der eigenen Farbe: Durch Schlagen entsteht das nie.
web-analyse-fault-split-band = Das Band besteht aus { $count } Teilen: { $parts }.
web-analyse-fault-no-band = Es gibt keinen Stapel: Libre beginnt mit zweien.
web-analyse-fault-wrong-count = Die Steine von { $player } ergeben nicht { $pieces }: Es sind { $board } auf dem Brett und { $hand } im Vorrat.
web-analyse-fault-passed-holding-pieces = { $player } kann nicht gepasst haben: Es sind noch Steine im Vorrat.
web-analyse-engine = Engine
web-analyse-lines = Anzahl der Varianten
web-analyse-best = Beste Varianten
web-analyse-follow = Den ersten Zug dieser Variante spielen
web-analyse-begins = Denkt nach …
web-analyse-depth = Tiefe { $depth }
web-analyse-over = Die Partie ist zu Ende.
web-analyse-ahead = { $player } +{ $margin }
web-analyse-even = Ausgeglichen
web-analyse-wins = { $player } gewinnt mit +{ $points }
web-analyse-drawn = Remis
web-analyse-chance = { $player } { $chance }
web-analyse-unknown = Noch nicht untersucht
web-analyse-bar = Gewinnaussicht, Anteil von Schwarz
web-analyse-graph = Verlauf der Partie
web-analyse-ply = Zug { $ply }
web-analyse-review = Partie prüfen
web-analyse-reviewing = Stellungen: { $done } von { $total }
web-analyse-review-time = Zeit je Stellung
web-analyse-seconds = { $seconds } s
web-analyse-accuracy = Genauigkeit
web-analyse-only = Einziger Zug
web-analyse-inaccuracy = Ungenauigkeit
web-analyse-mistake = Fehler
web-analyse-blunder = Grober Fehler
web-analyse-better = { $verdict }. Besser: { $move }
web-analyse-annotation = Zu diesem Zug
web-analyse-judgement = Beurteilung
web-analyse-glyph-1 = Guter Zug
web-analyse-glyph-2 = Fehler
web-analyse-glyph-3 = Glänzender Zug
web-analyse-glyph-4 = Grober Fehler
web-analyse-glyph-5 = Interessanter Zug
web-analyse-glyph-6 = Zweifelhafter Zug
web-analyse-comment = Kommentar
web-analyse-make-main = Zur Hauptvariante machen
web-analyse-delete = Ab diesem Zug löschen
web-analyse-deleted = Die Züge wurden gelöscht.
web-analyse-undo = Rückgängig
web-analyse-first = Zum Anfang
web-analyse-back = Einen Zug zurück
web-analyse-on = Einen Zug vor
web-analyse-last = Zum Ende
web-analyse-key-moves = Einen Zug zurück oder vor, in der Zugliste
web-analyse-key-variations = Eine andere Variante, in der Zugliste
web-analyse-key-ends = Zum Anfang oder zum Ende
web-analyse-import = Importieren
web-analyse-import-text = Füge Partien (.abn), eine Aufzeichnung von Abstract Play (JSON), eine Stellungszeile oder einfach Züge (d4 c3 d3) ein.
web-analyse-import-file = Dateien wählen …
web-analyse-imported = { $count ->
    [one] { $count } Partie wurde importiert; sie steht bei deinen Partien.
   *[other] { $count } Partien wurden importiert; alle stehen bei deinen Partien.
}
web-analyse-slanted = Schräge Feldnamen
web-analyse-unreadable = Das ist nicht lesbar: { $message }
web-analyse-unreadable-file = { $file } ist nicht lesbar: { $message }
web-analyse-link-damaged = Dieser Link ist beschädigt: Er enthält keine Partie. Lass ihn dir noch einmal schicken.
web-analyse-link-version = Dieser Link stammt aus einer neueren Version. Lade diese Seite neu, um die neue Version zu bekommen.

# Why a text cannot be read, and where.
web-fault-at = Zeile { $line }, Spalte { $column }: { $words }
web-fault-column = Spalte { $column }: { $words }
web-fault-in = bei { $path }: { $words }
web-fault-no-game = In diesem Text steht keine Partie.
web-fault-not-utf8 = Ab hier ist das kein Text.
web-fault-unexpected = „{ $text }“ gehört nicht hierher.
web-fault-ends-too-soon = Der Text hört zu früh auf.
web-fault-no-result-yet = Hier beginnt eine neue Partie, aber der vorigen fehlt das Ergebnis, etwa 15-12 oder *.
web-fault-open-comment = Der Kommentar, der hier beginnt, ist nicht geschlossen: Es fehlt eine {"}"}.
web-fault-open-variation = Die Variante, die hier beginnt, ist nicht geschlossen: Es fehlt eine ).
web-fault-empty-variation = Die Variante hat keine Züge.
web-fault-nothing-to-replace = Hier ist kein Zug, den diese Variante ersetzen könnte.
web-fault-nothing-to-judge = Hier ist kein Zug, den dieses Zeichen bewerten könnte.
web-fault-glyph = „{ $text }“ ist kein Zeichen für einen Zug: Nimm !, ?, !!, ??, !?, ?! oder $0 bis $255.
web-fault-open-value = Der Wert ist nicht geschlossen: Es fehlt ein ".
web-fault-tag-twice = Die Angabe { $name } kommt zweimal vor.
web-fault-tags-disagree = „{ $first }“ und „{ $second }“ widersprechen sich.
web-fault-coords = „{ $text }“ ist kein Koordinatensystem: Schreib stein oder slanted.
web-fault-no-result = „{ $text }“ ist kein Ergebnis: Schreib *, Punkte wie 15-12, 1-0, 0-1 oder 1/2-1/2.
web-fault-wrong-result = { $given } kann nicht das Ergebnis sein: Es steht { $score }.
web-fault-illegal = Die Regeln erlauben { $text } hier nicht.
web-fault-illegal-because = { $text }: { $rule }
web-fault-unknown-board = Ein Brett „{ $name }“ gibt es nicht.
web-fault-board-size = „{ $size }“ ist keine Größe: Dieses Brett ({ $board }) gibt es von { $least } bis { $most }.
web-fault-pieces = „{ $pieces }“ ist keine Zahl von Steinen: Auf diesem Brett ({ $board }) sind es 1 bis { $most }.
web-fault-position-too-short = Die Stellung ist unvollständig. Sie braucht Brett, Stapel, wer am Zug ist, Steine im Vorrat und Passzüge.
web-fault-position-too-long = „{ $text }“ ist zu viel: Eine Stellung endet mit der Zahl der Passzüge.
web-fault-files = Linien: { $found }, aber dieses Brett ({ $board }) hat { $expected }.
web-fault-spaces = Felder in der Linie ab { $space }: { $expected }, aber der Text gibt ihr { $found }.
web-fault-stack = „{ $text }“ ist kein Stapel.
web-fault-turn = „{ $text }“ sagt nicht, wer am Zug ist: Schreib b oder w.
web-fault-hands = „{ $text }“ sind keine Steine im Vorrat: Schreib die von Schwarz und Weiß als 18/18.
web-fault-passes = „{ $text }“ ist keine Zahl von Passzügen: Schreib 0, 1 oder 2.
web-fault-no-move-there = Hier fehlt ein Zug.
web-fault-no-such-space = Auf diesem Brett ({ $board }) gibt es kein Feld „{ $name }“.
web-fault-ambiguous = „{ $text }“ lässt sich auf mehr als eine Art lesen: { $first } oder { $second }.
web-fault-no-move = „{ $text }“ ist kein Zug.
web-fault-json = Das ist kein gültiges JSON.
web-fault-missing = Diese Angabe fehlt.
web-fault-wrong-kind = Hier müsste etwas anderes stehen.
web-fault-wrong-outcome = Die Partie endete { $score }, aber die Aufzeichnung sagt etwas anderes.
web-fault-other-game = Das Spiel ist „{ $name }“, nicht Abande.
web-fault-ambiguous-board = „{ $name }“ ist kein bekanntes Brett, und die Züge passen auf mehrere: { $boards }. Schreib hex, snub oder libre dafür, oder eine leere Liste für square.
web-fault-behind-the-end = Die Partie ist schon zu Ende: Auf resign, timeout, draw oder abandoned folgt nichts mehr.
web-fault-no-date = „{ $text }“ ist kein Zeitpunkt wie 2024-02-29T10:00:00Z.
web-fault-board-syntax = Das ist weder gültiges TOML noch gültiges JSON.
web-fault-missing-field = Die Angabe „{ $name }“ fehlt.
web-fault-unknown-field = Eine Angabe „{ $name }“ gibt es in Brettdateien nicht.
web-fault-field-kind = In „{ $name }“ steht nicht, was dort stehen soll.
web-fault-board-name = „{ $name }“ taugt nicht als Name eines Bretts: Nimm einen Kleinbuchstaben, dann Buchstaben, Ziffern, - oder _, und nicht den Namen eines bekannten Bretts.
web-fault-space-name = „{ $name }“ taugt nicht als Name eines Felds: Nimm einen Buchstaben, dann bis zu 11 Buchstaben, Ziffern oder _, und nicht „pass“.
web-fault-same-name = Ein Feld „{ $name }“ gibt es schon.
web-fault-space-place = Der Ort von „{ $name }“ muss aus zwei Zahlen zwischen -1000000 und 1000000 bestehen.
web-fault-same-place = „{ $first }“ liegt genau auf „{ $second }“.
web-fault-no-spaces = Das Brett hat keine Felder.
web-fault-too-many-spaces = Das Brett hat { $count } Felder; das sind zu viele.
web-fault-link = „{ $text }“ ist keine Verbindung: Schreib die Namen von zwei oder mehr Feldern, etwa a1-a2-a3.
web-fault-link-unknown = Die Verbindung „{ $text }“ nennt „{ $name }“; ein solches Feld hat das Brett nicht.
web-fault-link-loop = Die Verbindung „{ $text }“ führt von „{ $name }“ zu sich selbst.
web-fault-not-connected = Von „{ $from }“ führt kein Weg zu „{ $to }“: Das Brett muss zusammenhängen.
web-fault-export-unfinished = Die Partie ist nicht zu Ende: Abstract Play bewahrt nur beendete Partien auf.
web-fault-export-board = Dieses Brett ({ $board }) gibt es bei Abstract Play nicht.
web-fault-export-pieces = Abstract Play spielt mit je 18 Steinen, diese Partie mit { $pieces }.
web-fault-export-start = Diese Partie beginnt nicht mit leerem Brett, und einen anderen Anfang kennt Abstract Play nicht.

web-analyse-drop = Partien hier ablegen
web-analyse-share = Teilen und exportieren
web-analyse-link = Link
web-analyse-link-note = Der Link selbst enthält die ganze Partie; nichts wird irgendwohin gesendet.

# Sharing: the address of links, a film of the game, a picture on the clipboard.
web-share-address = Adresse von Abande im Netz
web-share-address-used = Links beginnen mit dieser Adresse, denn diese Seite läuft auf deinem eigenen Rechner.
web-share-address-none = Diese Seite läuft auf deinem eigenen Rechner: Sonst kann niemand diesen Link öffnen. Gib eine Adresse an, unter der andere Abande finden.
web-share-copy-picture = Bild kopieren
web-share-offer = Online anbieten
web-share-picture-failed = Das Bild ließ sich nicht kopieren. Speichere es stattdessen.
web-share-save-gif = Partie als GIF speichern
web-share-filming = Das GIF wird gezeichnet …

web-analyse-record = Aufzeichnung der Partie
web-analyse-copy = Kopieren
web-analyse-copied = Kopiert
web-analyse-copy-failed = Der Browser erlaubt das Kopieren nicht: Markiere den Text und kopiere ihn selbst.
web-analyse-save-abn = .abn speichern
web-analyse-save-json = Für Abstract Play speichern
web-analyse-save-svg = SVG speichern
web-analyse-save-png = PNG speichern
web-analyse-picture = Bild dieser Stellung
# Analysing: what surrounds the moves
web-analyse-new = Neue Analyse
web-analyse-new-note = Was jetzt offen ist, bleibt bei deinen Partien.
web-analyse-word-new = Neu
web-analyse-word-setup = Aufbauen
web-analyse-word-import = Import
web-analyse-word-share = Teilen
web-analyse-word-play = Spielen
web-analyse-sheet-review = Verlauf und Prüfung
web-analyse-sheet-notes = Notizen
web-analyse-threat = Drohung
web-analyse-threat-title = Wenn jetzt { $player } am Zug wäre:
web-analyse-no-threat = Hier gibt es keine Drohung zu zeigen.
web-analyse-follow-to = Die Variante bis zu diesem Zug spielen
web-analyse-key-draw = Auf das Brett zeichnen: zweimal auf einem Feld ein Kreis, auf zwei Feldern ein Pfeil. Oder mit der rechten Maustaste.
web-analyse-wipe = Zeichnungen löschen
# Learning from the mistakes that a review has found
web-analyse-learn = Aus den Fehlern lernen
web-analyse-mistake-back = Voriger Fehler
web-analyse-mistake-on = Nächster Fehler
web-mistakes-count = Fehler { $number } von { $total }
web-mistakes-whose = Wessen Fehler
web-mistakes-both = Beide
web-mistakes-was = Zug { $ply }: { $player } spielte { $move }. { $verdict }.
web-mistakes-passed = Zug { $ply }: { $player } passte. { $verdict }.
web-mistakes-ask = Finde auf dem Brett einen besseren Zug.
web-mistakes-judging = Die Engine sieht sich deinen Zug an …
web-mistakes-found = Gut gemacht: { $move } ist ein guter Zug.
web-mistakes-not = Nicht ganz: Auch { $move } verschenkt etwas. { $verdict }.
web-mistakes-told = Besser war { $move }.
web-mistakes-game = In der Partie
web-mistakes-yours = Dein Zug
web-mistakes-best = Am besten
web-mistakes-again = Noch einmal versuchen
web-mistakes-tell = Besseren Zug zeigen
web-mistakes-back = Zurück
web-mistakes-done = Fertig
web-mistakes-none = Es gibt keine solchen Fehler.
web-games-none = Noch keine Partien. Was du spielst, analysierst oder importierst, wird hier aufbewahrt, nur in diesem Browser.
web-games-players = { $black } – { $white }
web-games-untitled = { $board }, { $date }
web-games-open = offen
web-games-play = Weiterspielen: { $name }
web-games-rename = Umbenennen: { $name }
web-games-delete = Löschen: { $name }
web-games-deleted = „{ $name }“ wurde gelöscht.
web-games-new-name = Name der Partie
web-games-save = Speichern
web-games-export = Alle exportieren
web-games-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
web-games-imported = { $count ->
    [one] { $count } Partie wurde importiert.
   *[other] { $count } Partien wurden importiert.
}

# The list of games: what is shown of it, and in which order.
web-games-search = Suchen: Namen, Bretter, Spieler
web-games-which = Welche Partien
web-games-kind-all = Alle Partien
web-games-kind-starred = Mit Stern
web-games-kind-open = Noch offen
web-games-kind-won = Gegen den Computer gewonnen
web-games-kind-lost = Gegen den Computer verloren
web-games-kind-computer = Gegen den Computer
web-games-kind-others = Alle anderen
web-games-all-boards = Alle Bretter
web-games-order = Reihenfolge
web-games-order-changed = Zuletzt geänderte zuerst
web-games-order-begun = Neueste zuerst
web-games-order-title = Nach Namen
web-games-order-moves = Längste zuerst
web-games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-games-star = Stern: { $name }
web-games-play-on = Weiterspielen
web-games-play-from = Ab hier spielen: { $name }
web-games-remove = Löschen
web-games-more = Mehr: { $name }

# Everything as one file.
web-backup = Sicherung
web-backup-about = Partien, Optionen, Fortschritt und Ergebnisse als eine Datei; „Importieren“ holt sie zurück.
web-backup-added = { $count ->
    [0] Es kamen keine neuen Partien dazu.
    [one] Eine Partie kam dazu.
   *[other] { $count } Partien kamen dazu.
}
web-backup-known = { $count ->
    [one] Eine war schon da.
   *[other] { $count } waren schon da.
}
web-backup-beside = { $count ->
    [one] Eine ist hier anders: Beide Fassungen sind aufbewahrt.
   *[other] { $count } sind hier anders: Beide Fassungen sind aufbewahrt.
}
web-backup-unreadable = { $count ->
    [one] Ein Eintrag ist keine Partie und wurde ausgelassen.
   *[other] { $count } Einträge sind keine Partien und wurden ausgelassen.
}
web-backup-values = Die Optionen sind die der Sicherung; Fortschritt und Ergebnisse sind die von beiden.
web-backup-done = Fertig
web-backup-damaged = Diese Sicherung ist beschädigt: Nichts wurde geändert.
web-backup-version = Diese Sicherung stammt aus einer neueren Version. Lade diese Seite neu, um die neue Version zu bekommen.

## The browser: playing with others. These words are fetched where they are said.

# The page, and the line to the server.
web-online-title = Mit anderen spielen
web-online-lost = Die Verbindung ist weg. Neuer Versuch …
web-online-lost-locked = Die Verbindung ist weg: Das Brett ist gesperrt, bis sie wieder da ist. Nichts geht verloren.
web-online-catching-up = Die Partie wird nachgeholt …
web-online-loading = Die Partie wird geladen …
web-online-game = Eine Partie

# Where people meet.
web-online-friend = Gegen Freunde spielen
web-online-new = Neues Angebot
web-online-my-games = Meine Partien
web-online-challenges = Herausforderungen an dich
web-online-lobby = Offene Angebote
web-online-lobby-empty = Gerade bietet niemand eine Partie an. Schick jemandem einen Link, oder mach ein Angebot und spiel derweil gegen den Computer.
web-online-own-seek = Dein Angebot
web-online-accept = Annehmen
web-online-accept-of = Das Angebot von { $name } annehmen
web-online-decline = Ablehnen
web-online-withdraw = Zurückziehen
web-online-find = Leute und Partien
web-online-name = Name
web-online-player = Spielername
web-online-search = Suchen
web-online-person-find = Jemanden finden
web-online-games-search = Partien suchen
web-online-to-lobby = Alle Partien und Angebote

# An offer of a game.
web-online-seek = Ein Angebot
web-online-for-whom = Für wen
web-online-for-link = Wer den Link hat
web-online-for-all = Alle
web-online-for-person = Eine bestimmte Person
web-online-time-none = ohne Uhr
web-online-time-custom = Andere
web-online-time-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
web-online-minutes = Minuten für die Partie
web-online-seconds = Sekunden je Zug
web-online-more = Größe, Steine
web-online-wants-color = spielt { $color }
web-online-from-position = aus einer Stellung
web-online-this-position = Die Partie beginnt mit der Stellung, die du gewählt hast: { $board }.
web-online-make-link = Link erzeugen
web-online-offer = Partie anbieten
web-online-as-guest = Du spielst als Gast, mit einem Namen, den du bekommst.
web-online-waiting = Warten auf jemanden
web-online-waiting-link = Schick diesen Link, oder lass den Code scannen. Wer ihn zuerst öffnet und annimmt, spielt mit dir.
web-online-waiting-public = Dein Angebot steht für alle in der Liste, solange diese App offen ist.
web-online-waiting-person = { $name } bekommt deine Herausforderung zu sehen.
web-online-meanwhile = Du musst nicht hier warten: Wo immer du in der App bist, du wirst gerufen.
web-online-play-engine = Derweil gegen den Computer spielen
web-online-own-machine = Diese Adresse ist die deines eigenen Geräts: Andere können den Link nicht öffnen. Starte „abande serve --lan“, öffne die App unter der Adresse, die es nennt, und schick den Link von dort.
web-online-qr = Der Link als QR-Code
web-online-send = Senden
web-online-invitation = Eine Partie Abande mit mir?
web-online-invited = { $name } bietet eine Partie an
web-online-taken = Dieses Angebot wurde angenommen
web-online-watch = Bei der Partie zusehen

# Called from another screen.
web-online-called = { $name } ist da: Eure Partie beginnt.
web-online-challenged = { $name } fordert dich heraus: { $what }
web-online-to-game = Zur Partie
web-online-look = Ansehen

# During a game.
web-online-your-move = Du bist am Zug.
web-online-here = verbunden
web-online-away = abwesend
web-online-watching = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Leute sehen zu
}
web-online-first-move = { $seconds ->
    [one] Dein erster Zug: noch { $seconds } Sekunde.
   *[other] Dein erster Zug: noch { $seconds } Sekunden.
}
web-online-first-move-of = { $seconds ->
    [one] { $player } am Zug, noch { $seconds } Sekunde.
   *[other] { $player } am Zug, noch { $seconds } Sekunden.
}
web-online-read-clocks = Uhren vorlesen
web-online-ask-take-back = Um Rücknahme bitten
web-online-ask-draw = Remis anbieten
web-online-give-time = Der anderen Seite 15 Sekunden geben
web-online-abort = Partie abbrechen
web-online-claim = Den Sieg beanspruchen
web-online-may-claim = { $name } ist lange weg: Du kannst den Sieg beanspruchen oder warten.
web-online-offers-draw = { $name } bietet Remis an.
web-online-offers-take-back = { $name } möchte einen Zug zurücknehmen.
web-online-offers-rematch = { $name } möchte eine Revanche.
web-online-offered-draw = Du hast Remis angeboten.
web-online-offered-take-back = Du hast darum gebeten, deinen Zug zurücknehmen zu dürfen.
web-online-offered-rematch = Du hast eine Revanche angeboten.
web-online-declined = { $name } hat abgelehnt.
web-online-say = Etwas sagen
web-online-say-to = { $name } liest es in der eigenen Sprache:
web-online-say-hello = Hallo!
web-online-say-good-luck = Viel Glück!
web-online-say-one-moment = Einen Moment, bitte.
web-online-say-well-played = Gut gespielt!
web-online-say-sorry = Entschuldigung!
web-online-say-good-game = Schöne Partie!
web-online-say-thanks = Danke!
web-online-say-bye = Ich muss los. Tschüss!

# How it ended, and what follows.
web-online-aborted = Die Partie wurde abgebrochen: Sie zählt nicht.
web-online-won-resigned = Du gewinnst: Die andere Seite hat aufgegeben.
web-online-won-time = Du gewinnst: Die Zeit der anderen Seite ist um.
web-online-won-gone = Du gewinnst: Die andere Seite ist weg.
web-online-lost-gone = Du verlierst: Du warst zu lange weg.
web-online-gone = { $winner } gewinnt: Die andere Seite ist weg.
web-online-next-game = Zur nächsten Partie
web-online-export = Teilen, exportieren
web-online-export-all = Alle als .abn exportieren
web-online-export-json = Alle für Abstract Play exportieren
web-online-export-left-out = { $count ->
    [one] Eine Partie hat in den Aufzeichnungen von Abstract Play keinen Platz: Sie wurde ausgelassen.
   *[other] { $count } Partien haben in den Aufzeichnungen von Abstract Play keinen Platz: Sie wurden ausgelassen.
}
web-online-result = Ergebnis
web-online-result-aborted = abgebrochen
web-online-result-draw = Remis
web-online-any = Alle
web-online-status-live = Laufend
web-online-status-over = Beendet
web-online-no-games = Solche Partien gibt es nicht.
web-online-more-games = Weitere Partien

# Somebody.
web-online-no-person = Niemand heißt { $name }.
web-online-kind-guest = Zu Gast hier
web-online-kind-account = Hat ein Konto
web-online-kind-bot = Ein Programm
web-online-challenge = Herausfordern
web-online-block = Blockieren
web-online-unblock = Nicht mehr blockieren
web-online-unblock-of = { $name } nicht mehr blockieren
web-online-blocked = { $name } kann dich nicht mehr herausfordern und deine Angebote nicht annehmen.
web-online-unblocked = { $name } ist nicht mehr blockiert.
web-online-blocks = Blockierte Leute
web-online-report = Melden
web-online-report-what = Was hat { $name } getan? Wer diesen Server betreibt, wird es lesen.
web-online-report-send = Meldung senden
web-online-reported = Danke: Deine Meldung wurde gesendet.

# Who one is.
web-online-account = Konto
web-online-sign-in = Anmelden
web-online-sign-in-guest = Die Partien, die du als Gast gespielt hast, bleiben beim Gast.
web-online-sign-out = Abmelden
web-online-sign-out-all = Überall abmelden
web-online-signed-in = Du bist als { $name } angemeldet.
web-online-signed-out = Du bist abgemeldet.
web-online-nobody = Du kannst sofort spielen, als Gast. Mit einem Konto bleibt dein Name deiner, auf jedem Gerät.
web-online-guest-is = Du spielst als Gast: { $name }.
web-online-make-account = Konto anlegen
web-online-make-account-text = Ein Name und ein Passwort genügen.
web-online-make-account-guest = Ein Name und ein Passwort genügen. Deine Partien bleiben deine.
web-online-password = Passwort
web-online-password-new = Neues Passwort
web-online-password-hint = Mindestens 8 Zeichen. Ein vergessenes lässt sich nicht zurückholen.
web-online-password-change = Passwort ändern
web-online-password-changed = Das Passwort ist geändert.
web-online-wrong-password = Name oder Passwort stimmt nicht.
web-online-mine = Deine Daten
web-online-my-page = Meine Seite
web-online-data = Meine Daten herunterladen
web-online-delete = Mein Konto löschen
web-online-delete-sure = Dein Name ist dann für immer weg, niemand sonst bekommt ihn. Laufende Partien sind verloren. Das lässt sich nicht rückgängig machen.
web-online-deleted = Dein Konto ist gelöscht.

# What went wrong.
web-online-error-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-online-error-unauthorized = Du bist nicht mehr angemeldet.
web-online-error-not-found = Das gibt es nicht, oder nicht mehr.
web-online-error-stale = Die Partie ist inzwischen weitergegangen: Sieh noch einmal hin.
web-online-error-over = Die Partie ist schon zu Ende.
web-online-error-too-many = { $seconds ->
    [one] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunde wieder.
   *[other] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunden wieder.
}
web-online-error-unavailable = Der Server kann das gerade nicht. Versuch es gleich noch einmal.
web-online-error-other = Das ging nicht ({ $code }).

## The browser: for newcomers

web-welcome = Willkommen bei Abande
web-welcome-aim = Setze Steine ein und schlage, indem du bis zu drei hoch stapelst; doch alle Steine müssen ein Band bleiben. Am Ende zählt jeder deiner Stapel, der einen gegnerischen berührt, seine Höhe: Wer mehr Punkte hat, gewinnt.
web-welcome-learn = In fünf Minuten lernen
web-welcome-play = Gleich spielen
web-sleeper = Blasse Steine schlafen: Neben ihnen steht kein gegnerischer Stapel. Was am Ende schläft, zählt nichts.
web-understood = Verstanden
web-rules = Die Regeln
web-rules-intro = Abande ist ein Spiel für zwei, erfunden von Dieter Stein (2005). Das hier sind die Regeln in unseren Worten; sie zu lesen dauert fünf Minuten.
web-rules-start = Der Anfang
web-rules-start-text = Das Brett ist leer, und beide haben 18 Steine im Vorrat. Schwarz beginnt auf einem beliebigen Feld. Danach wird abwechselnd gezogen.
web-rules-turn = Du bist am Zug
web-rules-turn-text = Tu eines von dreien: einen Stein einsetzen, schlagen oder passen. Passen darfst du nur mit leerem Vorrat.
web-rules-enter = Einsetzen: Lege einen Stein aus dem Vorrat auf ein leeres Feld neben dem Band. Alle Steine auf dem Brett, schwarze wie weiße, sind das Band.
web-rules-enter-picture = Auf jedem Feld mit einem Punkt darf Schwarz einen Stein einsetzen.
web-rules-capture = Schlagen
web-rules-capture-text = Zieh einen deiner Stapel einen Schritt weit auf einen benachbarten Stapel des Gegners. Auch ein einzelner Stein ist ein Stapel. Wessen Stein oben liegt, dem gehört der Stapel. Stapel ziehen immer ganz, nie auf ein leeres Feld und nie auf einen eigenen Stapel.
web-rules-capture-early = Geschlagen wird erst, wenn drei Steine eingesetzt sind.
web-rules-capture-picture = Die Pfeile zeigen alles, was Schwarz hier schlagen kann.
web-rules-three = Drei ist die Grenze
web-rules-three-text = Kein Stapel wird höher als drei. Ein Dreierstapel zieht nicht und wird nicht geschlagen: Er bleibt für immer.
web-rules-band = Ein Band
web-rules-band-text = Nach jedem Zug müssen alle Stapel zusammenhängen. Du darfst nicht schlagen, wenn allein der ziehende Stapel zwei Teile des Bandes zusammenhält.
web-rules-band-picture = Der Stein in der Mitte darf nicht schlagen: Ohne ihn zerfiele das Band in die beiden markierten Teile.
web-rules-end = Das Ende
web-rules-end-text = Die Partie ist zu Ende, wenn beide nacheinander passen. Wer gepasst hat, darf später wieder schlagen, solange die Partie noch läuft. Wer Steine im Vorrat hat, aber keinen erlaubten Zug, passt.
web-rules-score = Die Wertung
web-rules-score-text = Ein Stapel, der keinen gegnerischen berührt, schläft und zählt nichts. Jeder andere bringt seinem Besitzer seine Höhe an Punkten. Wer mehr Punkte hat, gewinnt; gleich viele sind ein Remis.
web-rules-score-picture = Das Ende einer Partie. Die blassen Stapel schlafen.
web-rules-libre = Libre
web-rules-libre-text = Libre hat kein Brett. Ein schwarzer und ein weißer Stein liegen nebeneinander, und beide Seiten haben noch je 17. Ein Stapel, der mindestens zwei andere berührt, ist stark verbunden. Eingesetzt wird, wo der Stein zwei Stapel berührt oder einen, der stark verbunden ist. Schlagen verlangt keine Stärke. Ist nur ein Stapel übrig, ist jedes Feld neben ihm erlaubt.
web-rules-libre-picture = Wo Schwarz in Libre einen Stein einsetzen darf.
web-rules-more = Mehr über das Spiel
web-rules-stein = Abande auf Dieter Steins Seiten
web-rules-stein-rules = Seine eigenen Regeln
web-about = Über Abande
web-about-game = Das Spiel ist von Dieter Stein, der es 2005 veröffentlicht hat. Diese App ist nicht von ihm, sondern von Leuten, die sein Spiel mögen.
web-about-version = Version { $version }
web-about-licence = Das Programm ist frei: nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Gebaut ist es mit Rust, Svelte und Fluent.
web-about-third-party = Lizenzen der Teile, die andere geschrieben haben
web-about-stored = Was gespeichert wird
web-about-stored-text = Deine Partien, deine Optionen und was du gelernt hast, bleiben allein in diesem Browser. Nichts verlässt dieses Gerät: kein Konto, kein Cookie, keine Anfrage an irgendwen. Ein Link, den du teilst, enthält die Partie selbst. Nur was du online spielst, liegt auf dem Server, auf dem du spielst: dein Name, diese Partien, und hier ein Cookie, das sagt, wer du bist.
web-about-clear = Gespeichertes ansehen und löschen

## The browser: learning

web-nav-learn = Lernen
web-learn-lessons = Die Regeln, eine nach der anderen
web-learn-welcome = Abande ist schnell gelernt: zwölf kurze Lektionen, jede löst du mit einem Zug auf dem Brett.
web-learn-begin = Beginnen
web-learn-continue = Weiter: { $title }
web-learn-over-again = Von vorn beginnen
web-learn-over-again-sure = Alle Lektionen und Aufgaben gelten dann als nicht geschafft. Von vorn beginnen?
web-learn-lesson = Lektion { $number } von { $count }
web-learn-progress = { $done } von { $count } geschafft
web-learn-is-done = geschafft
web-learn-overview = Alle Lektionen
web-learn-next = Weiter
web-learn-finish = Abschließen
web-learn-hint = Tipp
web-learn-hint-pass = Tipp: passen.
web-learn-hint-move = Tipp: { $move }.
web-learn-hint-more = Noch ein Tipp
web-learn-hint-stack = Sieh dir den Stapel auf { $space } an.
web-learn-hint-enter = Setze einen Stein ein. Wo zählt er am meisten?
web-learn-hint-nothing = Prüfe, ob Schlagen überhaupt etwas bringt.
web-learn-why-sleep = Das lässt { $spaces } einschlafen.
web-learn-why-wake = Das weckt { $spaces }.
web-learn-why-final = Der Stapel auf { $space } ist dann drei hoch: Niemand kann ihn mehr schlagen.
web-learn-retry = Noch einmal
web-learn-miss = Ein erlaubter Zug, aber er erfüllt die Aufgabe nicht.
web-learn-ask-label = Deine Aufgabe
web-learn-you-are = Du spielst { $player }.
web-learn-tally =
    { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $hand } im Vorrat
web-learn-enter = Einen Stein einsetzen
web-learn-enter-text = Das Brett ist leer, und beide haben 18 Steine im Vorrat. Schwarz beginnt.
web-learn-enter-ask = Setze deinen ersten Stein ein: Jedes Feld ist recht.
web-learn-enter-done = Da steht er. Steine verlassen das Brett nie wieder.
web-learn-band = Das Band
web-learn-band-text = Alle Steine auf dem Brett, schwarze wie weiße, bilden ein Band. Jeder weitere Stein wird auf einem leeren Feld neben dem Band eingesetzt.
web-learn-band-ask = Setze einen Stein neben das Band.
web-learn-band-done = Das Band wächst, und es ist noch immer eines.
web-learn-capture = Schlagen
web-learn-capture-text = Sobald drei Steine eingesetzt sind, darfst du auch schlagen, statt einzusetzen: Ziehe einen Stein einen Schritt weit auf einen benachbarten Stein des Gegners. Deiner liegt nun oben, und wessen Stein oben liegt, dem gehört der Stapel.
web-learn-capture-ask = Schlage einen weißen Stein: Wähle deinen, dann den weißen.
web-learn-capture-done = Jetzt ist es ein Stapel aus zwei Steinen, und er gehört dir.
web-learn-stack = Stapel ziehen im Ganzen
web-learn-stack-text = Ein Stapel zieht wie ein Stein, einen Schritt weit und immer im Ganzen: Er wird nie geteilt. Nichts zieht je auf ein leeres Feld oder auf einen eigenen Stapel.
web-learn-stack-ask = Schlage mit dem Stapel auf { $space }.
web-learn-stack-done = Drei Steine hoch, und alle drei zählen für dich.
web-learn-cut = Was das Band hält
web-learn-cut-text = Nach jedem Zug müssen alle Stapel noch ein einziges Band bilden. Ein Stapel, der zwei Teile zusammenhält, ist ein Gelenk und muss bleiben, wo er ist.
web-learn-cut-ask = Versuche, mit dem Stein auf { $space } zu schlagen, und sieh, was geschieht.
web-learn-cut-done = Genau: Ohne { $space } zerfiele das Band in die markierten Teile.
web-learn-keep = Schlagen, ohne das Band zu trennen
web-learn-keep-text = Manche deiner Steine halten das Band zusammen, andere dürfen fort. Achte darauf, was übrig bliebe.
web-learn-keep-ask = Schlage so, dass das Band ganz bleibt.
web-learn-keep-done = Gut gesehen: Alles hängt noch zusammen.
web-learn-three = Höchstens drei
web-learn-three-text = Kein Stapel ist je höher als drei. Ein Dreierstapel ist endgültig: Er zieht nicht und wird nicht geschlagen.
web-learn-three-ask = Schlage den weißen Stapel auf { $space }.
web-learn-three-done = Einer auf zwei macht drei, und niemand nimmt dir diesen Stapel mehr.
web-learn-pass = Passen
web-learn-pass-text = Passen darfst du nur mit leerem Vorrat. Schlagen darfst du später trotzdem noch. Passen beide nacheinander, ist die Partie zu Ende.
web-learn-pass-ask = Setze deinen letzten Stein ein. Weiß passt; passe dann auch.
web-learn-pass-done = Zweimal hintereinander gepasst: Die Partie ist zu Ende.
web-learn-sleep = Schlafende Steine
web-learn-sleep-text = Am Ende schläft jeder Stapel, neben dem kein gegnerischer steht, und zählt nichts. Das Brett zeigt schlafende Steine blass.
web-learn-sleep-ask = Der weiße Dreierstapel auf { $space } lässt sich nicht schlagen. Lass ihn einschlafen.
web-learn-sleep-done = Er schläft: Keiner deiner Stapel steht daneben, und seine drei Punkte sind dahin.
web-learn-score = Die Wertung
web-learn-score-text = Am Ende bringt jeder wache Stapel seinem Besitzer so viele Punkte, wie er Steine hoch ist. Wer mehr Punkte hat, gewinnt.
web-learn-score-ask = Weiß hat gepasst. Schlage, passe dann, und gewinne die Partie.
web-learn-score-miss = Die Partie ist zu Ende, und du liegst nicht vorn. Achte auf die Punkte und auf deine schlafenden Steine.
web-learn-score-done = Gewonnen! Das sind alle Regeln von Abande auf einem Brett.
web-learn-libre = Libre: ohne Brett
web-learn-libre-text = Libre hat keine Ränder und beginnt mit einem Stein jeder Farbe. Dafür muss das Band fest sein: Ein neuer Stein soll zwei Stapel berühren.
web-learn-libre-ask = Setze einen Stein ein, der beide berührt.
web-learn-libre-done = Zwei oder mehr Stapel zu berühren heißt: stark verbunden.
web-learn-strong = Schwach und stark
web-learn-strong-text = Ein Stein darf auch nur einen Stapel berühren, wenn dieser stark verbunden ist, also selbst zwei oder mehr berührt. Fürs Schlagen spielt das keine Rolle.
web-learn-strong-ask = Setze einen Stein ein, der genau einen Stapel berührt.
web-learn-strong-done = Er hängt an nur einem Stapel, und der ist stark genug.
web-learn-end = Du kannst Abande
web-learn-end-text = Das waren alle Regeln. Schärfe deinen Blick an den Aufgaben oder spiele deine erste Partie.
web-learn-play = Eine Partie spielen
web-learn-exercises = Aufgaben
web-learn-exercises-text = Endspiele, bis zum letzten Zug gelöst. Nur ein Zug ist der beste: Finde ihn.
web-learn-exercise = Aufgabe { $number } von { $count }
web-learn-exercise-name = Aufgabe { $number }, { $board }
web-learn-theme-keep = Schlagen und das Band zusammenhalten
web-learn-theme-keep-ask = Mehrmals ließe sich schlagen, doch nur ein Zug hält das Band zusammen, und der gewinnt. Finde ihn.
web-learn-theme-last = Der beste letzte Zug
web-learn-theme-last-ask = Nach dem richtigen Zug passen beide am besten. Finde den Zug, der am meisten bringt.
web-learn-theme-win = Mit einem Punkt Vorsprung
web-learn-theme-win-ask = Ein Zug gewinnt mit einem einzigen Punkt Vorsprung; alle anderen führen zum Remis oder verlieren. Finde ihn.
web-learn-right = Richtig! { $outcome }
web-learn-worse = { $outcome } Es gibt einen besseren Zug.
web-learn-outcome-win =
    Bei bestem Spiel gewinnt { $move } mit { $points ->
        [one] einem Punkt Vorsprung
       *[other] { $points } Punkten Vorsprung
    }.
web-learn-outcome-draw = Bei bestem Spiel führt { $move } zum Remis.
web-learn-outcome-loss =
    Bei bestem Spiel verliert { $move } mit { $points ->
        [one] einem Punkt Rückstand
       *[other] { $points } Punkten Rückstand
    }.
web-learn-go-on = Zeigen, wie es weitergeht
web-learn-next-exercise = Nächste Aufgabe
web-learn-all-solved = Du hast alle gelöst.
web-learn-unknown = Diese Lektion gibt es nicht.

# The explorer of openings.
web-analyse-sheet-openings = Eröffnungen
web-openings-own = Eigene Partien
web-openings-own-title = Zählen, was in den hier aufbewahrten Partien gespielt wurde
web-openings-about = Stellungen im Buch: { $positions }, Knoten für jede: { $nodes }
web-openings-unknown = Das Buch kennt diese Stellung nicht.
web-openings-end = Hier endet das Buch.
web-openings-none = Für dieses Brett gibt es kein Buch.
web-openings-failed = Das Buch ist nicht zu bekommen: { $message }
web-openings-counting = Deine Partien werden gezählt …
web-openings-games = Deine Partien auf diesem Brett: { $games }
web-openings-never = Keine deiner Partien ging von hier aus weiter.
web-openings-move = { $move }: { $standing }, Anteil am Buch { $share }
web-openings-played = { $move }: Partien { $games }, von Schwarz gewonnen { $black }, von Weiß { $white }, remis { $draws }
web-openings-alike = Gedreht oder gespiegelt dasselbe: { $moves }

## The browser: puzzles

web-nav-puzzles = Rätsel
web-stored-puzzles = Gewertete Rätsel: { $number }
web-puzzle-welcome = { $count ->
    [one] { $count } Stellung, in der ein Zug klar der beste ist.
   *[other] { $count } Stellungen, und in jeder ist ein Zug klar der beste.
}
web-puzzle-overview = Alle Rätsel
web-puzzle-unknown = Dieses Rätsel gibt es nicht.
web-puzzle-none = Solche Rätsel gibt es nicht.
web-puzzle-name = Rätsel { $id }
web-puzzle-day = Rätsel des Tages
web-puzzle-day-text = Für alle das gleiche.
web-puzzle-day-done = Du hast es gelöst.
web-puzzle-rated = Rätsel mit Wertung
web-puzzle-rating = Deine Wertung
web-puzzle-rating-guess = bisher nur geschätzt
web-puzzle-theme = Motiv
web-puzzle-any-board = jedes Brett
web-puzzle-any-theme = jedes Motiv
web-puzzle-solve = Lösen
web-puzzle-count = { $count ->
    [one] { $count } Rätsel
   *[other] { $count } Rätsel zur Wahl
}
web-puzzle-timed = Drei Minuten
web-puzzle-timed-text = So viele du in drei Minuten schaffst. Drei Fehler beenden es.
web-puzzle-streak = Serie
web-puzzle-streak-text = Bis zum ersten Fehler, und jedes etwas schwerer.
web-puzzle-best = Bestes bisher: { $number }
web-puzzle-themes = Motive
web-puzzle-themes-text = Worum es geht, und wie viele du gelöst hast.
web-puzzle-mistakes = Meine Fehler
web-puzzle-mistakes-text = Aus deinen durchgesehenen Partien: Finde einen besseren Zug.
web-puzzle-mistakes-none = Noch ist keine deiner Partien durchgesehen, oder keine hatte einen Fehler. Öffne eine in der Analyse und sieh sie durch.
web-puzzle-mistake-was = { $date }: Du hast { $move } gespielt. { $verdict }.
web-puzzle-mistake-of = { $date }: { $player } spielte { $move }. { $verdict }.
web-puzzle-history = Meine Rätsel
web-puzzle-history-text = Deine Wertung im Verlauf, Motive und die letzten Rätsel.
web-puzzle-history-none = Noch nichts. Löse ein Rätsel, dann steht es hier.
web-puzzle-graph = { $count ->
    [one] Deine Wertung nach einem Rätsel: { $last }
   *[other] Deine Wertung über { $count } Rätsel, von { $first } bis { $last }
}
web-puzzle-latest = Die letzten
web-puzzle-is-solved = Gelöst
web-puzzle-is-missed = Verfehlt
web-puzzle-is-helped = Mit Tipps gelöst

web-puzzle-find = Finde den besten Zug für { $player }
web-puzzle-right = Richtig!
web-puzzle-go-on = Richtig! { $reply } Weiter.
web-puzzle-solved = Gelöst!
web-puzzle-told = Das ist die Lösung.
web-puzzle-new-rating = Deine Wertung: { $rating } ({ $change }).
web-puzzle-wrong = { $move } ist es nicht.
web-puzzle-wrong-looking = { $move } ist es nicht. Mal sehen, warum …
web-puzzle-wrong-over = { $move } ist es nicht und beendet die Partie: { $outlook }.
web-puzzle-wrong-unknown = { $move } ist es nicht. Warum, konnte die Engine nicht zeigen.
web-puzzle-refuted = { $move } ist es nicht: Darauf folgt { $reply }. { $outlook }.
web-puzzle-hint-themes = Es geht um: { $themes }.
web-puzzle-hint-near = Setze einen Stein neben { $space } ein.
web-puzzle-hint-capture = Es wird geschlagen.
web-puzzle-tell = Lösung
web-puzzle-next = Nächstes Rätsel
web-puzzle-analyse = In der Analyse öffnen
web-puzzle-about-themes = { $themes }. Wertung { $rating }.
web-puzzle-about = Wertung { $rating }.
web-puzzle-proven = { $outlook }: bewiesen bis zum Ende der Partie.
web-puzzle-searched = { $outlook }, nach tiefer Suche.

web-puzzle-run-start = Los
web-puzzle-run-again = Noch einmal
web-puzzle-run-solved = Gelöst: { $number }
web-puzzle-run-missed = Verfehlt: { $number }
web-puzzle-run-left = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
web-puzzle-run-time = Die Zeit ist um.
web-puzzle-run-misses = { $count ->
    [one] Ein Fehler hat es beendet.
   *[other] { $count } Fehler haben es beendet.
}
web-puzzle-run-empty = Mehr Rätsel gibt es nicht.
web-puzzle-run-record = Dein bisher bestes Ergebnis!
web-puzzle-run-answers = Zum Nachsehen

web-puzzle-theme-keep = Das Band halten
web-puzzle-theme-keep-text = Von mehreren Schlagzügen hält nur einer das Band zusammen.
web-puzzle-theme-cut = Gelenk
web-puzzle-theme-cut-text = Nach einem Schlagzug hängt das Band an einem gegnerischen Stapel, der nun stehen bleiben muss.
web-puzzle-theme-pin = Fesselung
web-puzzle-theme-pin-text = Ein neuer Stein hängt an einem gegnerischen Stapel, der nicht mehr weg kann.
web-puzzle-theme-sleep = In den Schlaf schicken
web-puzzle-theme-sleep-text = Ein gegnerischer Stapel schläft ein und zählt nichts mehr.
web-puzzle-theme-wake = Aufwecken
web-puzzle-theme-wake-text = Ein Stapel, der schlief, ist wieder wach.
web-puzzle-theme-three = Drei auf einmal
web-puzzle-theme-three-text = Ein einzelner Stein schlägt einen Zweierstapel, und niemand kann ihn zurückholen.
web-puzzle-theme-take-back = Zurückschlagen
web-puzzle-theme-take-back-text = Was eben geschlagen hat, wird auf der Stelle geschlagen.
web-puzzle-theme-last = Der letzte Stein
web-puzzle-theme-last-text = Der letzte Stein im Vorrat wird dort eingesetzt, wo er am meisten zählt.
web-puzzle-theme-pass = Passen
web-puzzle-theme-pass-text = Es gibt etwas zu schlagen, und Passen ist besser.
web-puzzle-theme-race = Wettlauf
web-puzzle-theme-race-text = Alle Steine sind auf dem Brett: Wer schlägt zuerst was?
web-puzzle-theme-connection = Verbindung
web-puzzle-theme-connection-text = In Libre entscheidet, was schwach und was stark verbunden ist.
