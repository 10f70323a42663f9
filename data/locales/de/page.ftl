### German: what the page says by itself.
### Nobody who speaks German well has read this file yet. What each message is for, the English file says.

## A browser that cannot run the page

page-browser-old = Dieser Browser ist zu alt für Viceroy. Es läuft ab Safari 16.4, Firefox 114 und Chrome 111. Spiele, die hier liegen, bleiben, wie sie sind.

## The four tabs at the head of the page

page-tab-score = Wertung
page-tab-play = Spielen
page-tab-cards = Karten
page-tab-workshop = Werkstatt

## Buttons and labels in several places

page-common-close = Schließen
page-common-done = Fertig
page-common-undo = Rückgängig
page-common-redo = Wiederholen
page-common-really = Wirklich?
page-common-delete = { $title } löschen
page-common-edition = Ausgabe
page-common-language = Sprache
page-common-print = Drucken
page-common-error = Fehler
page-common-remark = Hinweis
page-common-line = Zeile { $line }
page-common-playing-bar = Gespielte Spiele

## Editions of the rules

page-edition-english = Englisch
page-edition-french = Französisch
page-edition-german = Deutsch
page-edition-italian = Italienisch
page-edition-portuguese = Portugiesisch

## Notices at the head of the page

page-notice-loading = Wird vorbereitet: { $loaded } von { $total } MB. Tippe weiter; die Punkte erscheinen, wenn alles da ist.
page-notice-starting = Wird vorbereitet … Tippe weiter; Punkte kommen, sobald alles bereit ist.
page-notice-failed = Das ging nicht: { $reason }
page-notice-silence = Gerade keine Antwort ({ $reason }). Was du hier tust, bleibt, und die Seite versucht es weiter.
page-notice-too-slow = es dauert zu lange
page-notice-no-server = der Server ist nicht da
page-notice-server-status = der Server antwortet { $status }
page-notice-python-ended = es ist stehen geblieben
page-notice-no-language = Die Texte dieser Sprache lassen sich gerade nicht laden. Wähle sie später noch einmal.
page-notice-in-english = Dieser Bericht ist auf Englisch.

## What is kept on this device

page-kept-full = Für das, was du jetzt tippst, ist kein Platz mehr. Speichere es als Datei oder lösche Spiele und Kartensätze.
page-kept-nothing = Dieser Browser behält nichts: Speichere, was du getippt hast, als Datei, bevor du die Seite schließt.
page-kept-open = { $day }, offen

## Files that somebody opens

page-file-refused = { $name } lässt sich nicht öffnen
page-file-open-stays = Was offen war, bleibt, wie es war.
page-file-no-text = Es ist kein Text in UTF-8.
page-file-too-large = Sie ist größer, als die Seite liest.
page-file-pack-too-large = Sie ist zu groß: diese Seite nimmt Pakete und Bilder von höchstens 3 Millionen Bytes.
page-file-load-sheet = Bogen laden

## The list of kept games

page-games-button = Spiele
page-games-title = Spiele auf diesem Gerät
page-games-new = Neues Spiel
page-games-save-all = Alles speichern
page-games-save-all-help = „Alles speichern“ macht eine Datei aus allen Spielen und Kartensätzen; „Bogen laden“ nimmt sie, auch auf einem anderen Gerät.
page-games-unread =
    { $count ->
        [one] Gespeicherte Spiele, die diese Seite nicht lesen kann: { $count }. Es bleibt hier; „Alles speichern“ nimmt es mit.
       *[other] Gespeicherte Spiele, die diese Seite nicht lesen kann: { $count }. Sie bleiben hier; „Alles speichern“ nimmt sie mit.
    }
page-games-unsafe = Dieser Browser löscht vielleicht, was er behält, wenn die Seite einige Tage nicht geöffnet wurde.
page-games-address = Diese Spiele gehören nur zur Adresse { $address }. Bekommt der Computer, auf dem Viceroy läuft, eine andere Adresse, erscheinen sie dort nicht: Tippe vorher auf „Alles speichern“ und öffne die Datei dort mit „Bogen laden“.
page-games-taken = Übernommen: { $count }.
page-games-had = Schon da: { $count }.
page-games-lost = Nicht übernommen, weil kein Platz ist oder unlesbar: { $count }.
page-games-opened = { $name } ist als neues Spiel offen.
page-games-so-far = bisher
page-games-statistics = Wer in fertigen Spielen spielte
page-games-bots = Bots
page-games-column-games = Spiele
page-games-column-won = Gewonnen
page-games-column-mean = Im Schnitt
page-games-column-best = Höchstens

## One game on several phones

page-shared-button = Mehrere Handys
page-shared-title = Ein Spiel auf mehreren Handys
page-shared-how = Alle öffnen diesen Code mit der Kamera oder tippen seine vier Buchstaben unter Spielen ein, wählen eine Person und tippen deren Pyramide. Alle sehen die Summen.
page-shared-invitation = Lass uns diese Partie Viceroy zusammen zählen: { $code }.
page-shared-privacy = Wer in diesem Netz den Code hat, kann tippen. Das Spiel haben der Rechner, auf dem Viceroy läuft, und die Handys, sonst niemand.
page-shared-leave = Allein weitermachen
page-shared-left = Dieses Handy macht allein weiter.
page-shared-in-step = Gemeinsam mit anderen Handys: { $code }.
page-shared-waiting =
    { $count ->
        [one] { $count } Änderung ist noch nicht gesendet.
       *[other] { $count } Änderungen sind noch nicht gesendet.
    }
page-shared-lost = Der Rechner, auf dem Viceroy läuft, hat dieses gemeinsame Spiel nicht mehr, etwa nach einem Neustart. Alles, was du siehst, bleibt auf diesem Handy. Ein Handy teilt es neu, und die anderen öffnen den neuen Code: Was sie getippt haben, kommt mit.
page-shared-anew = Neu teilen
page-shared-full = So viel passt nicht in ein gemeinsames Spiel. Was du tippst, bleibt auf diesem Handy.
page-shared-not-taken = Nicht übernommen: Ein anderes Handy war schneller
page-shared-row-by = { $where }: Du hast { $mine } getippt, Handy { $phone } { $theirs }.
page-shared-row = { $where }: Du hast { $mine } getippt, jetzt steht dort { $theirs }.
page-shared-more =
    { $count ->
        [one] und { $count } weitere
       *[other] und { $count } weitere
    }
page-shared-mine = Meines nehmen
page-shared-theirs = So lassen
page-shared-nothing = nichts
page-shared-there = diese Person
page-shared-cards = Karten

## Card sets to choose from

page-set-label = Karten
page-set-printed = Die gedruckten Karten
page-set-named = Der Satz „{ $name }“
page-set-open = Kartensatz öffnen (YAML, Paket)

## The Score tab: the players

page-player-label = Spieler
page-player-add = Weitere Person
page-player-name = Name
page-player-leave = Weglassen
page-player-leave-sure = { $name } wirklich weglassen?
page-player-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-player-no-points = noch keine Punkte
page-player-errors = Fehler: { $count }
page-player-namesake = Zwei Personen heißen so.

## The Score tab: the pyramid, and the keys that lay cards

page-pyramid-place = Stufe { $level }, Platz { $place }
page-pyramid-add = Karte anlegen: { $place }
page-pyramid-used = liegt schon in der Pyramide von { $name }
page-keys-first = Beginne mit der untersten Reihe, von links nach rechts: Tippe die Nummern, die auf den Karten stehen.
page-keys-number = Nummer
page-keys-number-or-name = Nummer oder Name
page-keys-field = Nummer oder Name der Karte
page-keys-instead = Statt { $card }
page-keys-found = Gefundene Karten
page-keys-not-found = Keine Karte hat diese Nummer oder diesen Namen.
page-keys-lay-number = Karte { $number } legen
page-keys-tucks = liegt unter einem Charakter: tippe auf ihn
page-keys-laid = { $card } liegt auf Stufe { $level }, Platz { $place }.
page-keys-row = Reihe { $level }
page-keys-row-go = Weiter in Reihe { $level }
page-keys-lay = Legen
page-keys-pad = Ziffern
page-keys-delete = Ziffer löschen
page-keys-letters = Nach Namen suchen: Tastatur zeigen

## The Score tab: the card that was tapped

page-card-none = eine Karte aus keinem Satz
page-card-next = Nächste Karte
page-card-previous = Die Karte davor
page-card-replace = Andere Karte
page-card-insert-left = Links einfügen
page-card-insert-right = Rechts einfügen
page-card-move = Verschieben
page-card-move-where = { $card }: Tippe auf den Platz, an den sie soll. Mit einer anderen Karte tauscht sie den Platz.
page-card-move-not = Dort lassen
page-card-take-away = Wegnehmen
page-card-carries = Auf ihr liegen Karten, darum kann sie nicht weg.
page-card-more = Etwas anderes liegt darauf oder darunter
page-card-text = Die Karte

## The Score tab: what a sheet asks about a card

page-ask-taken = Was wurde genommen?
page-ask-taken-choice = Wahl { $number }: Was wurde genommen?
page-ask-taken-top = Stufe 5: Was wurde genommen?
page-ask-infinite-gem = Welcher unerschöpfliche Edelstein?
page-ask-none-left = keiner war zu haben
page-ask-stored = Abgelegte Edelsteine
page-ask-tucked = Karten darunter
page-ask-tokens = Marker darauf
page-ask-infinite = Unerschöpfliche Edelsteine darauf
page-ask-other-tokens = Andere Marker als aufgedruckt
page-ask-other-infinite = Andere unerschöpfliche Edelsteine als aufgedruckt
page-ask-as-printed = Wie aufgedruckt
page-ask-numbers = { $what }, etwa 12, 3
page-ask-card = Nummer oder Name einer Karte darunter
page-ask-card-add = Hinzufügen
page-ask-card-remove = { $card } darunter wegnehmen

## The Score tab: what is left behind the screen, and the painting

page-screen-title = Hinter dem Sichtschirm
page-screen-gems = Edelsteine
page-screen-gems-of = Edelsteine, { $color }
page-screen-attack = Angriffsmarker
page-painting-title = Färben
page-painting-how = Was mit diesen Edelsteinen gefärbt wird
page-painting-best = das Beste
page-painting-none = nichts
page-painting-hand = wie gefärbt wurde

## The Score tab: the points

page-score-waiting = Punkte kommen, sobald Karten getippt sind und alles bereit ist.
page-score-none = Noch keine Punkte.
page-score-so-far = Bisher: Was leer oder markiert ist, zählt noch nichts.
page-score-why = Warum? { $what }
page-score-nothing = In dieser Zeile zählt nichts.

## The Score tab: edition and language, and how a game leaves the page

page-setup-house-rules = Hausregeln dieses Bogens: { $rules }
page-share-title = Behalten und teilen
page-share-picture = Bild teilen
page-share-link = Link teilen
page-share-game = Eine Partie Viceroy
page-share-privacy = Jedes Spiel bleibt auf diesem Gerät. Ein Link enthält den ganzen Bogen; niemand sonst behält ihn.
page-share-file = Als Datei
page-share-png = Bild (PNG)
page-share-svg = Zeichnung (SVG)
page-share-sheet = Bogen (YAML)
page-share-no-png = Dieser Browser kann das Bild nicht erstellen. Die Zeichnung (SVG) zeigt dasselbe.
page-share-no-cards = Noch gibt es nichts zu zeichnen: Lege zuerst eine Karte und berichtige, was markiert ist.
page-link-none = Dieser Browser kann keinen Link erstellen. Speichere den Bogen und schicke seine Datei.
page-link-without-set = Der Kartensatz ist zu groß für einen Link. Schicke seine Datei mit.
page-link-copied = Der Link ist kopiert.
page-link-copy = Diesen Link kopieren:
page-link-field = Link zum Kopieren
page-link-this-computer = Der Link öffnet sich nur auf diesem Rechner, solange Viceroy darauf läuft.
page-link-this-network = Der Link öffnet sich nur in diesem Netz, solange Viceroy hier läuft. Für andere speichere den Bogen und schicke seine Datei.
page-link-opened = Dieses Spiel kam mit dem Link; es steht neben deinen.
page-link-set-opened = Dieser Kartensatz kam mit dem Link; er steht neben deinen.
page-link-broken = Dieser Link ist kaputt oder abgeschnitten. Deine Spiele sind, wie sie waren.

## The Cards tab

page-cards-count = Karten: { $count }
page-cards-english-names = Die Karten haben ihre englischen Namen.
page-cards-none = Keine Karte passt zu alledem.
page-cards-show-all = Alle Karten zeigen
page-cards-find = Nummer, Name oder Text
page-cards-narrow = Eingrenzen
page-cards-all = alle
page-cards-kind = Art
page-cards-characters = Charaktere
page-cards-laws = Gesetze
page-cards-color = Farbe
page-cards-gives = Bringt
page-cards-works = Ein Gesetz wirkt
page-cards-on-play = wenn es gespielt wird
page-cards-whenever = immer wenn etwas geschieht
page-cards-while-here = solange es liegt
page-cards-scoring = am Ende des Spiels
page-cards-price = für einen Preis
page-cards-only-if = unter einer Bedingung

## The Play tab: a new game against bots

page-play-new = Ein Spiel gegen Bots
page-play-same = Noch einmal: { $edition }, { $players }
page-play-your-name = Dein Name
page-play-opponent = Gegner { $number }
page-play-leave-out = Ohne Gegner { $number }
page-play-more = Noch ein Gegner
page-play-rules = Regeln und Karten: { $edition }
page-play-virtual = Virtuelle Gegner
page-play-deal = Karten geben
page-play-bad-set = Mit einem fehlerhaften Satz kann man nicht spielen.
page-play-guide = So wird gespielt (auf Englisch)
page-play-kept = Spiele zum Weiterspielen
page-play-kept-none = Spiele, die du spielst, bleiben auf diesem Gerät.
page-play-open = Ein Spiel aus einer Datei öffnen
page-bot-greedy = Raffzahn
page-bot-greedy-how = nimmt, was sofort am meisten bringt
page-bot-quick = Schnelldenker
page-bot-quick-how = denkt ein wenig voraus
page-bot-careful = Vorausdenker
page-bot-careful-how = denkt weiter voraus
page-bot-deep = Grübler
page-bot-deep-how = denkt sekundenlang nach

## The Play tab: the table

page-table-players = Spieler
page-table-scene = Worum es geht
page-table-points =
    { $points ->
        [one] Punkt bisher
       *[other] Punkte bisher
    }
page-table-hand-count = Handkarten: { $count }
page-table-attack-count = Angriffsmarker: { $count }
page-table-your-turn = du bist dran
page-table-thinks = überlegt …
page-table-has-chosen = hat gewählt
page-table-has-card = hat eine Karte
page-table-passed = hat gepasst
page-table-row = Auktion
page-table-color = Farbe: { $color }
page-table-left-over = aus der vorigen Runde
page-table-bank = Bank
page-table-laws = Gesetze
page-table-reserve = Reserve
page-table-auction-deck = Auktionsstapel
page-table-hand = Deine Hand
page-table-drawn = eben gezogen
page-table-screen = Hinter deinem Sichtschirm
page-table-your-pyramid = Deine Pyramide
page-table-pyramid = Pyramide von { $name }
page-table-no-cards = Noch keine Karten.
page-table-hand-of = Hand: { $cards }
page-table-hidden = { $count } verdeckt
page-table-level = Stufe { $level }
page-table-under = darunter: { $card }

## The Play tab: what the reader can do

page-choice-title = Was du tun kannst
page-choice-look = Genau ansehen
page-choice-all = Alle Möglichkeiten ({ $count })
page-choice-gems = Wähle die Edelsteine
page-choice-hint = Tipp
page-choice-keep = Zuerst { $first }, { $card } behalten
page-choice-no-hint = Dafür gibt es keinen Tipp.
page-choice-tap = Tippe auf eine Karte oder einen Platz mit Rahmen.
page-circle-now =
    { $points ->
        [one] Dieser Kreis jetzt: { $points } Punkt
       *[other] Dieser Kreis jetzt: { $points } Punkte
    }
page-circle-tap = Tippe auf ein Segment: Dorthin kommt ein Edelstein.
page-circle-then =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-choice-ahead =
    { $points ->
        [one] wohl { $points } Punkt voraus
       *[other] wohl { $points } Punkte voraus
    }
page-choice-behind =
    { $points ->
        [one] wohl { $points } Punkt zurück
       *[other] wohl { $points } Punkte zurück
    }
page-choice-result = Ergebnis zeigen
page-choice-rematch = Revanche
page-choice-again = Ein anderes Spiel
page-end-course = Punkte nach jeder Spielrunde

## Reviews of finished games

page-review-start = Meine Züge ansehen
page-review-of = Rückschau: { $player }
page-review-title = Rückschau
page-review-count = { $done } von { $all } Entscheidungen
page-review-stop = Anhalten
page-review-nothing = Es gab nichts zu wählen.
page-review-deal = Start: zu erwartender Vorsprung zu Beginn
page-review-luck = Glück: die Karten, und was andere taten
page-review-choices = Wahl: was eine bessere Wahl gebracht hätte
page-review-lead = Vorsprung am Ende
page-review-course = Zu erwartender Vorsprung bei jeder Wahl; Fehler sind markiert
page-review-mistakes = Fehler: { $count } bei { $all } Entscheidungen.
page-review-about = Nur was sicher ist: nach dem, was man da wusste, bringt eine andere Wahl einen Punkt oder mehr.
page-review-cost =
    { $points ->
        [one] { $points } Punkt verloren
       *[other] { $points } Punkte verloren
    }
page-review-chosen = Gewählt:
page-review-better = Besser:
page-review-look = Diesen Moment zeigen

## The Play tab: the start, and the door of a table of friends

page-friends-bots = Gegen Bots
page-friends-friends = Mit Freunden
page-friends-nowhere = Den Tisch muss ein Computer halten: Starte dort viceroy web --lan und öffne die Seite, die er nennt. Mit einem Gerät: Gerät weitergeben.
page-friends-code = Code
page-friends-pass = Gerät weitergeben
page-friends-make = Tisch aufmachen
page-friends-back = Zurück
page-friends-door = Tisch { $code }
page-friends-there = Am Tisch: { $names }.
page-friends-has-begun = Das Spiel hat begonnen. Du kannst zusehen.
page-friends-is-full = Alle vier Plätze sind besetzt. Du kannst zusehen.
page-friends-join = Mitspielen
page-friends-watch = Zusehen
page-friends-screen = Bildschirm für den Tisch
page-friends-yours = Deine Tische
page-friends-gone = nicht mehr da
page-friends-gone-now = Der Server hat diesen Tisch nicht mehr oder kennt dieses Gerät nicht.
page-friends-opening = Der Tisch kommt …
page-friends-no-way = Keine Verbindung, oder der Computer mit dem Spiel schläft. Es geht von selbst weiter.
page-friends-unsent = Keine Verbindung. Deine Wahl wird gesendet, sobald es wieder eine gibt.

## The Play tab: the lobby of a table of friends

page-friends-lobby = wartet auf Mitspieler
page-friends-table = Tisch { $code }
page-invite-title = Der Weg an diesen Tisch
page-friends-invitation = Spiel mit mir Viceroy, am Tisch { $code }.
page-invite-qr = Der Code für Kameras
page-invite-send = Link senden
page-invite-copy = Kopieren
page-invite-machine = Öffnet sich nur auf diesem Rechner: Er ist in keinem Netz, oder viceroy web läuft ohne --lan.
page-invite-network = Öffnet sich nur in diesem Netz, solange der Rechner mit dem Spiel läuft.
page-invite-anywhere = Öffnet sich überall.
page-friends-you = du
page-friends-host = gibt
page-friends-here = da
page-friends-away = weg
page-friends-free = Platz von { $name } freimachen
page-friends-seat-free = frei
page-friends-add-bot = Bot dazusetzen
page-friends-who-deals = { $name } gibt, wenn alle da sind.
page-friends-take-over = { $name } ist weg: Ich gebe
page-friends-sit = Platz nehmen
page-friends-too-few = Zu zweit wird ein Spiel daraus: Warte auf jemanden oder setz einen Bot dazu.
page-friends-settings = Was gespielt wird
page-friends-own-set = eigener Kartensatz
page-friends-undo = Zurücknehmen
page-friends-undo-free = Zurücknehmen: frei, solange nichts aufgedeckt ist
page-friends-undo-ask = Zurücknehmen: wenn alle zustimmen
page-friends-undo-never = Zurücknehmen: nie
page-friends-clock = Zeit für eine Frage
page-friends-clock-none = so lange es dauert
page-friends-clock-seconds = { $count } Sekunden
page-friends-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
page-friends-hints = Tipps
page-friends-points = Punktestand
page-friends-stop-watching = Nicht mehr zusehen

## The Play tab: at a table of friends

page-friends-you-watch = Du siehst zu.
page-friends-waits = Warten auf { $names }.
page-friends-title = Du bist dran
page-friends-change-mind = Anders wählen
page-friends-is-away = { $name } ist weg.
page-friends-takes-long = { $name } braucht lange.
page-friends-wait = Warten
page-friends-bot-now = Das wählt ein Bot
page-friends-bot-until = … bis { $name } zurück ist
page-friends-bot-plays = ein Bot spielt
page-friends-ask-undo = Um Zurücknehmen bitten
page-friends-undo-asked = { $name } möchte die letzte Wahl zurücknehmen.
page-friends-undo-mine = Du bittest, es zurücknehmen zu dürfen. Es fehlt: { $names }.
page-friends-undo-yes = Erlauben
page-friends-undo-no = Nein
page-friends-undo-withdraw = Lassen
page-friends-no-undo = Jetzt kann nichts zurückgenommen werden.
page-friends-somebody = Jemand
page-friends-news-joined = { $name } ist da.
page-friends-news-left = { $name } ist gegangen.
page-friends-news-returned = { $name } ist zurück.
page-friends-news-host = Jetzt gibt { $name }.
page-friends-news-stand-in = Ein Bot spielt für { $name }.
page-friends-news-stand-in-ended = { $name } spielt wieder selbst.
page-friends-news-undo-yes = { $name } erlaubt es.
page-friends-news-undo-no = { $name } möchte lieber weiterspielen.
page-friends-news-taken-back = { $name } hat eine Wahl zurückgenommen.
page-friends-news-rematch = { $name } möchte noch ein Spiel.
page-friends-news-settings = { $name } hat geändert, was gespielt wird.
page-friends-signs = Ein Zeichen geben
page-friends-signed = { $name }: { $sign }
page-friends-sign-hello = Hallo!
page-friends-sign-well-played = Gut gespielt!
page-friends-sign-thanks = Danke!
page-friends-sign-oops = Ups!
page-friends-sign-thinking = Ich denke nach …
page-friends-sign-hurry = Nur zu!

## The Play tab: the menu and the end of a game with friends

page-friends-invite-watch = Einladen oder zusehen lassen
page-friends-device = Auf anderem Gerät weiterspielen
page-friends-device-how = Scanne das mit dem anderen Gerät, innerhalb von fünf Minuten. Es geht einmal und ist nur für dich.
page-friends-device-qr = Der Code für das andere Gerät
page-friends-beside = Ein Bildschirm zeigt den Tisch: hier nur, was mir gehört
page-friends-sound = Ein Ton, wenn ich dran bin
page-friends-to-games = Zu allen Spielen
page-friends-leave = Den Tisch verlassen
page-friends-leave-how = Das Spiel geht ohne dich weiter.
page-friends-leave-bot = Ein Bot spielt weiter
page-friends-leave-later = Ich komme wieder
page-friends-deal-now = Jetzt geben
page-friends-tally = Dieser Abend
page-friends-won = gewonnen

## The Play tab: why something is not possible at a table of friends

page-friends-why-stale = Inzwischen hat sich etwas geändert; es ist nichts geschehen.
page-friends-why-not-host = Das kann nur, wer gibt.
page-friends-why-not-seated = Dafür braucht es einen Platz am Tisch.
page-friends-why-not-playing = Es läuft kein Spiel.
page-friends-why-playing = Das Spiel hat begonnen.
page-friends-why-seats-full = Alle vier Plätze sind besetzt.
page-friends-why-table-full = Mehr nimmt dieser Tisch nicht auf.
page-friends-why-must-ask = Erst müssen die anderen zustimmen.
page-friends-why-no-question = Das ist schon erledigt.
page-friends-why-still-here = Die Person ist da oder hat noch Zeit.
page-friends-why-has-left = Du hast diesen Tisch verlassen.
page-friends-why-busy = Zu viele Versuche. Warte eine Minute.
page-friends-why-not-kept = Die Platte des Servers ist voll; es ist nichts geschehen.
page-friends-why-no-table = Kein Tisch hat diesen Code.

## The Play tab: several people at one device

page-friends-person = Jemand an diesem Gerät
page-friends-person-name = Name von Spieler { $number }
page-friends-pass-now = Jetzt { $name }
page-friends-pass-how = Gebt das Gerät an { $name }. Sonst sieht jetzt niemand hin.
page-friends-pass-take = Ich bin { $name }
page-friends-pass-back = Zurück zu { $name }
page-friends-pass-on = Weitergeben an { $name }

## The Play tab: what has happened, and the menu

page-log-virtual = Virtueller Gegner
page-log-latest = Was eben geschehen ist
page-log-more = { $count } weitere
page-log-nobody = { $count } haben { $color } geboten: Niemand bekommt dort eine Karte.
page-log-title = Was geschehen ist
page-log-before = Vor der ersten Spielrunde
page-menu-title = Menü
page-menu-replay = Das Spiel nachspielen
page-menu-save = Das Spiel als Datei speichern
page-menu-share = Das Spiel teilen
page-menu-signs = Was die Zeichen bedeuten
page-keyboard-title = Tasten der Tastatur
page-keyboard-choose = eine Möglichkeit, nach ihrer Nummer
page-keyboard-next = das Nächste, was gewählt werden kann
page-keyboard-pass = passen oder aufhören
page-keyboard-hint = ein Tipp
page-keyboard-undo = zurücknehmen, wie Strg+Z
page-keyboard-all = alle Möglichkeiten in Worten
page-keyboard-menu = das Menü

## The Play tab: lessons, and the first game

page-learn-title = Spielen lernen
page-learn-step = { $title } · { $step } von { $count }
page-learn-on = Weiter
page-learn-done = Die Lektion ist geschafft.
page-learn-next = Weiter mit: { $title }
page-learn-list = Alle Lektionen
page-learn-first = Erstes Spiel
page-learn-first-how = Ein ganzes Spiel gegen einen Bot, mit einem Wort zu jeder neuen Frage.
page-learn-is-done = geschafft

## The Play tab: the replay of a game

page-replay-title = Nachspielen
page-replay-at =
    { $all ->
        [one] Nach { $done } von { $all } Entscheidung
       *[other] Nach { $done } von { $all } Entscheidungen
    }
page-replay-turns = Spielrunde
page-replay-turn = Spielrunde { $turn }
page-replay-start = Zum Anfang
page-replay-back = Eine Entscheidung zurück
page-replay-on = Eine Entscheidung weiter
page-replay-end = Zum Ende
page-replay-run = Ablaufen lassen
page-replay-stop = Anhalten
page-replay-play-on = Von hier an weiterspielen
page-replay-leave = Zurück zum Spiel

## The Workshop tab

page-workshop-editor = Kartensatz in YAML. Escape, dann Tab, verlässt den Editor.
page-workshop-keys = Tab rückt ein. Escape, dann Tab, verlässt den Editor. Strg und Leertaste zeigen, was dort stehen kann.
page-workshop-sets = Meine Sätze
page-workshop-sets-title = Sätze auf diesem Gerät
page-workshop-open = Öffnen
page-workshop-save = Speichern
page-workshop-suggest = Vorschlagen
page-workshop-errors = Fehler: { $count }
page-workshop-remarks = Hinweise: { $count }
page-workshop-no-problems = Keine Probleme
page-workshop-more =
    { $count ->
        [one] und { $count } weiteres
       *[other] und { $count } weitere
    }
page-workshop-card-none = Hier wird die Karte gezeichnet, an der du schreibst.
page-workshop-card-old = Die Karte, an der du schreibst, hat einen Fehler; dies ist die zuletzt gezeichnete.
page-workshop-examples = Mit einem Beispiel anfangen
page-workshop-example-new = Ein neuer kleiner Satz
page-workshop-example-workshop = Der Satz „Die Werkstatt“
page-workshop-example-cookbook = Die Gesetze des Kochbuchs

## The Workshop tab: pictures, and the way to others

page-art-title = Bilder
page-art-how = Eine Karte zeigt ein Bild dieser Liste durch ihre Zeile im Text: image: und der Name des Bildes. SVG, PNG und JPEG, zusammen 3 Millionen Bytes.
page-art-none = Dieser Satz hat noch keine Bilder.
page-art-add = Bilder hinzufügen
page-send-title = Teilen
page-send-pack-how = Ein Paket ist eine Datei mit den Karten und ihren Bildern. Andere öffnen es unter Werkstatt oder mit dem Programm.
page-send-pack = Paket speichern
page-send-link-how = Der Link enthält den ganzen Satz; kein Server bekommt ihn.
page-send-link = Link kopieren
page-send-link-pictures = Für Bilder hat ein Link keinen Platz: schicke das Paket.
page-send-link-long = Dieser Satz ist zu lang für einen Link: schicke das Paket.
page-send-link-near = Der Link öffnet sich nur auf diesem Computer oder in diesem Netz, solange Viceroy hier läuft. Anderen schicke das Paket.
page-send-table = Um mit Freunden zu spielen, wähle diesen Satz an deinem Tisch: alle sehen seine Karten.

## The Workshop tab: games that try a set or a card

page-trial-title = Ausprobieren
page-trial-about = Bots, die zufällig wählen, spielen mit deinem Satz: welche Karten benutzt werden und was sie bringen.
page-trial-start =
    { $count ->
        [one] { $count } Spiel ausprobieren
       *[other] { $count } Spiele ausprobieren
    }
page-trial-play = Mit diesem Satz spielen
page-trial-count =
    { $all ->
        [one] { $done } von { $all } Spiel
       *[other] { $done } von { $all } Spielen
    }
page-trial-good =
    { $count ->
        [one] Kein Fehler in { $count } Spiel.
       *[other] Kein Fehler in { $count } Spielen.
    }
page-trial-broken =
    { $count ->
        [one] { $count } ging schief:
       *[other] { $count } gingen schief:
    }
page-trial-card = Karte
page-trial-times = Gelegt
page-trial-points = Punkte auf Stufe
page-trial-points-help = Die Punkte sind die, die eine Karte selbst auf einer Stufe im Schnitt gebracht hat.
page-trial-own = Nur eigene Karten
page-trial-all = Alle Karten
page-trial-this-card = Diese Karte ausprobieren
page-trial-copy = Stellung kopieren
page-trial-copied = Die Stellung ist kopiert.
page-trial-position = Die Stellung als Text
