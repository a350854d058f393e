### Abande en français.

## Shared: the game

language = Français
color-black = Noir
color-white = Blanc

board-hex = hexagonal
board-square = carré
board-snub = carré adouci
board-libre = Libre

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
in-hand = { $count ->
    [one] { $count } pièce en réserve
   *[other] { $count } pièces en réserve
}
to-move = À { $player } de jouer

## Shared: how a game ends

result-win = { $winner } gagne { $points } à { $other }.
result-draw = Partie nulle, { $points } à { $points }.
result-won = { $winner } gagne.
result-drawn = Partie nulle d’un commun accord.
result-open = La partie n’est pas finie.
result-won-resigned = { $winner } gagne : { $loser } a abandonné.
result-won-time = { $winner } gagne : le temps de { $loser } est écoulé.

## Shared: what a move does

move-enter = { $player } place une pièce en { $space }.
move-capture = { $player } capture { $to } depuis { $from }.
move-pass = { $player } passe.

## Shared: why a move is refused

refusal-game-over = La partie est finie : les deux joueurs ont passé.
refusal-no-such-space = Il n’y a pas d’intersection { $space } sur ce tablier ({ $board }).
refusal-empty-hand = Il ne reste plus de pièce en réserve à placer.
refusal-occupied = { $space } est occupée : les pièces se placent sur des intersections vides.
refusal-not-next-to-band = { $space } ne touche pas le groupe : aucune pile à côté.
refusal-weak-connection = En { $space }, une pièce ne toucherait que { $to }, qui ne touche elle-même qu’une pile : connexion trop faible.
refusal-too-early = Il est trop tôt pour capturer : trois pièces doivent d’abord être placées.
refusal-nothing-to-move = Il n’y a pas de pile à déplacer en { $from }.
refusal-not-yours = La pile en { $from } n’est pas à vous : sa pièce du dessus est adverse.
refusal-own-stack = La pile en { $to } est à vous : on ne capture que celles de l’adversaire.
refusal-nothing-to-capture = Il n’y a rien à capturer en { $to } : une pile ne va jamais sur une intersection vide.
refusal-not-adjacent = { $from } et { $to } ne se touchent pas : une pile se déplace d’un pas.
refusal-stack-of-three = La pile en { $at } a trois pièces : elle ne se déplace pas et ne se capture pas.
refusal-too-high = { $from } sur { $to } ferait { $height } pièces : trop haut, la limite est de trois.
refusal-would-split = Déplacer la pile de { $from } couperait le groupe en { $count } parties : { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] { $player } a { $pieces } pièce en réserve : on ne passe qu’avec une réserve vide.
   *[other] { $player } a { $pieces } pièces en réserve : on ne passe qu’avec une réserve vide.
}

## Shared: why a text is no move

typed-empty = Il manque un coup. Exemples : { $examples }
typed-no-such-space = Il n’y a pas d’intersection « { $name } » sur ce tablier ({ $board }).
typed-too-far = { $name } est trop loin : les coordonnées de Libre vont de -128 à 127.
typed-ambiguous = « { $text } » peut se lire de plusieurs façons : { $first } ou { $second }.
typed-not-a-move = « { $text } » n’est pas un coup. Exemples : { $examples }

## The terminal

tui-you = Vous
tui-person = Joueur
tui-level = Niveau { $number }
tui-thinking = réfléchit…
tui-paused = attend : Entrée
tui-not-your-turn = C’est à { $player } de jouer : le programme réfléchit.

tui-one-more-pass = Encore une passe, et la partie est finie.
tui-over = { $result } n : nouvelle partie. u : annuler le coup.
tui-taken-up = { $space } capture : choisissez une des piles marquées. Échap annule.
tui-no-enemy-beside = { $space } ne peut pas capturer : aucune pile adverse à côté.
tui-capturers = { $space } peut être capturée depuis { $stacks } : choisissez d’abord l’une d’elles.
tui-nothing-to-undo = Il n’y a pas de coup à annuler.
tui-nothing-to-redo = Aucun coup annulé à rejouer.
tui-seeking-hint = Recherche d’un bon coup…
tui-hint = Indice : { $move }

tui-kept = La partie est conservée : « abande play » la proposera de nouveau.
tui-not-kept = La partie ne peut pas être conservée : { $reason }
tui-resumed = La partie reprend où elle en était.
tui-opened = Vous regardez une partie : ← → la parcourent, x joue à partir d’ici.
tui-looking = Vous regardez une partie. x joue à partir d’ici, dans une partie à vous.
tui-reading = Lecture de { $file }… Échap annule.
tui-which = partie { $number } sur { $total }
tui-no-such-game = { $count ->
    [one] Cette partie n’existe pas : le fichier en contient { $count }.
   *[other] Cette partie n’existe pas : le fichier en contient { $count }.
}
tui-played-from = Une nouvelle partie commence ici. L’autre reste telle quelle.
tui-saved = Enregistré : { $file }
tui-exists = { $file } existe déjà.
tui-not-saved = Rien n’a été enregistré.
tui-prompt-move = Coup
tui-prompt-save = Enregistrer sous
tui-prompt-open = Ouvrir le fichier
tui-prompt-replace = Remplacer (o/n)
tui-yes = o

tui-space-empty = { $space } : vide
tui-space-enter = { $space } : vide, on peut y placer une pièce
tui-space-stack = { $space } : { $player }, hauteur { $height }
tui-space-asleep = { $space } : { $player }, hauteur { $height }, dort : ne touche pas l’adversaire et ne rapporte rien

tui-moves = Coups
tui-analysis = Analyse
tui-analysis-over = La partie est finie.
tui-depth = profondeur { $depth }
tui-proven = certain
tui-even = égalité
tui-decimal-mark = ,
# Both in a line where there is no room for more: at most 16 letters with two numbers of two digits.
tui-tally = { $points } pts, { $hand } rés.

tui-key-help = aide
tui-key-act = jouer
tui-key-pass = passer
tui-key-undo = annuler
tui-key-hint = indice
tui-key-analysis = analyse
tui-key-save = enregistrer
tui-key-new = nouvelle
tui-key-quit = quitter
tui-key-done = valider
tui-key-cancel = annuler
tui-key-steps = coups
tui-key-from = jouer d’ici
tui-key-games = partie

key-enter = Entrée
tui-name-space = Espace
tui-name-slants = Début Pg↑ Fin Pg↓
key-escape = Échap
tui-name-control = Ctrl
tui-name-pages = Pg↑ Pg↓

tui-menu-kept = Parties en cours
tui-menu-new = Nouvelle partie
tui-menu-board = Tablier
tui-menu-start = Commencer
tui-menu-from = Jouer à partir d’ici
tui-menu-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
tui-menu-keys = ↑ ↓ : choisir · ← → : changer · Entrée : commencer · q : quitter
tui-menu-keys-kept = ↑ ↓ : choisir · ← → : changer · Entrée : reprendre ou commencer · x : supprimer · q : quitter
tui-menu-discard = Encore une fois x, et cette partie est supprimée pour de bon.

tui-help-keys = Touches et signes
tui-help-step = parcourir le tablier
tui-help-slant = en diagonale ; aussi Y U B N
tui-help-act = placer une pièce, choisir une pile, capturer ; ou cliquer
tui-help-type = Tapez un coup : d4 place, c3-d4 capture, pass passe ; en Libre 0,1 et 0,1->1,0.
tui-help-pass = passer, quand la réserve est vide
tui-help-undo = annuler votre dernier coup
tui-help-redo = rejouer le coup annulé
tui-help-hint = demander un indice au programme
tui-help-analysis = analyse : qui mène de combien, et les meilleures variantes
tui-help-marks = montrer ou cacher les coups permis
tui-help-save = enregistrer la partie dans un fichier (.abn)
tui-help-open = regarder les parties d’un fichier
tui-help-new = commencer une nouvelle partie ; celle-ci est conservée
tui-help-from = jouer à partir d’ici, dans une nouvelle partie
tui-help-look = en regardant une partie : un coup en arrière ou en avant, au début ou à la fin
tui-help-games = en regardant une partie : la précédente, la suivante du fichier
tui-help-cancel = reposer la pile ; fermer
tui-help-redraw = redessiner l’écran
tui-help-suspend = retour au shell pour un moment ; fg revient au jeu
tui-help-quit = quitter ; une partie en cours est conservée
tui-help-foot = ↑ ↓ font défiler ; toute autre touche ramène à la partie.
tui-sign-black = une pile noire de hauteur deux
tui-sign-white = une pile blanche de hauteur un
tui-sign-asleep = derrière une pile : dormante, elle ne rapporte rien
tui-sign-last = le dernier coup
tui-sign-enter = on peut placer une pièce ici
tui-sign-movable = cette pile peut capturer
tui-sign-target = la pile choisie peut capturer celle-ci
tui-sign-pointed = ce dont parle un indice ou un message
tui-sign-cursor = le curseur et la pile choisie
tui-too-small = La fenêtre est trop petite : il faut au moins { $columns } x { $lines }, et 80 x 24 pour tout voir.

tui-plain-welcome = Abande, { $board }. Noir : { $black }. Blanc : { $white }. Tapez un coup, ou help.
tui-plain-looking = Abande, { $board }. Noir : { $black }. Blanc : { $white }. Vous regardez une partie : undo et redo la parcourent, play joue à partir d’ici, help liste toutes les commandes.
tui-plain-which = C’est la partie { $number } sur { $total } : game N en montre une autre.
tui-plain-only-looking = Vous regardez une partie : play joue à partir d’ici, dans une partie à vous.
tui-plain-waits = C’est à { $player } de jouer, et le programme attend : go le fait jouer.
tui-plain-no-file = Aucun fichier n’est ouvert : open FICHIER en ouvre un.
tui-plain-play-whom = Après play, indiquez l’adversaire, human ou un niveau de 1 à 10, ou rien.
tui-plain-kept = { $count ->
    [one] Il y a { $count } partie en cours : resume la reprend.
   *[other] Il y a { $count } parties en cours : resume reprend la dernière.
}
tui-plain-nothing-kept = Il n’y a pas de partie en cours à reprendre.
tui-plain-see-help = help donne toutes les commandes.
tui-plain-help = cette liste
tui-plain-board = dessiner le tablier
tui-plain-stacks = énumérer les piles
tui-plain-moves = énumérer les coups permis
tui-plain-score = points, réserves, et à qui de jouer
tui-plain-position = la position en une ligne de texte
tui-plain-analyse = qui mène de combien, et les meilleures variantes
tui-plain-resume = reprendre la dernière partie en cours
tui-plain-game = regarder une autre partie du fichier
tui-plain-play = jouer à partir d’ici, dans une nouvelle partie ; play 5 joue contre le niveau 5
tui-plain-go = faire jouer le programme là où il attend

## Puzzles in the terminal

puzzle-title = Énigme { $id }. Tablier : { $board }. Niveau Elo : { $rating }.
puzzle-task = { $count ->
    [one] { $player } joue : un coup est nettement le meilleur. Lequel ?
   *[other] { $player } joue : un coup est nettement le meilleur. Il y en a { $count } à trouver.
}
puzzle-right = { $move } est juste.
puzzle-wrong = { $move } n’est pas le bon coup.
puzzle-refutation = { $player } répond { $moves }. La situation est alors : { $margin }.
puzzle-try-again = Le coup est repris : essayez-en un autre, ou tapez hint.
puzzle-reply = { $player } répond { $move }.
puzzle-solved = C’est résolu. La suite vaut environ { $margin }, et tout autre coup au moins { $gap } de moins, d’après une longue recherche.
puzzle-solved-proven = C’est résolu, et certain : la suite vaut { $margin }, et tout autre coup au moins { $gap } de moins.
puzzle-themes = Thèmes : { $themes }.
puzzle-no-more = Il ne reste rien à trouver ici : next montre une autre énigme, quit termine.
puzzle-solution = Solution : { $moves }
puzzle-hint-themes = Indice, le thème : { $themes }.
puzzle-hint-enter = Indice : il faut placer une pièce.
puzzle-hint-capture = Indice : il faut capturer une pile.
puzzle-hint-pass = Indice : parfois, le mieux est de ne rien faire.
puzzle-hint-from = Indice : la pile en { $space } capture.
puzzle-hint-near = Indice : la pièce se place à côté de { $space }.
puzzle-hint-move = Indice : { $move }
puzzle-see-help = help donne toutes les commandes.
puzzle-help-move = Tapez un coup : d4 place une pièce, c3-d4 capture, pass passe. Ou bien :
puzzle-help-hint = un indice ; chacun en dit plus
puzzle-help-solution = les coups qui restent à trouver
puzzle-help-board = dessiner le tablier
puzzle-help-next = une autre énigme
puzzle-help-help = cette liste
puzzle-help-quit = quitter
puzzle-theme-keep-the-band = Garder le groupe
puzzle-theme-cut = Charnière
puzzle-theme-pin = Clouage
puzzle-theme-put-to-sleep = Endormir
puzzle-theme-wake-up = Réveiller
puzzle-theme-three-at-once = Trois d’un coup
puzzle-theme-take-back = Reprendre la pile
puzzle-theme-last-piece = La dernière pièce
puzzle-theme-pass = Passer
puzzle-theme-race = Course
puzzle-theme-connection = Connexion

## The server, in its answers

# What the server refuses, in the words of the answer.
server-bad-request = Le serveur ne comprend pas cette demande.
# $why is a remark in English, for whoever writes programs.
server-bad-request-why = Le serveur ne comprend pas cette demande : { $why }
server-unauthorized = Connectez-vous d’abord.
server-wrong-password = Le nom ou le mot de passe est incorrect.
server-forbidden = Vous n’avez pas le droit de faire cela.
server-method = Cette adresse ne s’utilise pas de cette façon.
server-not-for-guests = Il faut un compte pour cela : créez-en un d’abord.
server-has-account = Vous avez déjà un compte : déconnectez-vous pour en créer un autre.
server-strange-origin = Cette demande vient de la page d’un autre site, pas de ce serveur.
server-strange-host = Ce serveur n’est pas connu à cette adresse. La personne qui le gère peut indiquer son adresse avec --url.
server-not-found = Cela n’existe pas ici, ou n’existe plus.
server-conflict = Autre chose est arrivé avant. Regardez à nouveau.
server-seek-taken = Cette offre n’est plus ouverte : quelqu’un a été plus rapide, ou elle a été retirée.
server-own-seek = Cette offre est la vôtre : envoyez le lien à la personne avec qui vous voulez jouer.
server-needs-account = Une partie classée demande un compte.
server-no-person = Personne ici ne s’appelle { $name }.
server-too-many-seeks = Vous avez trop d’offres ouvertes : retirez-en une d’abord.
server-too-large = C’est trop long pour un seul message.
server-too-many = { $seconds ->
    [one] Trop de demandes à la fois. Réessayez dans { $seconds } seconde.
   *[other] Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
}
# Two minutes or more.
server-too-many-minutes = Trop de demandes à la fois. Réessayez dans { $minutes } minutes.
server-unavailable = Le serveur n’est pas disponible pour le moment. Réessayez bientôt.

# What cannot be done in a game online.
server-command-id = L’identifiant d’une commande compte de 1 à 64 caractères parmi A-Z a-z 0-9 - _.
server-future-version = La version { $named } n’existe pas encore : la partie en est à la version { $version }.
server-other-contents = Une autre commande avait déjà cet identifiant.
server-game-over = La partie est terminée.
server-stale = Il s’est passé dans la partie quelque chose que vous n’aviez pas encore vu. Regardez, puis décidez.
server-not-your-turn = Ce n’est pas à vous de jouer.
server-too-late-to-abort = Deux coups ont été joués : la partie peut être abandonnée, mais plus annulée.
server-no-offer = Rien de tel n’est proposé, ou ne l’est plus.
server-offered-already = Vous l’avez déjà proposé.
server-draw-offered = Vous avez déjà proposé la partie nulle : vous pourrez le refaire après votre prochain coup.
server-nothing-to-take-back = Vous n’avez encore joué aucun coup à annuler.
server-rated-take-back = On n’annule pas de coup dans une partie classée.
server-not-over-yet = La revanche se propose quand la partie est terminée.
server-next-begun = La partie suivante a déjà commencé.
server-no-claim = Vous ne pouvez pas réclamer la victoire : l’adversaire n’a pas quitté la partie.
server-no-claim-yet = Vous ne pouvez pas encore réclamer la victoire : laissez un peu de temps à l’adversaire.
server-no-clock = Cette partie n’a pas de pendule.

# Names. $letter is a character in quotes, or its number, such as U+200B.
server-name-too-short = Ce nom est trop court : il faut au moins { $least } lettres.
server-name-too-long = Ce nom est trop long : { $most } lettres au plus.
server-name-no-letter-first = Un nom commence par une lettre : mettez-en une devant.
server-name-letter = Un nom ne peut pas contenir { $letter } : utilisez des lettres, des chiffres, - et _.
server-name-signs = Dans un nom, - et _ se placent seuls entre des lettres ou des chiffres : enlevez les autres.
server-name-marks = Une lettre de ce nom porte trop d’accents : enlevez-en.
server-name-scripts = Les lettres de ce nom viennent de plusieurs écritures, par exemple latine et cyrillique : prenez-en une seule.
server-name-disguised = En capitales, ce nom ressemble à un nom dans une autre écriture : écrivez-le en minuscules.
server-name-reserved = Ce nom est réservé au serveur : prenez-en un autre.
server-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble : prenez-en un autre.

# Passwords.
server-password-too-short = Ce mot de passe est trop court : il faut au moins { $least } caractères.
server-password-too-long = Ce mot de passe est trop long : { $most } caractères au plus.
server-password-is-name = Le mot de passe est le nom, que tout le monde voit : prenez-en un autre.
server-password-common = Ce mot de passe est de ceux qu’on essaie en premier : prenez-en un autre, par exemple trois mots.

## The browser

web-nav = Rubriques
web-nav-play = Jouer
web-nav-online = En ligne
web-nav-settings = Réglages
web-skip = Aller au contenu
web-no-server = On ne peut pas jouer avec d’autres ici : aucun serveur ne répond à cette adresse.
web-close = Fermer
web-cancel = Annuler
web-board = Tablier
web-you = Vous
web-engine = { $name }, niveau { $level }
# In records against the computer: whoever has not said a name.
web-somebody = Joueur
web-thinking = L’ordinateur réfléchit.
web-may-pass = { $player } joue ou passe
web-no-target = Aucune pile adverse ne touche { $space } : il n’y a rien à capturer.
web-restore-failed = La partie de votre dernière visite est illisible : { $message }

# Where the browser keeps nothing.
web-kept-blocked = Ce navigateur ne garde rien : enregistrez vos parties avant de partir.
web-kept-full = Ce navigateur est plein : enregistrez vos parties avant de partir.
web-kept-silent = Le stockage ne répond pas : enregistrez vos parties avant de partir.
web-kept-save = Enregistrer un fichier
web-kept-apart = Cette partie a continué dans un autre onglet. Celle que vous jouez ici est désormais une autre.

# What cannot be fetched, and an engine that fails.
web-not-loaded = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
web-load-again = Réessayer
web-engine-failed = Le moteur ne répond plus. Rechargez la page pour continuer.

web-controls = Commandes
web-pass = Passer
web-pass-short = passer
web-passing = passer
web-undo = Annuler le coup
web-redo = Rejouer le coup
web-rotate = Tourner le tablier
web-flip = Mettre le tablier en miroir
web-sound = Son
web-resign = Abandonner
web-resign-sure = Voulez-vous abandonner cette partie ?
web-moves = Coups
web-no-moves = Aucun coup n’a encore été joué.

# Looking back, the end of a game
web-looking = Retour en arrière : coup { $ply } sur { $all }
web-looking-start = Retour en arrière : le début
web-looking-undone = Un coup qui a été annulé
web-present = Revenir à la partie
web-pass-ends = Si vous passez, la partie est finie.
web-pass-end = Passer et terminer la partie
web-you-win = Vous gagnez { $points } à { $other }.
web-you-lose = Vous perdez { $points } à { $other }.
web-you-resigned = Vous perdez : vous avez abandonné.
web-you-win-resigned = Vous gagnez : l’ordinateur a abandonné.
web-you-lose-time = Vous perdez : votre temps est écoulé.
web-you-win-time = Vous gagnez : le temps de l’ordinateur est écoulé.

# What follows the end of a game
web-end = Fin de la partie
web-end-show = Décompte et suite
web-end-count = Le décompte
web-end-asleep = { $count ->
    [one] { $spaces } dort : aucune pile de { $player } à côté, donc aucun point.
   *[other] { $spaces } dorment : aucune pile de { $player } à côté, donc aucun point.
}
web-end-review = Revoir mes erreurs
web-end-rematch = Revanche
web-end-share = Partager
web-end-go-up = Trois victoires de suite : essayez le niveau { $level }.
web-end-go-down = Trois défaites de suite : le niveau { $level } serait peut-être plus amusant pour l’instant.
web-statistics = Statistiques
web-statistics-none = Vous n’avez encore terminé aucune partie contre l’ordinateur.
web-statistics-level = Niveau
web-statistics-won = Gagnées
web-statistics-drawn = Nulles
web-statistics-lost = Perdues
web-statistics-all = Toutes
web-statistics-helped = { $count ->
    [one] Dont une avec des indices ou des coups annulés.
   *[other] Dont { $count } avec des indices ou des coups annulés.
}

# Hints in a game
web-hint = Indice
web-hint-asking = Recherche d’un indice…
web-hint-more = Montrer le coup
web-hint-why = Pourquoi ?
web-hint-close = Fermer l’indice
web-hint-stack = Regardez votre pile en { $space }.
web-hint-area = Regardez autour de { $spaces }.
web-hint-enter = Placez une pièce en { $space }.
web-hint-capture = Capturez { $to } avec { $from }.
web-hint-pass = Passez.
web-hint-taken = avec un indice
web-why-gains = { $points ->
    [one] Cela rapporte tout de suite un point.
   *[other] Cela rapporte tout de suite { $points } points.
}
web-why-puts-to-sleep = Cela endort { $spaces }.
web-why-completes = La pile en { $spaces } a alors trois pièces : personne ne peut la capturer.
web-why-escapes = Cela met { $spaces } hors de danger.
web-why-protects = On ne peut plus capturer { $spaces } tout de suite.
web-why-threatens = Cela menace de capturer { $spaces }.
web-why-leaves-nothing = L’adversaire n’a alors rien à capturer.
web-why-wins = { $points ->
    [one] Si chacun joue au mieux, vous gagnez d’un point.
   *[other] Si chacun joue au mieux, vous gagnez de { $points } points.
}
web-why-loses = { $points ->
    [one] Même ainsi, vous perdez d’un point si chacun joue au mieux.
   *[other] Même ainsi, vous perdez de { $points } points si chacun joue au mieux.
}
web-why-draws = Si chacun joue au mieux, la partie est nulle.
web-why-even = La partie est alors équilibrée.
web-why-ahead = { $points ->
    [one] Vous avez alors environ un point d’avance.
   *[other] Vous avez alors environ { $points } points d’avance.
}
web-why-behind = { $points ->
    [one] Même ainsi, vous avez environ un point de retard.
   *[other] Même ainsi, vous avez environ { $points } points de retard.
}

web-new-game = Nouvelle partie
web-play-from = Jouer à partir d’ici
web-against = Adversaire
web-against-engine = Ordinateur
web-against-people = À deux sur cet écran
web-against-nobody = Les deux camps, pour essayer
web-level = Niveau { $level }
web-your-color = Vous jouez
web-color-random = Au hasard
web-board-file = Depuis un fichier
web-board-file-choose = Choisir un fichier…
web-board-file-missing = Choisissez d’abord un fichier.
web-board-file-fault = { $file } n’est pas un tablier : { $message }
web-more = Taille, pièces, pendule
web-size = Intersections par côté
web-pieces = Pièces par joueur
web-clock = Pendule, minutes + secondes par coup
web-clock-none = Aucune
web-start = Commencer
web-keys = Touches
web-name-home = Début
web-name-end = Fin
web-name-delete = Suppr
web-key-walk = Parcourir le tablier
web-key-act = Placer une pièce, choisir ou capturer une pile
web-key-clear = Annuler le choix
web-key-hints = Montrer ou cacher les coups permis
web-key-zoom = Agrandir, réduire, tout montrer (Libre)
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-coordinates = Noms des intersections
web-coordinates-off = Cachés
web-coordinates-edge = Au bord
web-coordinates-spaces = Sur les intersections
web-system = Noms sur le tablier hexagonal
web-system-stein = De Stein
web-system-slanted = Obliques
web-hints = Montrer les coups permis
web-space-empty = { $space }, vide
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, hauteur { $height }, depuis le bas : { $pieces }
web-makeup = { $space }, depuis le bas : { $pieces }
web-asleep = dormante
web-why-asleep = Dormante : aucune pile adverse ne la touche. Si rien ne change, elle ne rapportera rien à la fin.
web-can-enter = une pièce peut être placée ici
web-can-capture = peut capturer { $spaces }
web-can-be-captured = peut être capturée depuis { $spaces }
web-chosen = choisie
web-fit = Montrer tout le groupe
web-zoom-in = Zoom avant
web-zoom-out = Zoom arrière
web-show-last = Montrer le dernier coup

# The levels: who they are, and what they really do.
web-level-name-1 = Rêveur
web-level-name-2 = Empileur
web-level-name-3 = Comptable
web-level-name-4 = Voisin
web-level-name-5 = Apprenti
web-level-name-6 = Habitué
web-level-name-7 = Stratège
web-level-name-8 = Connaisseur
web-level-name-9 = Maître
web-level-name-10 = Force maximale
web-level-line-1 = Ne regarde que son propre coup, laisse échapper presque tout et oublie que les pièces dormantes ne rapportent rien.
web-level-line-2 = Voit sa capture et la reprise, mais un coup sur deux lui échappe. Oublie les pièces dormantes.
web-level-line-3 = Sait ce qui compte, même pour les pièces dormantes ; pourtant un coup sur quatre lui échappe.
web-level-line-4 = Regarde votre réponse ; deux coups sur cinq lui échappent. Sauve ce qu’il voit en danger.
web-level-line-5 = Regarde votre réponse, suit les échanges ; un coup sur quatre lui échappe.
web-level-line-6 = Voit trois coups à l’avance ; parfois un coup lui échappe, surtout avec des piles clouées.
web-level-line-7 = Voit quatre coups à l’avance, et peu de choses lui échappent.
web-level-line-8 = Étudie 4 500 positions par coup, où rien ne lui échappe ; son jugement est un peu imprécis.
web-level-line-9 = Étudie 22 000 positions par coup ; son jugement est un peu imprécis.
web-level-line-10 = Tout ce dont le moteur est capable, en trois secondes environ par coup, ou selon sa pendule.
web-level-steps = Chaque niveau gagne environ quatre parties sur cinq contre le précédent.
web-level-named = Niveau { $level } : { $name }

# New games: what is not as usual, and two people at one screen.
web-unusual-size = { $size } intersections par côté
web-unusual-pieces = { $pieces ->
    [one] { $pieces } pièce chacun
   *[other] { $pieces } pièces chacun
}
web-unusual-clock = pendule { $clock }
web-usual = Revenir aux réglages habituels
web-name-of = Nom de { $player }
web-turning = Tourner le tablier vers le joueur au trait

# Games by link: with a friend, without a server. $name is a person's, $player a colour.
web-against-link = Par lien, avec un ami
web-against-link-about = Jouez un coup et envoyez le lien par la messagerie de votre choix ; votre ami joue et vous en renvoie un. Sans compte ni serveur.
web-own-name = Votre nom, si vous voulez
web-games-link = Partie par lien
web-link-you-named = { $name } (vous)
web-link-invited = { $name } vous invite à une partie
web-link-invited-friend = On vous invite à une partie
web-link-seat = Je joue { $player }
web-link-seat-named = Je suis { $name } ({ $player })
web-link-watch = Je regarde seulement
web-link-watching = Vous regardez seulement. À { $player } de jouer
web-link-sit = Je joue dans cette partie
web-link-your-turn = À vous : vous jouez { $player }
web-link-your-turn-pass = À vous : vous jouez { $player } et pouvez passer
web-link-send-now = Envoyez maintenant le lien
web-link-send = Envoyez ce lien à { $name }
web-link-send-friend = Envoyez ce lien à votre ami
web-link-send-note = Votre coup compte dès que le lien est envoyé. D’ici là, vous pouvez l’annuler.
web-link-send-begin = Votre ami commence : le lien l’invite à la partie.
web-link-share = Partager…
web-link-copy = Copier le lien
web-link-field = Le lien à envoyer
web-link-message = Abande : à vous de jouer !
web-link-message-over = Abande : notre partie est terminée.
web-link-waiting = On attend { $name }
web-link-waiting-friend = On attend votre ami
web-link-sent = Votre ami a peut-être déjà le lien.
web-link-paste = Quand un lien vous revient, ouvrez-le ou collez-le ici
web-link-paste-none = Ce texte ne contient aucun lien vers une partie.
web-link-open = Ouvrir
web-link-back-sure = Votre ami a peut-être déjà le lien avec ce coup. Si vous l’annulez et en envoyez un autre, il verra les deux et devra choisir.
web-link-back = Annuler quand même
web-link-older = { $count ->
    [one] Ce lien est plus ancien : un coup a été joué depuis.
   *[other] Ce lien est plus ancien : { $count } coups ont été joués depuis.
}
web-link-older-show = Voir l’ancienne position
web-link-damaged = Ce lien est abîmé ou incomplet. Demandez à votre ami de le renvoyer, et ouvrez-le en entier. Vos parties n’ont pas changé.
web-link-foreign = Ce lien ne va pas avec votre partie : il commence autrement. Votre partie n’a pas changé.
web-link-unknown = Cette partie n’est pas conservée dans ce navigateur. Ouvrez son dernier lien : il contient toute la partie.
web-link-fork = Le lien et votre partie diffèrent
web-link-fork-about = { $count ->
    [0] Ils diffèrent dès le premier coup. Demandez à votre ami ce qui compte.
    [one] Le premier coup est le même, puis ils diffèrent. Demandez à votre ami ce qui compte.
   *[other] Les { $count } premiers coups sont les mêmes, puis ils diffèrent. Demandez à votre ami ce qui compte.
}
web-link-fork-mine = Chez vous
web-link-fork-theirs = Dans le lien
web-link-fork-show = Montrer
web-link-fork-go-mine = Garder ma partie
web-link-fork-go-theirs = Suivre le lien
web-link-fork-note = L’autre reste parmi vos parties.
web-link-fork-name = { $players } (autres coups)
web-link-resigns = { $player } abandonne.
web-link-offer = Proposer la partie nulle avec ce coup
web-link-offer-out = Vous avez proposé la partie nulle.
web-link-offered = { $name } propose la partie nulle : acceptez, ou jouez votre coup
web-link-offered-friend = Votre ami propose la partie nulle : acceptez, ou jouez votre coup
web-link-agree = Accepter la partie nulle
web-link-agrees = { $player } accepte la partie nulle.
web-link-won-resigned = Vous gagnez : l’adversaire a abandonné.
web-link-with-offer = { $move }, en proposant la partie nulle
# Also in the page's title.
web-your-turn = À vous de jouer
web-games-link-yours = à vous de jouer
web-games-link-unsent = lien pas encore envoyé
web-games-link-waiting = en attente de votre ami
web-games-link-watching = vous regardez
web-games-kind-link = Parties par lien

# Settings: how it looks, moves and sounds, and what is kept.
web-settings-look = Langue et couleurs
web-settings-board = Tablier
web-settings-motion = Mouvement et son
web-look = Tablier et pièces
web-look-wood = Bois
web-look-slate = Ardoise
web-look-paper = Papier
web-pace = Coups sur le tablier
web-pace-off = Instantanés
web-pace-fast = Rapides
web-pace-normal = Normaux
web-pace-slow = Lents
web-volume = Volume sonore
web-stored-games = Parties : { $number }
web-stored-learned = Leçons et exercices réussis : { $number }
web-stored-delete = Tout effacer
web-stored-delete-sure = Toutes les parties, tous les réglages et ce que vous avez appris seront effacés de ce navigateur. C’est définitif ; vous pouvez d’abord exporter vos parties.
web-stored-failed = Tout n’a pas pu être effacé. Fermez les autres onglets de cette page et réessayez.
web-stored-games-link = Voir mes parties

## The browser: analysing, and the list of games

web-nav-analyse = Analyse
web-nav-games = Parties
web-analyse-this = Analyser cette partie
web-analyse-setup = Composer une position
web-analyse-setup-done = Analyser cette position
web-analyse-tool = Ce que fait un clic
web-analyse-tool-add = ajoute { $player }
web-analyse-tool-remove = retire
web-analyse-turn = Trait
web-analyse-hand = Réserve de { $player }
web-analyse-passes = Tours passés juste avant
web-analyse-position = Position
web-analyse-from-start = Début d’une partie
web-analyse-empty = Vider le tablier
web-analyse-faults = Cette position n’est pas encore jouable :
web-analyse-sound = Cette position est jouable.
web-analyse-fault-no-such-space = Il n’y a pas d’intersection { $space } sur ce tablier ({ $board }).
web-analyse-fault-too-far = { $space } est trop éloignée.
web-analyse-fault-too-high = La pile en { $space } a { $height } pièces : la limite est de trois.
web-analyse-fault-own-capture = Dans la pile en { $space }, la pièce du dessus repose sur une pièce de sa couleur : aucune capture ne produit cela.
web-analyse-fault-split-band = Le groupe est en { $count } parties : { $parts }.
web-analyse-fault-no-band = Il n’y a aucune pile : Libre commence avec deux piles.
web-analyse-fault-wrong-count = Les pièces de { $player } ne font pas { $pieces } : { $board } sur le tablier et { $hand } en réserve.
web-analyse-fault-passed-holding-pieces = { $player } ne peut pas avoir passé : sa réserve n’est pas vide.
web-analyse-engine = Moteur
web-analyse-lines = Nombre de variantes
web-analyse-best = Meilleures variantes
web-analyse-follow = Jouer le premier coup de cette variante
web-analyse-begins = Réflexion…
web-analyse-depth = Profondeur { $depth }
web-analyse-over = La partie est finie.
web-analyse-ahead = { $player } +{ $margin }
web-analyse-even = Égalité
web-analyse-wins = { $player } gagne de { $points }
web-analyse-drawn = Partie nulle
web-analyse-chance = { $player } { $chance }
web-analyse-unknown = Pas encore examinée
web-analyse-bar = Chances de gain, part de Noir
web-analyse-graph = Cours de la partie
web-analyse-ply = Coup { $ply }
web-analyse-review = Revoir la partie
web-analyse-reviewing = Positions : { $done } sur { $total }
web-analyse-review-time = Temps par position
web-analyse-seconds = { $seconds } s
web-analyse-accuracy = Précision
web-analyse-only = Seul coup
web-analyse-inaccuracy = Imprécision
web-analyse-mistake = Erreur
web-analyse-blunder = Gaffe
web-analyse-better = { $verdict }. Mieux : { $move }
web-analyse-annotation = À propos de ce coup
web-analyse-judgement = Jugement
web-analyse-glyph-1 = Bon coup
web-analyse-glyph-2 = Erreur
web-analyse-glyph-3 = Coup brillant
web-analyse-glyph-4 = Gaffe
web-analyse-glyph-5 = Coup intéressant
web-analyse-glyph-6 = Coup douteux
web-analyse-comment = Commentaire
web-analyse-make-main = En faire la variante principale
web-analyse-delete = Supprimer à partir de ce coup
web-analyse-deleted = Les coups ont été supprimés.
web-analyse-undo = Annuler
web-analyse-first = Au début
web-analyse-back = Un coup en arrière
web-analyse-on = Un coup en avant
web-analyse-last = À la fin
web-analyse-key-moves = Un coup en arrière ou en avant, dans la liste des coups
web-analyse-key-variations = Une autre variante, dans la liste des coups
web-analyse-key-ends = Au début ou à la fin
web-analyse-import = Importer
web-analyse-import-text = Collez des parties (.abn), un enregistrement d’Abstract Play (JSON), une ligne de position ou simplement des coups (d4 c3 d3).
web-analyse-import-file = Choisir des fichiers…
web-analyse-imported = { $count ->
    [one] { $count } partie importée ; elle est parmi vos parties.
   *[other] { $count } parties importées ; elles sont toutes parmi vos parties.
}
web-analyse-slanted = Noms obliques des intersections
web-analyse-unreadable = Ceci est illisible : { $message }
web-analyse-unreadable-file = { $file } est illisible : { $message }
web-analyse-link-damaged = Ce lien est abîmé : il ne contient aucune partie. Demandez-le à nouveau.
web-analyse-link-version = Ce lien vient d’une version plus récente. Rechargez cette page pour obtenir cette version.

# Why a text cannot be read, and where.
web-fault-at = ligne { $line }, colonne { $column } : { $words }
web-fault-column = colonne { $column } : { $words }
web-fault-in = dans { $path } : { $words }
web-fault-no-game = Ce texte ne contient aucune partie.
web-fault-not-utf8 = À partir d’ici, ce n’est plus du texte.
web-fault-unexpected = « { $text } » n’a pas sa place ici.
web-fault-ends-too-soon = Le texte s’arrête trop tôt.
web-fault-no-result-yet = Une nouvelle partie commence ici, mais il manque à la précédente son résultat, par exemple 15-12 ou *.
web-fault-open-comment = Le commentaire qui commence ici n’est pas fermé : il manque une {"}"}.
web-fault-open-variation = La variante qui commence ici n’est pas fermée : il manque une ).
web-fault-empty-variation = La variante ne contient aucun coup.
web-fault-nothing-to-replace = Il n’y a pas de coup que cette variante pourrait remplacer.
web-fault-nothing-to-judge = Il n’y a pas de coup que ce signe pourrait juger.
web-fault-glyph = « { $text } » n’est pas un signe pour un coup : écrivez !, ?, !!, ??, !?, ?! ou $0 à $255.
web-fault-open-value = La valeur n’est pas fermée : il manque un ".
web-fault-tag-twice = Le champ { $name } figure deux fois.
web-fault-tags-disagree = « { $first } » et « { $second } » se contredisent.
web-fault-coords = « { $text } » n’est pas un système de coordonnées : écrivez stein ou slanted.
web-fault-no-result = « { $text } » n’est pas un résultat : écrivez *, un score comme 15-12, 1-0, 0-1 ou 1/2-1/2.
web-fault-wrong-result = { $given } ne peut pas être le résultat : le score est de { $score }.
web-fault-illegal = Les règles interdisent { $text } ici.
web-fault-illegal-because = { $text } : { $rule }
web-fault-unknown-board = Il n’y a pas de tablier « { $name } ».
web-fault-board-size = « { $size } » n’est pas une taille : ce tablier ({ $board }) va de { $least } à { $most }.
web-fault-pieces = « { $pieces } » n’est pas un nombre de pièces : ce tablier ({ $board }) en prend de 1 à { $most }.
web-fault-position-too-short = La position est incomplète. Il lui faut le tablier, les piles, le trait, les pièces en réserve et les passes.
web-fault-position-too-long = « { $text } » est de trop : une position se termine par le nombre de passes.
web-fault-files = Colonnes : { $found }, mais ce tablier ({ $board }) en a { $expected }.
web-fault-spaces = Intersections de la colonne qui commence en { $space } : { $expected }, mais le texte lui en donne { $found }.
web-fault-stack = « { $text } » n’est pas une pile.
web-fault-turn = « { $text } » ne dit pas qui joue : écrivez b ou w.
web-fault-hands = « { $text } » ne donne pas les pièces en réserve : écrivez celles de Noir et de Blanc sous la forme 18/18.
web-fault-passes = « { $text } » n’est pas un nombre de passes : écrivez 0, 1 ou 2.
web-fault-no-move-there = Il manque un coup ici.
web-fault-no-such-space = Il n’y a pas d’intersection « { $name } » sur ce tablier ({ $board }).
web-fault-ambiguous = « { $text } » peut se lire de plusieurs façons : { $first } ou { $second }.
web-fault-no-move = « { $text } » n’est pas un coup.
web-fault-json = Ce n’est pas du JSON valide.
web-fault-missing = Cet élément manque.
web-fault-wrong-kind = Autre chose devrait se trouver ici.
web-fault-wrong-outcome = La partie s’est terminée sur { $score }, mais l’enregistrement dit autre chose.
web-fault-other-game = Le jeu est « { $name } », pas Abande.
web-fault-ambiguous-board = « { $name } » n’est pas un tablier connu, et les coups conviennent à plusieurs : { $boards }. Écrivez hex, snub ou libre à la place, ou une liste vide pour square.
web-fault-behind-the-end = La partie est déjà finie : rien ne suit resign, timeout, draw ou abandoned.
web-fault-no-date = « { $text } » n’est pas une date avec l’heure, comme 2024-02-29T10:00:00Z.
web-fault-board-syntax = Ce n’est ni du TOML valide ni du JSON valide.
web-fault-missing-field = Le champ « { $name } » manque.
web-fault-unknown-field = Les fichiers de tablier n’ont pas de champ « { $name } ».
web-fault-field-kind = « { $name } » ne contient pas ce qu’il devrait.
web-fault-board-name = « { $name } » ne peut pas nommer un tablier : utilisez une minuscule, puis des lettres, des chiffres, - ou _, et pas le nom d’un tablier connu.
web-fault-space-name = « { $name } » ne peut pas nommer une intersection : utilisez une lettre, puis jusqu’à 11 lettres, chiffres ou _, et pas « pass ».
web-fault-same-name = Il y a déjà une intersection « { $name } ».
web-fault-space-place = L’emplacement de « { $name } » se donne par deux nombres entre -1000000 et 1000000.
web-fault-same-place = « { $first } » est dessinée sur « { $second } ».
web-fault-no-spaces = Le tablier n’a aucune intersection.
web-fault-too-many-spaces = Le tablier a { $count } intersections ; c’est trop.
web-fault-link = « { $text } » n’est pas une liaison : écrivez les noms d’au moins deux intersections, comme a1-a2-a3.
web-fault-link-unknown = La liaison « { $text } » nomme « { $name } », qui n’est pas une intersection du tablier.
web-fault-link-loop = La liaison « { $text } » mène de « { $name } » à elle-même.
web-fault-not-connected = Aucune liaison ne mène de « { $from } » à « { $to } » : le tablier doit être d’un seul tenant.
web-fault-export-unfinished = La partie n’est pas terminée : Abstract Play ne garde que des parties terminées.
web-fault-export-board = Abstract Play n’a pas ce tablier ({ $board }).
web-fault-export-pieces = Sur Abstract Play, on joue avec 18 pièces chacun ; cette partie, avec { $pieces }.
web-fault-export-start = Cette partie ne commence pas sur un tablier vide, et Abstract Play ne connaît pas d’autre début.

web-analyse-drop = Déposez des parties ici
web-analyse-share = Partager et exporter
web-analyse-link = Lien
web-analyse-link-note = Le lien contient lui-même toute la partie ; rien n’est envoyé nulle part.

# Sharing: the address of links, a film of the game, a picture on the clipboard.
web-share-address = Adresse d’Abande sur le web
web-share-address-used = Les liens commencent par cette adresse, car cette page tourne sur votre propre machine.
web-share-address-none = Cette page tourne sur votre propre machine : personne d’autre ne peut ouvrir ce lien. Indiquez une adresse où d’autres trouvent Abande.
web-share-copy-picture = Copier l’image
web-share-offer = Proposer en ligne
web-share-picture-failed = L’image n’a pas pu être copiée. Enregistrez-la plutôt.
web-share-save-gif = Enregistrer la partie en GIF
web-share-filming = Le GIF est en préparation…

web-analyse-record = Notation de la partie
web-analyse-copy = Copier
web-analyse-copied = Copié
web-analyse-copy-failed = Le navigateur ne permet pas la copie : sélectionnez le texte et copiez-le vous-même.
web-analyse-save-abn = Enregistrer en .abn
web-analyse-save-json = Enregistrer pour Abstract Play
web-analyse-save-svg = Enregistrer en SVG
web-analyse-save-png = Enregistrer en PNG
web-analyse-picture = Image de cette position
# Analysing: what surrounds the moves
web-analyse-new = Nouvelle analyse
web-analyse-new-note = Ce qui est ouvert reste parmi vos parties.
web-analyse-word-new = Nouvelle
web-analyse-word-setup = Composer
web-analyse-word-import = Importer
web-analyse-word-share = Partager
web-analyse-word-play = Jouer
web-analyse-sheet-review = Courbe et revue
web-analyse-sheet-notes = Remarques
web-analyse-threat = Menace
web-analyse-threat-title = Si { $player } avait le trait :
web-analyse-no-threat = Il n’y a pas de menace à montrer ici.
web-analyse-follow-to = Jouer la variante jusqu’à ce coup
web-analyse-key-draw = Dessiner sur le tablier : deux fois sur une intersection pour un cercle, sur deux pour une flèche. Ou avec le bouton droit de la souris.
web-analyse-wipe = Effacer les dessins
# Learning from the mistakes that a review has found
web-analyse-learn = Apprendre des erreurs
web-analyse-mistake-back = Erreur précédente
web-analyse-mistake-on = Erreur suivante
web-mistakes-count = Erreur { $number } sur { $total }
web-mistakes-whose = Erreurs de quel joueur
web-mistakes-both = Les deux joueurs
web-mistakes-was = Coup { $ply } : { $player } a joué { $move }. { $verdict }.
web-mistakes-passed = Coup { $ply } : { $player } a passé. { $verdict }.
web-mistakes-ask = Trouvez un meilleur coup sur le tablier.
web-mistakes-judging = Le moteur examine votre coup…
web-mistakes-found = Bravo : { $move } est un bon coup.
web-mistakes-not = Pas tout à fait : { $move } cède aussi quelque chose. { $verdict }.
web-mistakes-told = Mieux valait { $move }.
web-mistakes-game = Dans la partie
web-mistakes-yours = Votre coup
web-mistakes-best = Le meilleur
web-mistakes-again = Réessayer
web-mistakes-tell = Montrer un meilleur coup
web-mistakes-back = Retour
web-mistakes-done = Terminé
web-mistakes-none = Aucune erreur de ce genre.
web-games-none = Pas encore de parties. Ce que vous jouez, analysez ou importez est conservé ici, dans ce navigateur seulement.
web-games-players = { $black } – { $white }
web-games-untitled = { $board }, { $date }
web-games-open = en cours
web-games-play = Continuer : { $name }
web-games-rename = Renommer : { $name }
web-games-delete = Supprimer : { $name }
web-games-deleted = La partie « { $name } » a été supprimée.
web-games-new-name = Nom de la partie
web-games-save = Enregistrer
web-games-export = Tout exporter
web-games-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-games-imported = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}

# The list of games: what is shown of it, and in which order.
web-games-search = Chercher : noms, tabliers, joueurs
web-games-which = Quelles parties
web-games-kind-all = Toutes les parties
web-games-kind-starred = Favorites
web-games-kind-open = En cours
web-games-kind-won = Gagnées contre l’ordinateur
web-games-kind-lost = Perdues contre l’ordinateur
web-games-kind-computer = Contre l’ordinateur
web-games-kind-others = Toutes les autres
web-games-all-boards = Tous les tabliers
web-games-order = Ordre
web-games-order-changed = Modifiées récemment
web-games-order-begun = Les plus récentes
web-games-order-title = Par nom
web-games-order-moves = Les plus longues
web-games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-games-star = Favorite : { $name }
web-games-play-on = Continuer
web-games-play-from = Jouer à partir d’ici : { $name }
web-games-remove = Supprimer
web-games-more = Plus : { $name }

# Everything as one file.
web-backup = Sauvegarde
web-backup-about = Parties, réglages, progrès et résultats en un seul fichier ; « Importer » les restaure.
web-backup-added = { $count ->
    [0] Aucune nouvelle partie n’a été ajoutée.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
web-backup-known = { $count ->
    [one] Une était déjà là.
   *[other] { $count } étaient déjà là.
}
web-backup-beside = { $count ->
    [one] Une est différente ici : les deux versions sont gardées.
   *[other] { $count } sont différentes ici : les deux versions sont gardées.
}
web-backup-unreadable = { $count ->
    [one] Une entrée n’est pas une partie et a été laissée de côté.
   *[other] { $count } entrées ne sont pas des parties et ont été laissées de côté.
}
web-backup-values = Les réglages sont ceux de la sauvegarde ; les progrès et les résultats sont ceux des deux.
web-backup-done = Terminé
web-backup-damaged = Cette sauvegarde est endommagée : rien n’a été changé.
web-backup-version = Cette sauvegarde vient d’une version plus récente. Rechargez cette page pour obtenir cette version.

## The browser: playing with others. These words are fetched where they are said.

# The page, and the line to the server.
web-online-title = Jouer avec d’autres
web-online-lost = La connexion est perdue. Nouvel essai…
web-online-lost-locked = La connexion est perdue : le tablier est bloqué jusqu’à son retour. Rien ne se perd.
web-online-catching-up = La partie se met à jour…
web-online-loading = La partie arrive…
web-online-game = Une partie

# Where people meet.
web-online-friend = Jouer avec un ami
web-online-new = Nouvelle offre
web-online-my-games = Mes parties
web-online-challenges = Défis pour vous
web-online-lobby = Offres ouvertes
web-online-lobby-empty = Personne ne propose de partie en ce moment. Envoyez un lien à un ami, ou faites une offre et jouez contre l’ordinateur en attendant.
web-online-own-seek = Votre offre
web-online-accept = Accepter
web-online-accept-of = Accepter l’offre de { $name }
web-online-decline = Refuser
web-online-withdraw = Retirer
web-online-find = Joueurs et parties
web-online-name = Nom
web-online-player = Nom d’un joueur
web-online-search = Chercher
web-online-person-find = Trouver quelqu’un
web-online-games-search = Chercher des parties
web-online-to-lobby = Parties et offres

# An offer of a game.
web-online-seek = Une offre
web-online-for-whom = Pour qui
web-online-for-link = Toute personne ayant le lien
web-online-for-all = Tout le monde
web-online-for-person = Une personne précise
web-online-time-none = sans pendule
web-online-time-custom = Autre
web-online-time-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
web-online-minutes = Minutes pour la partie
web-online-seconds = Secondes par coup
web-online-more = Taille, pièces
web-online-wants-color = joue { $color }
web-online-from-position = depuis une position
web-online-this-position = La partie commence à la position choisie : { $board }.
web-online-make-link = Créer un lien
web-online-offer = Proposer la partie
web-online-as-guest = Vous jouez en invité, avec un nom choisi pour vous.
web-online-waiting = On attend quelqu’un
web-online-waiting-link = Envoyez ce lien, ou faites scanner le code. Qui l’ouvre et accepte en premier joue avec vous.
web-online-waiting-public = Votre offre est dans la liste, ouverte à tous, tant que cette application est ouverte.
web-online-waiting-person = { $name } verra votre défi.
web-online-meanwhile = Pas besoin d’attendre ici : où que vous soyez dans l’application, on vous appellera.
web-online-play-engine = Jouer contre l’ordinateur en attendant
web-online-own-machine = Cette adresse est celle de votre propre machine : les autres ne peuvent pas ouvrir le lien. Lancez « abande serve --lan », ouvrez l’application à l’adresse affichée, et envoyez le lien de là.
web-online-qr = Le lien en code QR
web-online-send = Envoyer
web-online-invitation = Une partie d’Abande avec moi ?
web-online-invited = { $name } propose une partie
web-online-taken = Cette offre a été acceptée
web-online-watch = Regarder la partie

# Called from another screen.
web-online-called = { $name } est là : votre partie commence.
web-online-challenged = { $name } vous défie : { $what }
web-online-to-game = Aller à la partie
web-online-look = Voir

# During a game.
web-online-your-move = C’est à vous de jouer.
web-online-here = en ligne
web-online-away = hors ligne
web-online-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-online-first-move = { $seconds ->
    [one] Votre premier coup : encore { $seconds } seconde.
   *[other] Votre premier coup : encore { $seconds } secondes.
}
web-online-first-move-of = { $seconds ->
    [one] À { $player } de jouer, encore { $seconds } seconde.
   *[other] À { $player } de jouer, encore { $seconds } secondes.
}
web-online-read-clocks = Lire les pendules à voix haute
web-online-ask-take-back = Demander à annuler mon coup
web-online-ask-draw = Proposer la partie nulle
web-online-give-time = Donner 15 secondes à l’adversaire
web-online-abort = Annuler la partie
web-online-claim = Réclamer la victoire
web-online-may-claim = { $name } n’est plus là depuis longtemps : réclamez la victoire, ou attendez.
web-online-offers-draw = { $name } propose la partie nulle.
web-online-offers-take-back = { $name } voudrait annuler un coup.
web-online-offers-rematch = { $name } voudrait une revanche.
web-online-offered-draw = Vous avez proposé la partie nulle.
web-online-offered-take-back = Vous avez demandé à annuler votre coup.
web-online-offered-rematch = Vous avez proposé une revanche.
web-online-declined = { $name } a refusé.
web-online-say = Dire quelque chose
web-online-say-to = À { $name }, qui le lira dans sa langue :
web-online-say-hello = Bonjour !
web-online-say-good-luck = Bonne chance !
web-online-say-one-moment = Un instant, s’il vous plaît.
web-online-say-well-played = Bien joué !
web-online-say-sorry = Pardon !
web-online-say-good-game = Belle partie !
web-online-say-thanks = Merci !
web-online-say-bye = Je dois partir. Au revoir !

# How it ended, and what follows.
web-online-aborted = La partie a été annulée : elle ne compte pas.
web-online-won-resigned = Vous gagnez : l’adversaire a abandonné.
web-online-won-time = Vous gagnez : le temps de l’adversaire est écoulé.
web-online-won-gone = Vous gagnez : l’adversaire a quitté la partie.
web-online-lost-gone = Vous perdez : votre absence a trop duré.
web-online-gone = { $winner } gagne : l’adversaire a quitté la partie.
web-online-next-game = Aller à la partie suivante
web-online-export = Partager, exporter
web-online-export-all = Tout exporter en .abn
web-online-export-json = Tout exporter pour Abstract Play
web-online-export-left-out = { $count ->
    [one] Une partie n’a pas de place dans les fichiers d’Abstract Play : elle a été laissée de côté.
   *[other] { $count } parties n’ont pas de place dans les fichiers d’Abstract Play : elles ont été laissées de côté.
}
web-online-result = Résultat
web-online-result-aborted = annulée
web-online-result-draw = Partie nulle
web-online-any = Tous
web-online-status-live = En cours
web-online-status-over = Terminées
web-online-no-games = Aucune partie trouvée.
web-online-more-games = Plus de parties

# Somebody.
web-online-no-person = Personne ne s’appelle { $name }.
web-online-kind-guest = Un invité
web-online-kind-account = A un compte
web-online-kind-bot = Un programme
web-online-challenge = Défier
web-online-block = Bloquer
web-online-unblock = Débloquer
web-online-unblock-of = Débloquer { $name }
web-online-blocked = { $name } ne peut plus vous défier ni accepter vos offres.
web-online-unblocked = { $name } n’est plus sur votre liste de blocage.
web-online-blocks = Personnes bloquées
web-online-report = Signaler
web-online-report-what = Qu’a fait { $name } ? Le responsable de ce serveur le lira.
web-online-report-send = Envoyer le signalement
web-online-reported = Merci : votre signalement est envoyé.

# Who one is.
web-online-account = Compte
web-online-sign-in = Se connecter
web-online-sign-in-guest = Les parties jouées en invité restent à l’invité.
web-online-sign-out = Se déconnecter
web-online-sign-out-all = Se déconnecter partout
web-online-signed-in = Session ouverte : { $name }.
web-online-signed-out = Session fermée.
web-online-nobody = Vous pouvez jouer tout de suite, en invité. Avec un compte, votre nom reste à vous, sur chaque appareil.
web-online-guest-is = Vous jouez en invité : { $name }.
web-online-make-account = Créer un compte
web-online-make-account-text = Un nom et un mot de passe suffisent.
web-online-make-account-guest = Un nom et un mot de passe suffisent. Vos parties restent à vous.
web-online-password = Mot de passe
web-online-password-new = Nouveau mot de passe
web-online-password-hint = Au moins 8 caractères. Un mot de passe oublié ne se retrouve pas.
web-online-password-change = Changer de mot de passe
web-online-password-changed = Le mot de passe est changé.
web-online-wrong-password = Le nom ou le mot de passe est incorrect.
web-online-mine = Vos données
web-online-my-page = Ma page
web-online-data = Télécharger mes données
web-online-delete = Supprimer mon compte
web-online-delete-sure = Votre nom disparaîtra pour toujours, et personne d’autre ne l’aura. Les parties en cours sont perdues. C’est définitif.
web-online-deleted = Votre compte est supprimé.

# What went wrong.
web-online-error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
web-online-error-unauthorized = Votre session est terminée : identifiez-vous de nouveau.
web-online-error-not-found = Cela n’existe pas, ou plus.
web-online-error-stale = La partie a continué entre-temps : regardez encore.
web-online-error-over = La partie est déjà finie.
web-online-error-too-many = { $seconds ->
    [one] Trop de demandes à la fois. Réessayez dans { $seconds } seconde.
   *[other] Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
}
web-online-error-unavailable = Le serveur ne le peut pas en ce moment. Réessayez dans un instant.
web-online-error-other = Cela n’a pas marché ({ $code }).

## The browser: for newcomers

web-welcome = Bienvenue dans Abande
web-welcome-aim = Placez des pièces et capturez en empilant, jusqu’à trois de haut ; mais toutes les pièces doivent toujours former un seul groupe. À la fin, chacune de vos piles qui touche l’adversaire rapporte sa hauteur : qui a le plus de points gagne.
web-welcome-learn = Apprendre en cinq minutes
web-welcome-play = Jouer tout de suite
web-sleeper = Les pièces pâles dorment : aucune pile adverse ne les touche. Ce qui dort à la fin ne rapporte rien.
web-understood = Compris
web-rules = Les règles
web-rules-intro = Abande est un jeu de Dieter Stein (2005) pour deux joueurs. Voici les règles avec nos propres mots ; les lire prend cinq minutes.
web-rules-start = Le départ
web-rules-start-text = Le tablier est vide, et chacun a 18 pièces en réserve. Noir commence, sur l’intersection de son choix. Ensuite, on joue à tour de rôle.
web-rules-turn = Votre tour
web-rules-turn-text = Faites une de ces trois choses : placer une pièce, capturer ou passer. On ne passe qu’avec une réserve vide.
web-rules-enter = Placer : posez une pièce de votre réserve sur une intersection vide à côté du groupe. Toutes les pièces du tablier, noires et blanches, forment le groupe.
web-rules-enter-picture = Noir peut placer une pièce sur chaque intersection marquée d’un point.
web-rules-capture = Capturer
web-rules-capture-text = Déplacez une de vos piles d’un pas, sur une pile adverse voisine. Une pièce seule est aussi une pile. La pièce du sommet dit à qui est la pile. Les piles se déplacent entières, jamais sur une intersection vide ni sur une pile de leur couleur.
web-rules-capture-early = On capture dès que trois pièces ont été placées.
web-rules-capture-picture = Les flèches montrent toutes les captures de Noir.
web-rules-three = Trois au plus
web-rules-three-text = Aucune pile ne dépasse trois pièces. Une pile de trois ne bouge plus et ne peut être capturée : elle reste là pour toujours.
web-rules-band = Un seul groupe
web-rules-band-text = Après chaque coup, toutes les piles doivent rester reliées. Une capture est interdite si la pile qui part est seule à relier deux parties du groupe.
web-rules-band-picture = La pièce du milieu ne peut pas capturer : sans elle, le groupe serait coupé en deux, comme marqué.
web-rules-end = La fin
web-rules-end-text = La partie se termine quand les deux joueurs passent l’un après l’autre. Qui a passé peut encore capturer plus tard, tant que la partie continue. Un joueur qui a des pièces en réserve mais aucun coup permis passe.
web-rules-score = Le score
web-rules-score-text = Une pile qui ne touche aucune pile adverse est dormante et ne rapporte rien. Toute autre pile rapporte sa hauteur à son propriétaire. Qui a le plus de points gagne ; à égalité, la partie est nulle.
web-rules-score-picture = La fin d’une partie. Les piles pâles dorment.
web-rules-libre = Libre
web-rules-libre-text = Libre n’a pas de tablier. Une pièce noire et une blanche sont côte à côte, et chacun en a encore 17. Une pile qui en touche au moins deux autres a une connexion forte. On place une pièce là où elle touche deux piles, ou une seule dont la connexion est forte. Les captures ne demandent aucune force. S’il ne reste qu’une pile, toute intersection voisine convient.
web-rules-libre-picture = Où Noir peut placer une pièce dans Libre.
web-rules-more = En savoir plus
web-rules-stein = Abande sur les pages de Dieter Stein
web-rules-stein-rules = Ses propres règles
web-about = À propos d’Abande
web-about-game = Le jeu est de Dieter Stein, qui l’a publié en 2005. Cette application n’est pas de lui ; elle est faite par des gens qui aiment son jeu.
web-about-version = Version { $version }
web-about-licence = Le programme est libre : sous licence MIT ou Apache 2.0, au choix. Il est fait avec Rust, Svelte et Fluent.
web-about-third-party = Licences des parties écrites par d’autres
web-about-stored = Ce qui est enregistré
web-about-stored-text = Vos parties, vos réglages et ce que vous avez appris restent dans ce navigateur. Rien ne quitte cet appareil : ni compte, ni cookie, ni requête à qui que ce soit. Un lien que vous partagez contient la partie elle-même. Seul ce que vous jouez en ligne est gardé sur le serveur où vous jouez : votre nom, ces parties, et ici un cookie qui dit qui vous êtes.
web-about-clear = Voir et effacer ce qui est enregistré

## The browser: learning

web-nav-learn = Apprendre
web-learn-lessons = Les règles, une à une
web-learn-welcome = Abande s’apprend vite : douze courtes leçons, que l’on réussit chacune par un coup sur le tablier.
web-learn-begin = Commencer
web-learn-continue = Continuer : { $title }
web-learn-over-again = Recommencer
web-learn-over-again-sure = Toutes les leçons et tous les exercices compteront comme non faits. Recommencer ?
web-learn-lesson = Leçon { $number } sur { $count }
web-learn-progress = Progression : { $done } sur { $count }
web-learn-is-done = c’est fait
web-learn-overview = Toutes les leçons
web-learn-next = Suivant
web-learn-finish = Terminer
web-learn-hint = Indice
web-learn-hint-pass = Indice : passez.
web-learn-hint-move = Indice : { $move }.
web-learn-hint-more = Un autre indice
web-learn-hint-stack = Regardez la pile en { $space }.
web-learn-hint-enter = Placez une pièce. Où compte-t-elle le plus ?
web-learn-hint-nothing = Voyez si une capture rapporte quoi que ce soit.
web-learn-why-sleep = Ce coup endort { $spaces }.
web-learn-why-wake = Ce coup réveille { $spaces }.
web-learn-why-final = La pile en { $space } a alors trois pièces : personne ne peut plus la capturer.
web-learn-retry = Réessayer
web-learn-miss = Un coup permis, mais ce n’est pas ce qui est demandé ici.
web-learn-ask-label = À vous
web-learn-you-are = Vous jouez { $player }.
web-learn-tally =
    { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $hand } en réserve
web-learn-enter = Placer une pièce
web-learn-enter-text = Le tablier est vide et chacun a 18 pièces en réserve. Noir commence.
web-learn-enter-ask = Placez votre première pièce : toutes les intersections conviennent.
web-learn-enter-done = La voilà. Les pièces ne quittent plus jamais le tablier.
web-learn-band = Le groupe
web-learn-band-text = Toutes les pièces sur le tablier, noires et blanches, forment un seul groupe. Chaque nouvelle pièce se place sur une intersection vide à côté du groupe.
web-learn-band-ask = Placez une pièce à côté du groupe.
web-learn-band-done = Le groupe grandit et reste d’un seul tenant.
web-learn-capture = Capturer
web-learn-capture-text = Dès que trois pièces ont été placées, vous pouvez capturer au lieu de placer : déplacez une pièce d’un pas sur une pièce adverse voisine. La vôtre est maintenant au sommet, et la pile appartient à qui a la pièce du sommet.
web-learn-capture-ask = Capturez une pièce blanche : choisissez la vôtre, puis la blanche.
web-learn-capture-done = C’est maintenant une pile de deux, et elle est à vous.
web-learn-stack = Les piles se déplacent entières
web-learn-stack-text = Une pile se déplace comme une pièce, d’un pas et toujours entière : on ne la divise jamais. Rien ne va jamais sur une intersection vide ni sur une pile amie.
web-learn-stack-ask = Capturez avec la pile en { $space }.
web-learn-stack-done = Haute de trois pièces, et toutes trois comptent pour vous.
web-learn-cut = Ce qui tient le groupe
web-learn-cut-text = Après chaque coup, toutes les piles doivent encore former un seul groupe. Une pile qui en relie deux parties est une charnière : elle doit rester où elle est.
web-learn-cut-ask = Essayez de capturer avec la pièce en { $space } et voyez ce qui se passe.
web-learn-cut-done = C’est cela : sans { $space }, le groupe se scinderait ; voyez les parties marquées.
web-learn-keep = Capturer en gardant le groupe
web-learn-keep-text = Certaines de vos pièces tiennent le groupe, d’autres peuvent partir. Regardez ce qui resterait.
web-learn-keep-ask = Capturez en gardant le groupe entier.
web-learn-keep-done = Bien vu : tout est encore relié.
web-learn-three = Trois au plus
web-learn-three-text = Aucune pile ne dépasse trois pièces. Une pile de trois est définitive : elle ne se déplace plus et n’est plus capturée.
web-learn-three-ask = Capturez la pile blanche en { $space }.
web-learn-three-done = Une sur deux, cela fait trois, et personne ne peut plus vous prendre cette pile.
web-learn-pass = Passer
web-learn-pass-text = On ne peut passer qu’avec une réserve vide. On peut encore capturer ensuite. Quand les deux joueurs passent l’un après l’autre, la partie est finie.
web-learn-pass-ask = Placez votre dernière pièce. Blanc passe ; passez ensuite, vous aussi.
web-learn-pass-done = Deux passes de suite : la partie est finie.
web-learn-sleep = Pièces dormantes
web-learn-sleep-text = À la fin, une pile sans pile adverse à côté d’elle dort et ne rapporte rien. Le tablier montre les pièces dormantes plus pâles.
web-learn-sleep-ask = La pile blanche de trois en { $space } ne peut être capturée. Endormez-la.
web-learn-sleep-done = Elle dort : aucune de vos piles n’est à côté, et ses trois points sont perdus.
web-learn-score = Le score
web-learn-score-text = À la fin, chaque pile éveillée rapporte sa hauteur à son propriétaire. Le meilleur score gagne.
web-learn-score-ask = Blanc a passé. Capturez, puis passez, et gagnez la partie.
web-learn-score-miss = La partie est finie et vous n’êtes pas devant. Surveillez les points et vos pièces dormantes.
web-learn-score-done = Vous avez gagné. Voilà toutes les règles d’Abande sur un tablier.
web-learn-libre = Libre : sans tablier
web-learn-libre-text = Libre n’a pas de bords et commence avec une pièce de chaque couleur. En échange, le groupe doit être solide : une nouvelle pièce doit toucher deux piles.
web-learn-libre-ask = Placez une pièce qui touche les deux.
web-learn-libre-done = Toucher deux piles ou plus, c’est une connexion forte.
web-learn-strong = Faible et forte
web-learn-strong-text = Une pièce peut aussi ne toucher qu’une pile, si celle-ci a une connexion forte : si elle en touche elle-même deux ou plus. Pour capturer, cela ne compte pas.
web-learn-strong-ask = Placez une pièce qui touche exactement une pile.
web-learn-strong-done = Elle tient à une seule pile, et celle-ci est assez forte.
web-learn-end = Vous connaissez Abande
web-learn-end-text = Voilà toutes les règles. Aiguisez votre œil avec les exercices, ou jouez votre première partie.
web-learn-play = Jouer une partie
web-learn-exercises = Exercices
web-learn-exercises-text = Des fins de partie résolues jusqu’au dernier coup. Un seul coup est le meilleur : trouvez-le.
web-learn-exercise = Exercice { $number } sur { $count }
web-learn-exercise-name = Exercice { $number }, { $board }
web-learn-theme-keep = Capturer et garder le groupe
web-learn-theme-keep-ask = Plusieurs captures sont tentantes, mais une seule garde le groupe entier, et elle gagne. Trouvez-la.
web-learn-theme-last = Le meilleur dernier coup
web-learn-theme-last-ask = Après le bon coup, le mieux pour les deux est de passer. Trouvez celui qui rapporte le plus.
web-learn-theme-win = Gagner d’un point
web-learn-theme-win-ask = Un coup gagne d’un seul point ; tous les autres mènent à la nulle ou à la défaite. Trouvez-le.
web-learn-right = Exact ! { $outcome }
web-learn-worse = { $outcome } Il y a un meilleur coup.
web-learn-outcome-win =
    Si chacun joue au mieux, { $move } gagne de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-learn-outcome-draw = Si chacun joue au mieux, { $move } mène à une partie nulle.
web-learn-outcome-loss =
    Si chacun joue au mieux, { $move } perd de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-learn-go-on = Montrer la suite
web-learn-next-exercise = Exercice suivant
web-learn-all-solved = Vous les avez tous résolus.
web-learn-unknown = Cette leçon n’existe pas.

# The explorer of openings.
web-analyse-sheet-openings = Ouvertures
web-openings-own = Mes parties
web-openings-own-title = Compter ce qui a été joué dans les parties conservées ici
web-openings-about = Positions dans le livre : { $positions }, nœuds pour chacune : { $nodes }
web-openings-unknown = Le livre ne connaît pas cette position.
web-openings-end = Le livre s’arrête ici.
web-openings-none = Il n’y a pas de livre pour ce tablier.
web-openings-failed = Le livre ne peut être obtenu : { $message }
web-openings-counting = Décompte de vos parties…
web-openings-games = Vos parties sur ce tablier : { $games }
web-openings-never = Aucune de vos parties n’a continué d’ici.
web-openings-move = { $move } : { $standing }, part du livre { $share }
web-openings-played = { $move } : parties { $games }, gagnées par Noir { $black }, par Blanc { $white }, nulles { $draws }
web-openings-alike = La même chose tournée ou reflétée : { $moves }

## The browser: puzzles

web-nav-puzzles = Énigmes
web-stored-puzzles = Énigmes comptées : { $number }
web-puzzle-welcome = { $count ->
    [one] { $count } position où un coup est nettement le meilleur.
   *[other] { $count } positions, et dans chacune un coup est nettement le meilleur.
}
web-puzzle-overview = Toutes les énigmes
web-puzzle-unknown = Cette énigme n’existe pas.
web-puzzle-none = Il n’y a pas de telles énigmes.
web-puzzle-name = Énigme { $id }
web-puzzle-day = Énigme du jour
web-puzzle-day-text = La même pour tout le monde.
web-puzzle-day-done = Vous l’avez résolue.
web-puzzle-rated = Énigmes classées
web-puzzle-rating = Votre classement
web-puzzle-rating-guess = une estimation pour l’instant
web-puzzle-theme = Thème
web-puzzle-any-board = tous les tabliers
web-puzzle-any-theme = tous les thèmes
web-puzzle-solve = Résoudre
web-puzzle-count = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}
web-puzzle-timed = Trois minutes
web-puzzle-timed-text = Le plus possible en trois minutes. Trois erreurs y mettent fin.
web-puzzle-streak = Série
web-puzzle-streak-text = Jusqu’à la première erreur, de plus en plus difficile.
web-puzzle-best = Record : { $number }
web-puzzle-themes = Thèmes
web-puzzle-themes-text = De quoi il s’agit, et combien vous en avez résolu.
web-puzzle-mistakes = Mes erreurs
web-puzzle-mistakes-text = De vos parties examinées : trouvez un meilleur coup.
web-puzzle-mistakes-none = Aucune de vos parties n’a encore été examinée, ou aucune n’avait d’erreur. Ouvrez-en une dans Analyse et faites-la examiner.
web-puzzle-mistake-was = { $date } : vous avez joué { $move }. { $verdict }.
web-puzzle-mistake-of = { $date } : { $player } a joué { $move }. { $verdict }.
web-puzzle-history = Mes énigmes
web-puzzle-history-text = L’évolution de votre classement, les thèmes et les dernières énigmes.
web-puzzle-history-none = Rien encore. Résolvez une énigme, et elle sera ici.
web-puzzle-graph = { $count ->
    [one] Votre classement après une énigme : { $last }
   *[other] Votre classement sur { $count } énigmes, de { $first } à { $last }
}
web-puzzle-latest = Les dernières
web-puzzle-is-solved = Résolues
web-puzzle-is-missed = Manquées
web-puzzle-is-helped = Résolues avec indices

web-puzzle-find = Trouvez le meilleur coup pour { $player }
web-puzzle-right = Juste !
web-puzzle-go-on = Juste ! { $reply } Continuez.
web-puzzle-solved = Résolue !
web-puzzle-told = Voici la solution.
web-puzzle-new-rating = Votre classement : { $rating } ({ $change }).
web-puzzle-wrong = { $move } n’est pas le bon coup.
web-puzzle-wrong-looking = { $move } n’est pas le bon coup. Voyons pourquoi…
web-puzzle-wrong-over = { $move } n’est pas le bon coup, et il termine la partie : { $outlook }.
web-puzzle-wrong-unknown = { $move } n’est pas le bon coup. Le moteur n’a pas pu montrer pourquoi.
web-puzzle-refuted = { $move } n’est pas le bon coup : { $reply } y répond. { $outlook }.
web-puzzle-hint-themes = Il s’agit de : { $themes }.
web-puzzle-hint-near = Placez une pièce à côté de { $space }.
web-puzzle-hint-capture = C’est une capture.
web-puzzle-tell = La solution
web-puzzle-next = Énigme suivante
web-puzzle-analyse = Ouvrir dans Analyse
web-puzzle-about-themes = { $themes }. Classée { $rating }.
web-puzzle-about = Classée { $rating }.
web-puzzle-proven = { $outlook } : prouvé jusqu’à la fin de la partie.
web-puzzle-searched = { $outlook }, d’après une recherche profonde.

web-puzzle-run-start = Commencer
web-puzzle-run-again = Recommencer
web-puzzle-run-solved = Résolues : { $number }
web-puzzle-run-missed = Manquées : { $number }
web-puzzle-run-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
web-puzzle-run-time = Le temps est écoulé.
web-puzzle-run-misses = { $count ->
    [one] Une erreur y a mis fin.
   *[other] { $count } erreurs y ont mis fin.
}
web-puzzle-run-empty = Il n’y a plus d’énigmes.
web-puzzle-run-record = Votre meilleur résultat !
web-puzzle-run-answers = À revoir

web-puzzle-theme-keep = Garder le groupe
web-puzzle-theme-keep-text = De plusieurs captures, une seule garde le groupe en un morceau.
web-puzzle-theme-cut = Charnière
web-puzzle-theme-cut-text = Après une capture, le groupe tient à une pile adverse, qui doit rester.
web-puzzle-theme-pin = Clouage
web-puzzle-theme-pin-text = Une nouvelle pièce tient à une pile adverse, qui ne peut plus partir.
web-puzzle-theme-sleep = Endormir
web-puzzle-theme-sleep-text = Une pile adverse s’endort et ne compte plus.
web-puzzle-theme-wake = Réveiller
web-puzzle-theme-wake-text = Une pile qui dormait est réveillée.
web-puzzle-theme-three = Trois d’un coup
web-puzzle-theme-three-text = Une pièce seule capture une pile de deux, et personne ne peut la reprendre.
web-puzzle-theme-take-back = Reprendre la pile
web-puzzle-theme-take-back-text = Ce qui vient de capturer est capturé sur-le-champ.
web-puzzle-theme-last = La dernière pièce
web-puzzle-theme-last-text = La dernière pièce en réserve est placée là où elle compte le plus.
web-puzzle-theme-pass = Passer
web-puzzle-theme-pass-text = Il y a quelque chose à capturer, et passer vaut mieux.
web-puzzle-theme-race = Course
web-puzzle-theme-race-text = Toutes les pièces sont sur le tablier : qui capture quoi en premier ?
web-puzzle-theme-connection = Connexion
web-puzzle-theme-connection-text = En Libre, ce qui est faiblement ou fortement connecté décide.
