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

tui-you = Vous
tui-person = Joueur
tui-level = Niveau { $number }
tui-thinking = réfléchit …
tui-paused = attend : Enter
tui-not-your-turn = C’est à { $player } de jouer : le programme réfléchit.

tui-one-more-pass = Si l’autre passe aussi, la partie est finie.
tui-taken-up = { $space } capture : choisissez une des piles marquées. Esc annule.
tui-no-enemy-beside = { $space } ne peut pas capturer : aucune pile adverse à côté.
tui-capturers = { $space } peut être capturée depuis { $stacks } : choisissez d’abord l’une d’elles.
tui-nothing-to-undo = Il n’y a pas de coup à reprendre.
tui-nothing-to-redo = Aucun coup repris à rejouer.
tui-seeking-hint = Recherche d’un bon coup …
tui-hint = Conseil : { $move }

tui-kept = La partie est conservée : « abande play » la proposera de nouveau.
tui-not-kept = La partie ne peut pas être conservée : { $reason }
tui-resumed = La partie reprend où elle en était.
tui-opened = La partie est ouverte : u et r reculent et avancent.
tui-saved = Enregistré : { $file }
tui-exists = { $file } existe déjà.
tui-not-saved = Rien n’a été enregistré.
tui-prompt-move = Coup
tui-prompt-save = Enregistrer sous
tui-prompt-open = Ouvrir le fichier
tui-prompt-replace = Remplacer (o/n)
tui-yes = o

tui-space-empty = { $space } : vide
tui-space-enter = { $space } : vide, on peut y placer une pièce
tui-space-stack = { $space } : { $player }, hauteur { $height }
tui-space-asleep = { $space } : { $player }, hauteur { $height }, dort : ne touche pas l’adversaire et ne compte pas

tui-moves = Coups
tui-analysis = Analyse
tui-analysis-over = La partie est finie.
tui-depth = profondeur { $depth }
tui-proven = certain
tui-even = égalité
tui-decimal-mark = ,

tui-key-help = aide
tui-key-act = jouer
tui-key-pass = passer
tui-key-undo = reprendre
tui-key-hint = conseil
tui-key-analysis = analyse
tui-key-save = sauver
tui-key-new = nouvelle
tui-key-quit = quitter

tui-menu-kept = Parties en cours
tui-menu-new = Nouvelle partie
tui-menu-board = Tablier
tui-menu-start = Commencer
tui-menu-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
tui-menu-keys = Haut, Bas : choisir · Gauche, Droite : changer · Enter : commencer · q : quitter
tui-menu-keys-kept = Haut, Bas : choisir · Gauche, Droite : changer · Enter : reprendre ou commencer · x : jeter · q : quitter
tui-menu-discard = Encore une fois x jette cette partie pour de bon.

tui-help-keys = Touches et signes
tui-help-step = parcourir le tablier
tui-help-slant = en diagonale ; aussi Y U B N
tui-help-act = placer une pièce, choisir une pile, capturer ; ou cliquer
tui-help-type = Taper un coup : d4 place, c3-d4 capture, pass passe ; en Libre 0,1 et 0,1->1,0.
tui-help-pass = passer, la réserve vide
tui-help-undo = reprendre votre dernier coup
tui-help-redo = rejouer le coup repris
tui-help-hint = demander un conseil au programme
tui-help-analysis = analyse : qui mène de combien, et les meilleures suites
tui-help-marks = montrer ou cacher les coups permis
tui-help-save = enregistrer la partie dans un fichier (.abn)
tui-help-open = ouvrir une partie d’un fichier
tui-help-new = commencer une nouvelle partie ; celle-ci est conservée
tui-help-cancel = reposer la pile ; fermer
tui-help-redraw = redessiner l’écran
tui-help-quit = quitter ; une partie en cours est conservée
tui-help-foot = Haut et Bas font défiler ; une autre touche revient à la partie.
tui-sign-black = une pile noire de hauteur deux
tui-sign-white = une pile blanche de hauteur un
tui-sign-asleep = derrière une pile : dormante, elle ne compte pas
tui-sign-last = le dernier coup
tui-sign-enter = on peut placer une pièce ici
tui-sign-movable = cette pile peut capturer
tui-sign-target = la pile choisie peut capturer celle-ci
tui-sign-pointed = ce dont parle un conseil ou un message
tui-sign-cursor = le curseur, et la pile choisie
tui-too-small = La fenêtre est trop petite : il faut au moins { $columns } x { $lines }, et 80 x 24 pour tout voir.

tui-plain-welcome = Abande, { $board }. Noir : { $black }. Blanc : { $white }. Tapez un coup, ou help.
tui-plain-kept = { $count ->
    [one] Il y a { $count } partie en cours : resume la reprend.
   *[other] Il y a { $count } parties en cours : resume reprend la dernière.
}
tui-plain-nothing-kept = Il n’y a pas de partie en cours à reprendre.
tui-plain-see-help = help donne toutes les commandes.
tui-plain-help = cette liste
tui-plain-board = dessiner le tablier
tui-plain-stacks = énumérer les piles
tui-plain-moves = énumérer les coups permis
tui-plain-score = points, réserves, et à qui de jouer
tui-plain-position = la position en une ligne de texte
tui-plain-analyse = qui mène de combien, et les meilleures suites

## The browser
