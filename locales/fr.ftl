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
result-drawn = Partie nulle par accord.
result-open = La partie n’est pas finie.

## Shared: what a move does

move-enter = { $player } place une pièce en { $space }.
move-capture = { $player } capture { $to } depuis { $from }.
move-pass = { $player } passe.

## Shared: why a move is refused

refusal-game-over = La partie est finie : les deux joueurs ont passé.
refusal-no-such-space = Le tablier { $board } n’a pas d’intersection { $space }.
refusal-empty-hand = Il ne reste plus de pièce en réserve à placer.
refusal-occupied = { $space } est occupée : les pièces se placent sur des intersections vides.
refusal-not-next-to-band = { $space } ne touche pas le groupe : aucune pile à côté.
refusal-weak-connection = En { $space }, une pièce ne toucherait que { $to }, qui ne touche elle-même qu’une pile : connexion trop faible.
refusal-too-early = Il est trop tôt pour capturer : trois pièces doivent d’abord être placées.
refusal-nothing-to-move = Il n’y a pas de pile à déplacer en { $from }.
refusal-not-yours = La pile en { $from } n’est pas à vous : sa pièce du dessus est adverse.
refusal-own-stack = La pile en { $to } est à vous : on ne capture que celles de l’adversaire.
refusal-nothing-to-capture = Il n’y a rien à capturer en { $to } : une pile ne va jamais sur une intersection vide.
refusal-not-adjacent = { $from } et { $to } ne se touchent pas : une pile se déplace d’un pas.
refusal-stack-of-three = La pile en { $at } a trois pièces : elle ne se déplace pas et ne se capture pas.
refusal-too-high = { $from } sur { $to } ferait { $height } pièces : trop haut, la limite est de trois.
refusal-would-split = Déplacer la pile de { $from } couperait le groupe en { $count } parties : { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] { $player } a { $pieces } pièce en réserve : on ne passe qu’avec une réserve vide.
   *[other] { $player } a { $pieces } pièces en réserve : on ne passe qu’avec une réserve vide.
}

## Shared: why a text is no move

typed-empty = Il manque un coup. Exemples : { $examples }
typed-no-such-space = Le tablier { $board } n’a pas d’intersection « { $name } ».
typed-ambiguous = « { $text } » peut se lire de plusieurs façons : { $first } ou { $second }.
typed-not-a-move = « { $text } » n’est pas un coup. Exemples : { $examples }

## The terminal

## The browser

web-nav = Écrans
web-nav-play = Jouer
web-nav-settings = Réglages
web-skip = Aller au contenu
web-close = Fermer
web-cancel = Annuler
web-board = Tablier
web-you = Vous
web-engine = Ordinateur, niveau { $level }
web-thinking = L’ordinateur réfléchit.
web-may-pass = { $player } joue ou passe
web-no-target = Aucune pile adverse ne touche { $space } : il n’y a rien à capturer.
web-restore-failed = La partie de votre dernière visite est illisible : { $message }
web-controls = Commandes
web-pass = Passer
web-pass-short = passe
web-undo = Reprendre
web-redo = Rejouer
web-rotate = Tourner le tablier
web-flip = Retourner le tablier
web-sound = Son
web-resign = Abandonner
web-resign-sure = Voulez-vous abandonner cette partie ?
web-moves = Coups
web-no-moves = Aucun coup n’a encore été joué.
web-new-game = Nouvelle partie
web-against = Adversaire
web-against-engine = Ordinateur
web-against-people = À deux ici
web-against-nobody = Les deux camps, pour essayer
web-level = Niveau { $level }
web-level-low = Débutant
web-level-high = Pleine force
web-your-color = Vous jouez
web-color-random = Au hasard
web-board-file = Depuis un fichier
web-board-file-choose = Choisir un fichier …
web-board-file-missing = Choisissez d’abord un fichier.
web-board-file-fault = { $file } n’est pas un tablier : { $message }
web-more = Taille, pièces, pendule
web-size = Intersections par côté
web-pieces = Pièces par joueur
web-clock = Pendule, minutes + secondes par coup
web-clock-none = Aucune
web-start = Commencer
web-keys = Touches
web-key-walk = Parcourir le tablier
web-key-act = Placer une pièce, choisir ou capturer une pile
web-key-clear = Ne rien choisir
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
web-system = Système du tablier hexagonal
web-system-stein = De Stein
web-system-slanted = Oblique
web-hints = Montrer les coups permis
web-space-empty = { $space }, vide
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, hauteur { $height }, depuis le bas : { $pieces }
web-makeup = { $space }, depuis le bas : { $pieces }
web-asleep = dormante
web-can-enter = une pièce peut être placée ici
web-can-capture = peut capturer { $spaces }
web-can-be-captured = peut être capturée depuis { $spaces }
web-chosen = choisie
web-fit = Montrer tout le groupe
