var e=`### Abande en français.

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

## Shared: what a move does

move-enter = { $player } place une pièce en { $space }.
move-capture = { $player } capture { $to } depuis { $from }.
move-pass = { $player } passe.

## Shared: why a move is refused

refusal-game-over = La partie est finie\xA0: les deux joueurs ont passé.
refusal-no-such-space = Le tablier { $board } n’a pas d’intersection { $space }.
refusal-empty-hand = Il ne reste plus de pièce en réserve à placer.
refusal-occupied = { $space } est occupée\xA0: les pièces se placent sur des intersections vides.
refusal-not-next-to-band = { $space } ne touche pas le groupe\xA0: aucune pile à côté.
refusal-weak-connection = En { $space }, une pièce ne toucherait que { $to }, qui ne touche elle-même qu’une pile\xA0: connexion trop faible.
refusal-too-early = Il est trop tôt pour capturer\xA0: trois pièces doivent d’abord être placées.
refusal-nothing-to-move = Il n’y a pas de pile à déplacer en { $from }.
refusal-not-yours = La pile en { $from } n’est pas à vous\xA0: sa pièce du dessus est adverse.
refusal-own-stack = La pile en { $to } est à vous\xA0: on ne capture que celles de l’adversaire.
refusal-nothing-to-capture = Il n’y a rien à capturer en { $to }\xA0: une pile ne va jamais sur une intersection vide.
refusal-not-adjacent = { $from } et { $to } ne se touchent pas\xA0: une pile se déplace d’un pas.
refusal-stack-of-three = La pile en { $at } a trois pièces\xA0: elle ne se déplace pas et ne se capture pas.
refusal-too-high = { $from } sur { $to } ferait { $height } pièces\xA0: trop haut, la limite est de trois.
refusal-would-split = Déplacer la pile de { $from } couperait le groupe en { $count } parties\xA0: { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] { $player } a { $pieces } pièce en réserve\xA0: on ne passe qu’avec une réserve vide.
   *[other] { $player } a { $pieces } pièces en réserve\xA0: on ne passe qu’avec une réserve vide.
}

## Shared: why a text is no move

typed-empty = Il manque un coup. Exemples\xA0: { $examples }
typed-no-such-space = Le tablier { $board } n’a pas d’intersection «\xA0{ $name }\xA0».
typed-too-far = { $name } est trop loin\xA0: les coordonnées de Libre vont de -128 à 127.
typed-ambiguous = «\xA0{ $text }\xA0» peut se lire de plusieurs façons\xA0: { $first } ou { $second }.
typed-not-a-move = «\xA0{ $text }\xA0» n’est pas un coup. Exemples\xA0: { $examples }

## The terminal

tui-you = Vous
tui-person = Joueur
tui-level = Niveau { $number }
tui-thinking = réfléchit…
tui-paused = attend\xA0: Entrée
tui-not-your-turn = C’est à { $player } de jouer\xA0: le programme réfléchit.

tui-one-more-pass = Si l’autre passe aussi, la partie est finie.
tui-over = { $result } n\xA0: nouvelle partie. u\xA0: annuler le coup.
tui-taken-up = { $space } capture\xA0: choisissez une des piles marquées. Échap annule.
tui-no-enemy-beside = { $space } ne peut pas capturer\xA0: aucune pile adverse à côté.
tui-capturers = { $space } peut être capturée depuis { $stacks }\xA0: choisissez d’abord l’une d’elles.
tui-nothing-to-undo = Il n’y a pas de coup à annuler.
tui-nothing-to-redo = Aucun coup annulé à rejouer.
tui-seeking-hint = Recherche d’un bon coup…
tui-hint = Indice\xA0: { $move }

tui-kept = La partie est conservée\xA0: «\xA0abande play\xA0» la proposera de nouveau.
tui-not-kept = La partie ne peut pas être conservée\xA0: { $reason }
tui-resumed = La partie reprend où elle en était.
tui-opened = Vous regardez une partie\xA0: ← → la parcourent, x joue à partir d’ici.
tui-looking = Vous regardez une partie. x joue à partir d’ici, dans une partie à vous.
tui-reading = Lecture de { $file }… Échap annule.
tui-which = partie { $number } sur { $total }
tui-no-such-game = { $count ->
    [one] Cette partie n’existe pas\xA0: le fichier en contient { $count }.
   *[other] Cette partie n’existe pas\xA0: le fichier en contient { $count }.
}
tui-played-from = Une nouvelle partie commence ici. L’autre reste telle quelle.
tui-saved = Enregistré\xA0: { $file }
tui-exists = { $file } existe déjà.
tui-not-saved = Rien n’a été enregistré.
tui-prompt-move = Coup
tui-prompt-save = Enregistrer sous
tui-prompt-open = Ouvrir le fichier
tui-prompt-replace = Remplacer (o/n)
tui-yes = o

tui-space-empty = { $space }\xA0: vide
tui-space-enter = { $space }\xA0: vide, on peut y placer une pièce
tui-space-stack = { $space }\xA0: { $player }, hauteur { $height }
tui-space-asleep = { $space }\xA0: { $player }, hauteur { $height }, dort\xA0: ne touche pas l’adversaire et ne rapporte rien

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

tui-name-enter = Entrée
tui-name-space = Espace
tui-name-slants = Début Pg↑ Fin Pg↓
tui-name-escape = Échap
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
tui-menu-keys = ↑ ↓\xA0: choisir · ← →\xA0: changer · Entrée\xA0: commencer · q\xA0: quitter
tui-menu-keys-kept = ↑ ↓\xA0: choisir · ← →\xA0: changer · Entrée\xA0: reprendre ou commencer · x\xA0: supprimer · q\xA0: quitter
tui-menu-discard = Encore une fois x, et cette partie est supprimée pour de bon.

tui-help-keys = Touches et signes
tui-help-step = parcourir le tablier
tui-help-slant = en diagonale\xA0; aussi Y U B N
tui-help-act = placer une pièce, choisir une pile, capturer\xA0; ou cliquer
tui-help-type = Tapez un coup\xA0: d4 place, c3-d4 capture, pass passe\xA0; en Libre 0,1 et 0,1->1,0.
tui-help-pass = passer, quand la réserve est vide
tui-help-undo = annuler votre dernier coup
tui-help-redo = rejouer le coup annulé
tui-help-hint = demander un indice au programme
tui-help-analysis = analyse\xA0: qui mène de combien, et les meilleures variantes
tui-help-marks = montrer ou cacher les coups permis
tui-help-save = enregistrer la partie dans un fichier (.abn)
tui-help-open = regarder les parties d’un fichier
tui-help-new = commencer une nouvelle partie\xA0; celle-ci est conservée
tui-help-from = jouer à partir d’ici, dans une nouvelle partie
tui-help-look = en regardant une partie\xA0: un coup en arrière ou en avant, au début ou à la fin
tui-help-games = en regardant une partie\xA0: la précédente, la suivante du fichier
tui-help-cancel = reposer la pile\xA0; fermer
tui-help-redraw = redessiner l’écran
tui-help-suspend = retour au shell pour un moment\xA0; fg revient au jeu
tui-help-quit = quitter\xA0; une partie en cours est conservée
tui-help-foot = ↑ ↓ font défiler\xA0; toute autre touche ramène à la partie.
tui-sign-black = une pile noire de hauteur deux
tui-sign-white = une pile blanche de hauteur un
tui-sign-asleep = derrière une pile\xA0: dormante, elle ne rapporte rien
tui-sign-last = le dernier coup
tui-sign-enter = on peut placer une pièce ici
tui-sign-movable = cette pile peut capturer
tui-sign-target = la pile choisie peut capturer celle-ci
tui-sign-pointed = ce dont parle un indice ou un message
tui-sign-cursor = le curseur et la pile choisie
tui-too-small = La fenêtre est trop petite\xA0: il faut au moins { $columns } x { $lines }, et 80 x 24 pour tout voir.

tui-plain-welcome = Abande, { $board }. Noir\xA0: { $black }. Blanc\xA0: { $white }. Tapez un coup, ou help.
tui-plain-looking = Abande, { $board }. Noir\xA0: { $black }. Blanc\xA0: { $white }. Vous regardez une partie\xA0: undo et redo la parcourent, play joue à partir d’ici, help liste toutes les commandes.
tui-plain-which = C’est la partie { $number } sur { $total }\xA0: game N en montre une autre.
tui-plain-only-looking = Vous regardez une partie\xA0: play joue à partir d’ici, dans une partie à vous.
tui-plain-waits = C’est à { $player } de jouer, et le programme attend\xA0: go le fait jouer.
tui-plain-no-file = Aucun fichier n’est ouvert\xA0: open FICHIER en ouvre un.
tui-plain-play-whom = Après play, indiquez l’adversaire, human ou un niveau de 1 à 10, ou rien.
tui-plain-kept = { $count ->
    [one] Il y a { $count } partie en cours\xA0: resume la reprend.
   *[other] Il y a { $count } parties en cours\xA0: resume reprend la dernière.
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
tui-plain-play = jouer à partir d’ici, dans une nouvelle partie\xA0; play 5 joue contre le niveau 5
tui-plain-go = faire jouer le programme là où il attend

## The browser

web-nav = Rubriques
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
web-no-target = Aucune pile adverse ne touche { $space }\xA0: il n’y a rien à capturer.
web-restore-failed = La partie de votre dernière visite est illisible\xA0: { $message }

# Where the browser keeps nothing.
web-kept-blocked = Ce navigateur ne garde rien pour cette page\xA0: vos parties seront perdues dès que vous la fermerez. Continuez à jouer, et enregistrez un fichier avant de partir.
web-kept-full = Il n’y a plus de place dans ce navigateur\xA0: ce que vous jouez maintenant sera perdu dès que vous fermerez la page. Continuez à jouer, et enregistrez un fichier avant de partir.
web-kept-silent = Le stockage de ce navigateur ne répond pas\xA0: ce que vous jouez maintenant risque d’être perdu dès que vous fermerez la page. Continuez à jouer, et enregistrez un fichier avant de partir.
web-kept-save = Enregistrer un fichier
web-kept-apart = Cette partie a continué dans un autre onglet. Ce que vous jouez ici est désormais une partie à part\xA0; les deux sont parmi vos parties.

web-controls = Commandes
web-pass = Passer
web-pass-short = passe
web-undo = Annuler le coup
web-redo = Rejouer le coup
web-rotate = Tourner le tablier
web-flip = Mettre le tablier en miroir
web-sound = Son
web-resign = Abandonner
web-resign-sure = Voulez-vous abandonner cette partie\xA0?
web-moves = Coups
web-no-moves = Aucun coup n’a encore été joué.

# Looking back, the end of a game
web-looking = Retour en arrière\xA0: coup { $ply } sur { $all }
web-looking-start = Retour en arrière\xA0: le début
web-looking-undone = Un coup qui a été annulé
web-present = Revenir à la partie
web-pass-ends = Si vous passez, la partie est finie.
web-pass-end = Passer et terminer la partie
web-you-win = Vous gagnez { $points } à { $other }.
web-you-lose = Vous perdez { $points } à { $other }.
web-you-resigned = Vous perdez\xA0: vous avez abandonné.
web-you-win-resigned = Vous gagnez\xA0: l’ordinateur a abandonné.
web-you-lose-time = Vous perdez\xA0: votre temps est écoulé.
web-you-win-time = Vous gagnez\xA0: le temps de l’ordinateur est écoulé.
web-won-resigned = { $winner } gagne\xA0: { $loser } a abandonné.
web-won-time = { $winner } gagne\xA0: le temps de { $loser } est écoulé.

# What follows the end of a game
web-end = Fin de la partie
web-end-show = Décompte et suite
web-end-count = Le décompte
web-end-asleep = { $count ->
    [one] { $spaces } dort\xA0: aucune pile de { $player } à côté, donc aucun point.
   *[other] { $spaces } dorment\xA0: aucune pile de { $player } à côté, donc aucun point.
}
web-end-review = Revoir mes erreurs
web-end-rematch = Revanche
web-end-share = Partager
web-end-go-up = Trois victoires de suite\xA0: essayez le niveau { $level }.
web-end-go-down = Trois défaites de suite\xA0: le niveau { $level } serait peut-être plus amusant pour l’instant.
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
web-hint-why = Pourquoi\xA0?
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
web-why-completes = La pile en { $spaces } a alors trois pièces\xA0: personne ne peut la capturer.
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
web-board-file-fault = { $file } n’est pas un tablier\xA0: { $message }
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
web-space-stack = { $space }, { $player }, hauteur { $height }, depuis le bas\xA0: { $pieces }
web-makeup = { $space }, depuis le bas\xA0: { $pieces }
web-asleep = dormante
web-why-asleep = Dormante\xA0: aucune pile adverse ne la touche. Si rien ne change, elle ne rapportera rien à la fin.
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
web-level-line-3 = Sait ce qui compte, même pour les pièces dormantes\xA0; pourtant près d’un coup sur deux lui échappe.
web-level-line-4 = Regarde votre réponse\xA0; un coup sur cinq environ lui échappe. Ne donne pas ce qu’il voit en prise.
web-level-line-5 = Regarde votre réponse, suit les échanges\xA0; un coup sur huit lui échappe.
web-level-line-6 = Voit trois coups à l’avance\xA0; parfois un coup lui échappe, surtout avec des piles clouées.
web-level-line-7 = Voit quatre coups à l’avance, et peu de choses lui échappent.
web-level-line-8 = Étudie 8\xA0000 positions par coup, où rien ne lui échappe\xA0; son jugement est un peu imprécis.
web-level-line-9 = Étudie 22\xA0000 positions par coup\xA0; son jugement est un peu imprécis.
web-level-line-10 = Tout ce dont le moteur est capable, en trois secondes environ par coup, ou selon sa pendule.
web-level-steps = Chaque niveau gagne environ quatre parties sur cinq contre le précédent.
web-level-named = Niveau { $level }\xA0: { $name }

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
web-stored-games = Parties\xA0: { $number }
web-stored-learned = Leçons et exercices réussis\xA0: { $number }
web-stored-delete = Tout effacer
web-stored-delete-sure = Toutes les parties, tous les réglages et ce que vous avez appris seront effacés de ce navigateur. C’est définitif\xA0; vous pouvez d’abord exporter vos parties.
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
web-analyse-faults = Cette position n’est pas encore jouable\xA0:
web-analyse-sound = Cette position est jouable.
web-analyse-fault-no-such-space = Le tablier { $board } n’a pas d’intersection { $space }.
web-analyse-fault-too-far = { $space } est trop éloignée.
web-analyse-fault-too-high = La pile en { $space } a { $height } pièces\xA0: la limite est de trois.
web-analyse-fault-own-capture = Dans la pile en { $space }, la pièce du dessus repose sur une pièce de sa couleur\xA0: aucune capture ne produit cela.
web-analyse-fault-split-band = Le groupe est en { $count } parties\xA0: { $parts }.
web-analyse-fault-no-band = Il n’y a aucune pile\xA0: Libre commence avec deux piles.
web-analyse-fault-wrong-count = { $player } a { $board } sur le tablier et { $hand } en réserve, ce qui ne fait pas { $pieces } pièces.
web-analyse-fault-passed-holding-pieces = { $player } ne peut pas avoir passé\xA0: sa réserve n’est pas vide.
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
web-analyse-reviewing = Positions\xA0: { $done } sur { $total }
web-analyse-review-time = Temps par position
web-analyse-seconds = { $seconds } s
web-analyse-accuracy = Précision
web-analyse-only = Seul coup
web-analyse-inaccuracy = Imprécision
web-analyse-mistake = Erreur
web-analyse-blunder = Gaffe
web-analyse-better = { $verdict }. Mieux\xA0: { $move }
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
web-analyse-import-text = Collez des parties (.abn), un enregistrement d’Abstract Play (JSON) ou une ligne de position.
web-analyse-import-file = Choisir des fichiers…
web-analyse-imported = { $count ->
    [one] { $count } partie importée\xA0; elle est parmi vos parties.
   *[other] { $count } parties importées\xA0; elles sont toutes parmi vos parties.
}
web-analyse-slanted = Noms obliques des intersections
web-analyse-unreadable = Ceci est illisible\xA0: { $message }
web-analyse-unreadable-file = { $file } est illisible\xA0: { $message }
web-analyse-link-damaged = Ce lien est abîmé\xA0: il ne contient aucune partie. Demandez-le à nouveau.
web-analyse-link-version = Ce lien vient d’une version plus récente. Rechargez cette page pour obtenir cette version.

# Why a text cannot be read, and where.
web-fault-at = ligne { $line }, colonne { $column }\xA0: { $words }
web-fault-column = colonne { $column }\xA0: { $words }
web-fault-in = dans { $path }\xA0: { $words }
web-fault-no-game = Ce texte ne contient aucune partie.
web-fault-not-utf8 = À partir d’ici, ce n’est plus du texte.
web-fault-unexpected = «\xA0{ $text }\xA0» n’a pas sa place ici.
web-fault-ends-too-soon = Le texte s’arrête trop tôt.
web-fault-no-result-yet = Une nouvelle partie commence ici, mais il manque à la précédente son résultat, par exemple 15-12 ou *.
web-fault-open-comment = Le commentaire qui commence ici n’est pas fermé\xA0: il manque une {"}"}.
web-fault-open-variation = La variante qui commence ici n’est pas fermée\xA0: il manque une ).
web-fault-empty-variation = La variante ne contient aucun coup.
web-fault-nothing-to-replace = Il n’y a pas de coup que cette variante pourrait remplacer.
web-fault-nothing-to-judge = Il n’y a pas de coup que ce signe pourrait juger.
web-fault-glyph = «\xA0{ $text }\xA0» n’est pas un signe pour un coup\xA0: écrivez\xA0!,\xA0?,\xA0!!,\xA0??,\xA0!?,\xA0?! ou $0 à $255.
web-fault-open-value = La valeur n’est pas fermée\xA0: il manque un ".
web-fault-tag-twice = Le champ { $name } figure deux fois.
web-fault-tags-disagree = «\xA0{ $first }\xA0» et «\xA0{ $second }\xA0» se contredisent.
web-fault-no-result = «\xA0{ $text }\xA0» n’est pas un résultat\xA0: écrivez *, un score comme 15-12, 1-0, 0-1 ou 1/2-1/2.
web-fault-wrong-result = { $given } ne peut pas être le résultat\xA0: le score est de { $score }.
web-fault-illegal = Les règles interdisent { $text } ici.
web-fault-illegal-because = { $text }\xA0: { $rule }
web-fault-unknown-board = Il n’y a pas de tablier «\xA0{ $name }\xA0».
web-fault-board-size = «\xA0{ $size }\xA0» n’est pas une taille\xA0: le tablier { $board } va de { $least } à { $most }.
web-fault-pieces = «\xA0{ $pieces }\xA0» n’est pas un nombre de pièces\xA0: le tablier { $board } en prend de 1 à { $most }.
web-fault-position-too-short = La position est incomplète. Il lui faut le tablier, les piles, le trait, les pièces en réserve et les passes.
web-fault-position-too-long = «\xA0{ $text }\xA0» est de trop\xA0: une position se termine par le nombre de passes.
web-fault-files = { $found } colonnes, mais le tablier { $board } en a { $expected }.
web-fault-spaces = La colonne qui commence en { $space } a { $expected } intersections, le texte lui en donne { $found }.
web-fault-stack = «\xA0{ $text }\xA0» n’est pas une pile.
web-fault-turn = «\xA0{ $text }\xA0» ne dit pas qui joue\xA0: écrivez b ou w.
web-fault-hands = «\xA0{ $text }\xA0» ne donne pas les pièces en réserve\xA0: écrivez celles de Noir et de Blanc sous la forme 18/18.
web-fault-passes = «\xA0{ $text }\xA0» n’est pas un nombre de passes\xA0: écrivez 0, 1 ou 2.
web-fault-no-move-there = Il manque un coup ici.
web-fault-no-such-space = Le tablier { $board } n’a pas d’intersection «\xA0{ $name }\xA0».
web-fault-ambiguous = «\xA0{ $text }\xA0» peut se lire de plusieurs façons\xA0: { $first } ou { $second }.
web-fault-no-move = «\xA0{ $text }\xA0» n’est pas un coup.
web-fault-json = Ce n’est pas du JSON valide.
web-fault-missing = Cet élément manque.
web-fault-other-game = Le jeu est «\xA0{ $name }\xA0», pas Abande.
web-fault-ambiguous-board = «\xA0{ $name }\xA0» n’est pas un tablier connu, et les coups conviennent à plusieurs\xA0: { $boards }. Écrivez hex, snub ou libre à la place, ou une liste vide pour square.
web-fault-behind-the-end = La partie est déjà finie\xA0: rien ne suit resign, timeout, draw ou abandoned.
web-fault-no-date = «\xA0{ $text }\xA0» n’est pas une date avec l’heure, comme 2024-02-29T10:00:00Z.
web-fault-board-syntax = Le fichier n’est pas fait comme un fichier de tablier ({ $reason }).
web-fault-board-name = «\xA0{ $name }\xA0» ne peut pas nommer un tablier\xA0: prenez une minuscule, puis des lettres, des chiffres, - ou _, et pas le nom d’un tablier connu.
web-fault-space-name = «\xA0{ $name }\xA0» ne peut pas nommer une intersection\xA0: prenez une lettre, puis jusqu’à 11 lettres, chiffres ou _, et pas «\xA0pass\xA0».
web-fault-same-name = Il y a déjà une intersection «\xA0{ $name }\xA0».
web-fault-space-place = L’emplacement de «\xA0{ $name }\xA0» se donne par deux nombres entre -1000000 et 1000000.
web-fault-same-place = «\xA0{ $first }\xA0» est dessinée sur «\xA0{ $second }\xA0».
web-fault-no-spaces = Le tablier n’a aucune intersection.
web-fault-too-many-spaces = Le tablier a { $count } intersections\xA0; c’est trop.
web-fault-link = «\xA0{ $text }\xA0» n’est pas un lien\xA0: écrivez les noms d’au moins deux intersections, comme a1-a2-a3.
web-fault-link-unknown = Le lien «\xA0{ $text }\xA0» nomme «\xA0{ $name }\xA0», qui n’est pas une intersection du tablier.
web-fault-link-loop = Le lien «\xA0{ $text }\xA0» mène de «\xA0{ $name }\xA0» à elle-même.
web-fault-not-connected = Aucun lien ne mène de «\xA0{ $from }\xA0» à «\xA0{ $to }\xA0»\xA0: le tablier doit être d’un seul tenant.

web-analyse-drop = Déposez des parties ici
web-analyse-share = Partager et exporter
web-analyse-link = Lien
web-analyse-link-note = Le lien contient lui-même toute la partie\xA0; rien n’est envoyé nulle part.

# Sharing: the address of links, a film of the game, a picture on the clipboard.
web-share-address = Adresse d’Abande sur le web
web-share-address-used = Les liens commencent par cette adresse, car cette page tourne sur votre propre machine.
web-share-address-none = Cette page tourne sur votre propre machine\xA0: personne d’autre ne peut ouvrir ce lien. Indiquez une adresse où d’autres trouvent Abande.
web-share-copy-picture = Copier l’image
web-share-picture-failed = L’image n’a pas pu être copiée. Enregistrez-la plutôt.
web-share-save-gif = Enregistrer la partie en GIF
web-share-filming = Le GIF est en préparation…
web-share-unfinished = La partie n’est pas terminée\xA0: Abstract Play ne garde que des parties terminées.

web-analyse-record = Notation de la partie
web-analyse-copy = Copier
web-analyse-copied = Copié
web-analyse-copy-failed = Le navigateur ne permet pas la copie\xA0: sélectionnez le texte et copiez-le vous-même.
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
web-analyse-threat-title = Si { $player } avait le trait\xA0:
web-analyse-no-threat = Il n’y a pas de menace à montrer ici.
web-analyse-follow-to = Jouer la variante jusqu’à ce coup
web-analyse-key-draw = Dessiner sur le tablier\xA0: deux fois sur une intersection pour un cercle, sur deux pour une flèche. Ou avec le bouton droit de la souris.
web-analyse-wipe = Effacer les dessins
# Learning from the mistakes that a review has found
web-analyse-learn = Apprendre des erreurs
web-analyse-mistake-back = Erreur précédente
web-analyse-mistake-on = Erreur suivante
web-mistakes-count = Erreur { $number } sur { $total }
web-mistakes-whose = Erreurs de qui
web-mistakes-both = Les deux joueurs
web-mistakes-was = Coup { $ply }\xA0: { $player } a joué { $move }. { $verdict }.
web-mistakes-ask = Trouvez un meilleur coup sur le tablier.
web-mistakes-judging = Le moteur examine votre coup…
web-mistakes-found = Bravo\xA0: { $move } est un bon coup.
web-mistakes-not = Pas tout à fait\xA0: { $move } cède aussi quelque chose. { $verdict }.
web-mistakes-told = { $move } était meilleur.
web-mistakes-game = Dans la partie
web-mistakes-yours = Votre coup
web-mistakes-best = Le meilleur
web-mistakes-again = Réessayer
web-mistakes-tell = Montrer un meilleur coup
web-mistakes-back = Retour
web-mistakes-done = Terminé
web-mistakes-none = Il n’y a pas de telles erreurs.
web-games-none = Pas encore de parties. Ce que vous jouez, analysez ou importez est conservé ici, dans ce navigateur seulement.
web-games-players = { $black } – { $white }
web-games-untitled = { $board }, { $date }
web-games-open = en cours
web-games-play = Continuer\xA0: { $name }
web-games-rename = Renommer\xA0: { $name }
web-games-delete = Supprimer\xA0: { $name }
web-games-deleted = La partie «\xA0{ $name }\xA0» a été supprimée.
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
web-games-search = Chercher\xA0: noms, tabliers, joueurs
web-games-which = Quelles parties
web-games-kind-all = Toutes les parties
web-games-kind-starred = Favorites
web-games-kind-open = À continuer
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
web-games-star = Favorite\xA0: { $name }
web-games-play-on = Continuer
web-games-play-from = Jouer à partir d’ici\xA0: { $name }
web-games-remove = Supprimer
web-games-more = Plus\xA0: { $name }

# Everything as one file.
web-backup = Sauvegarde
web-backup-about = Parties, réglages, progrès et résultats en un seul fichier\xA0; «\xA0Importer\xA0» les fait revenir.
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
    [one] Une est différente ici\xA0: les deux sont gardées.
   *[other] { $count } sont différentes ici\xA0: les deux versions sont gardées.
}
web-backup-unreadable = { $count ->
    [one] Une entrée n’est pas une partie et a été laissée de côté.
   *[other] { $count } entrées ne sont pas des parties et ont été laissées de côté.
}
web-backup-values = Les réglages sont ceux de la sauvegarde\xA0; les progrès et les résultats sont ceux des deux.
web-backup-done = Terminé
web-backup-damaged = Cette sauvegarde est endommagée\xA0: rien n’a été changé.
web-backup-version = Cette sauvegarde vient d’une version plus récente. Rechargez cette page pour obtenir cette version.

## The browser: for newcomers

web-welcome = Bienvenue dans Abande
web-welcome-aim = Placez des pièces et capturez en empilant, jusqu’à trois de haut\xA0; mais toutes les pièces doivent rester un seul groupe. À la fin, chacune de vos piles qui touche l’adversaire rapporte sa hauteur\xA0: qui a le plus de points gagne.
web-welcome-learn = Apprendre en cinq minutes
web-welcome-play = Jouer tout de suite
web-sleeper = Les pièces pâles dorment\xA0: aucune pile adverse ne les touche. Ce qui dort encore à la fin ne rapporte rien.
web-understood = Compris
web-rules = Les règles
web-rules-intro = Abande est un jeu pour deux joueurs de Dieter Stein (2005). Voici les règles avec nos propres mots\xA0; les lire prend cinq minutes.
web-rules-start = Le départ
web-rules-start-text = Le tablier est vide, et chacun a 18 pièces en réserve. Noir commence, sur l’intersection de son choix. Ensuite, on joue à tour de rôle.
web-rules-turn = Votre tour
web-rules-turn-text = Faites une de ces trois choses\xA0: placer une pièce, capturer ou passer. On ne passe qu’avec une réserve vide.
web-rules-enter = Placer\xA0: posez une pièce de votre réserve sur une intersection vide à côté du groupe. Toutes les pièces du tablier, noires et blanches, forment le groupe.
web-rules-enter-picture = Noir peut placer une pièce sur chaque intersection marquée d’un point.
web-rules-capture = Capturer
web-rules-capture-text = Déplacez une de vos piles d’un pas, sur une pile adverse voisine. Une pièce seule est aussi une pile. La pièce du sommet dit à qui est la pile. Les piles se déplacent entières, jamais sur une intersection vide ni sur une pile de leur couleur.
web-rules-capture-early = On capture dès que trois pièces ont été placées.
web-rules-capture-picture = Les flèches montrent toutes les captures de Noir.
web-rules-three = Trois au plus
web-rules-three-text = Aucune pile ne dépasse trois pièces. Une pile de trois ne bouge plus et ne peut être capturée\xA0: elle reste là pour toujours.
web-rules-band = Un seul groupe
web-rules-band-text = Après chaque coup, toutes les piles doivent rester reliées. Une capture est interdite si la pile qui part est seule à relier deux parties du groupe.
web-rules-band-picture = La pièce du milieu ne peut pas capturer\xA0: sans elle, le groupe serait coupé en deux, comme marqué.
web-rules-end = La fin
web-rules-end-text = La partie se termine quand les deux joueurs passent l’un après l’autre. Qui a passé peut encore capturer plus tard, tant que la partie continue. Un joueur qui a des pièces en réserve mais aucun coup permis passe.
web-rules-score = Le score
web-rules-score-text = Une pile qui ne touche aucune pile adverse est dormante et ne rapporte rien. Toute autre pile rapporte sa hauteur à son propriétaire. Qui a le plus de points gagne\xA0; à égalité, la partie est nulle.
web-rules-score-picture = La fin d’une partie. Les piles pâles dorment.
web-rules-libre = Libre
web-rules-libre-text = Libre n’a pas de tablier. Une pièce noire et une blanche sont côte à côte, et chacun en a encore 17. Une pile qui en touche au moins deux autres a une connexion forte. On place une pièce là où elle touche deux piles, ou une seule dont la connexion est forte. Les captures ne demandent aucune force. S’il ne reste qu’une pile, toute intersection voisine convient.
web-rules-libre-picture = Où Noir peut placer une pièce dans Libre.
web-rules-more = En savoir plus
web-rules-stein = Abande sur les pages de Dieter Stein
web-rules-stein-rules = Ses propres règles
web-about = À propos d’Abande
web-about-game = Le jeu est de Dieter Stein, qui l’a publié en 2005. Cette application n’est pas de lui\xA0; elle est faite par des gens qui aiment son jeu.
web-about-version = Version { $version }
web-about-licence = Le programme est libre\xA0: sous licence MIT ou Apache 2.0, au choix. Il est fait avec Rust, Svelte et Fluent.
web-about-stored = Ce qui est enregistré
web-about-stored-text = Vos parties, vos réglages et ce que vous avez appris restent dans ce navigateur. Rien ne quitte cet appareil\xA0: ni compte, ni cookie, ni requête à qui que ce soit. Un lien que vous partagez contient la partie elle-même.
web-about-clear = Voir et effacer ce qui est enregistré

## The browser: learning

web-nav-learn = Apprendre
web-learn-lessons = Les règles, une à une
web-learn-welcome = Abande s’apprend vite\xA0: douze courtes leçons, que l’on réussit chacune par un coup sur le tablier.
web-learn-begin = Commencer
web-learn-continue = Continuer\xA0: { $title }
web-learn-over-again = Recommencer
web-learn-over-again-sure = Toutes les leçons et tous les exercices compteront comme non faits. Recommencer\xA0?
web-learn-lesson = Leçon { $number } sur { $count }
web-learn-progress = Progression\xA0: { $done } sur { $count }
web-learn-is-done = fait
web-learn-overview = Toutes les leçons
web-learn-next = Suivant
web-learn-finish = Terminer
web-learn-hint = Indice
web-learn-hint-pass = Indice\xA0: passez.
web-learn-hint-move = Indice\xA0: { $move }.
web-learn-hint-more = Un autre indice
web-learn-hint-stack = Regardez la pile en { $space }.
web-learn-hint-enter = Placez une pièce. Où compte-t-elle le plus\xA0?
web-learn-hint-nothing = Voyez si une capture rapporte quoi que ce soit.
web-learn-why-sleep = Ce coup endort { $spaces }.
web-learn-why-wake = Ce coup réveille { $spaces }.
web-learn-why-final = La pile en { $space } a alors trois pièces\xA0: personne ne peut plus la prendre.
web-learn-retry = Réessayer
web-learn-miss = Un coup permis, mais ce n’est pas ce qui est demandé ici.
web-learn-ask-label = À vous
web-learn-you-are = Vous jouez { $player }.
web-learn-tally =
    { $player }\xA0: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $hand } en réserve
web-learn-enter = Placer une pièce
web-learn-enter-text = Le tablier est vide et chacun a 18 pièces en réserve. Noir commence.
web-learn-enter-ask = Placez votre première pièce\xA0: toutes les intersections conviennent.
web-learn-enter-done = La voilà. Les pièces ne quittent plus jamais le tablier.
web-learn-band = Le groupe
web-learn-band-text = Toutes les pièces sur le tablier, noires et blanches, forment un seul groupe. Chaque nouvelle pièce se place sur une intersection vide à côté du groupe.
web-learn-band-ask = Placez une pièce à côté du groupe.
web-learn-band-done = Le groupe grandit et reste d’un seul tenant.
web-learn-capture = Capturer
web-learn-capture-text = Dès que trois pièces ont été placées, vous pouvez capturer au lieu de placer\xA0: déplacez une pièce d’un pas sur une pièce adverse voisine. La vôtre est maintenant au sommet, et la pile appartient à qui a la pièce du sommet.
web-learn-capture-ask = Capturez une pièce blanche\xA0: choisissez la vôtre, puis la blanche.
web-learn-capture-done = C’est maintenant une pile de deux, et elle est à vous.
web-learn-stack = Les piles se déplacent entières
web-learn-stack-text = Une pile se déplace comme une pièce, d’un pas et toujours entière\xA0: on ne la divise jamais. Rien ne va jamais sur une intersection vide ni sur une pile amie.
web-learn-stack-ask = Capturez avec la pile en { $space }.
web-learn-stack-done = Haute de trois pièces, et toutes trois comptent pour vous.
web-learn-cut = Ce qui tient le groupe
web-learn-cut-text = Après chaque coup, toutes les piles doivent encore former un seul groupe. Une pile qui en relie deux parties est une charnière\xA0: elle doit rester où elle est.
web-learn-cut-ask = Essayez de capturer avec la pièce en { $space } et voyez ce qui se passe.
web-learn-cut-done = C’est cela\xA0: sans { $space }, le groupe se scinderait\xA0; voyez les parties marquées.
web-learn-keep = Capturer en gardant le groupe
web-learn-keep-text = Certaines de vos pièces tiennent le groupe, d’autres peuvent partir. Regardez ce qui resterait.
web-learn-keep-ask = Capturez en gardant le groupe entier.
web-learn-keep-done = Bien vu\xA0: tout est encore relié.
web-learn-three = Trois au plus
web-learn-three-text = Aucune pile ne dépasse trois pièces. Une pile de trois est définitive\xA0: elle ne se déplace plus et n’est plus capturée.
web-learn-three-ask = Capturez la pile blanche en { $space }.
web-learn-three-done = Une sur deux, cela fait trois, et personne ne peut plus vous prendre cette pile.
web-learn-pass = Passer
web-learn-pass-text = On ne peut passer qu’avec une réserve vide. On peut encore capturer ensuite. Quand les deux joueurs passent l’un après l’autre, la partie est finie.
web-learn-pass-ask = Placez votre dernière pièce. Blanc passe\xA0; passez ensuite, vous aussi.
web-learn-pass-done = Deux passes de suite\xA0: la partie est finie.
web-learn-sleep = Pièces dormantes
web-learn-sleep-text = À la fin, une pile sans pile adverse à côté d’elle dort et ne rapporte rien. Le tablier montre les pièces dormantes plus pâles.
web-learn-sleep-ask = La pile blanche de trois en { $space } ne peut être capturée. Endormez-la.
web-learn-sleep-done = Elle dort\xA0: aucune de vos piles n’est à côté, et ses trois points sont perdus.
web-learn-score = Le score
web-learn-score-text = À la fin, chaque pile éveillée rapporte sa hauteur à son propriétaire. Le meilleur score gagne.
web-learn-score-ask = Blanc a passé. Capturez, puis passez, et gagnez la partie.
web-learn-score-miss = La partie est finie et vous n’êtes pas devant. Surveillez les points et vos pièces dormantes.
web-learn-score-done = Vous avez gagné. Voilà toutes les règles d’Abande sur un tablier.
web-learn-libre = Libre\xA0: sans tablier
web-learn-libre-text = Libre n’a pas de bords et commence avec une pièce de chaque couleur. En échange, le groupe doit être solide\xA0: une nouvelle pièce doit toucher deux piles.
web-learn-libre-ask = Placez une pièce qui touche les deux.
web-learn-libre-done = Toucher deux piles ou plus, c’est une connexion forte.
web-learn-strong = Faible et forte
web-learn-strong-text = Une pièce peut aussi ne toucher qu’une pile, si celle-ci a une connexion forte\xA0: si elle en touche elle-même deux ou plus. Pour capturer, cela ne compte pas.
web-learn-strong-ask = Placez une pièce qui touche exactement une pile.
web-learn-strong-done = Elle tient à une seule pile, et celle-ci est assez forte.
web-learn-end = Vous connaissez Abande
web-learn-end-text = Voilà toutes les règles. Aiguisez votre œil avec les exercices, ou jouez votre première partie.
web-learn-play = Jouer une partie
web-learn-exercises = Exercices
web-learn-exercises-text = Des fins de partie résolues jusqu’au dernier coup. Un seul coup est le meilleur\xA0: trouvez-le.
web-learn-exercise = Exercice { $number } sur { $count }
web-learn-exercise-name = Exercice { $number }, { $board }
web-learn-theme-keep = Capturer et garder le groupe
web-learn-theme-keep-ask = Plusieurs captures sont tentantes, mais une seule garde le groupe entier, et elle gagne. Trouvez-la.
web-learn-theme-last = Le meilleur dernier coup
web-learn-theme-last-ask = Après le bon coup, le mieux pour les deux est de passer. Trouvez celui qui rapporte le plus.
web-learn-theme-win = Gagner d’un point
web-learn-theme-win-ask = Un coup gagne d’un seul point\xA0; tous les autres mènent à la nulle ou à la défaite. Trouvez-le.
web-learn-right = Exact\xA0! { $outcome }
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
`;export{e as default};