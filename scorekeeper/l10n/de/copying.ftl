# Ein Tisch als Kopie für ein anderes Handy, ganz ohne Netz; eine Kopie übernehmen.
copy-title = Auf ein anderes Handy kopieren
copy-one = In diesem Code steckt der ganze Tisch. Am anderen Handy: ein Foto davon machen, dann in Scorekeeper „Kopie übernehmen“ antippen und das Foto wählen.
copy-many = Der Tisch braucht { $count } Codes. Mach von jedem ein Foto, die Reihenfolge ist egal; Anhalten hilft. Das andere Handy sagt, welche noch fehlen.
copy-preparing = Der Tisch wird zum Code …
copy-code = QR-Code mit dem ganzen Tisch
copy-code-of = QR-Code { $place } von { $count }
copy-place = { $place } von { $count }
copy-pause = Anhalten
copy-play = Von selbst weiter
copy-previous = Voriger Code
copy-next = Nächster Code
copy-as-text = Als Text kopieren
copy-as-text-done = Kopiert
copy-as-file = Als Datei sichern

## Übernehmen
home-arrive = Kopie übernehmen
arrive-title = Kopie übernehmen
arrive-how = Von einem anderen Handy oder Computer: ein Foto vom Code, der kopierte Text oder die gesicherte Datei. Du siehst erst, was darin ist; bis dahin ändert sich nichts.
arrive-choose = Foto oder Datei
arrive-paste = Oder den Text einfügen
arrive-paste-hint = SK1:…
arrive-read = Lesen
arrive-reading = Wird gelesen …
arrive-progress = { $have } von { $count } Codes gelesen
# $numbers: etwa „2, 5 und 6“
arrive-missing = { $count ->
    [one] Code { $numbers } fehlt noch.
   *[other] Die Codes { $numbers } fehlen noch.
}
arrive-again = Von vorn anfangen
arrive-players = { $count ->
    [one] { $count } Person: { $names }
   *[other] { $count } Personen: { $names }
}
arrive-rounds = { $count ->
    [0] Noch keine Runde
    [one] { $count } Runde gespielt
   *[other] { $count } Runden gespielt
}
arrive-over = Das Spiel ist zu Ende
# $date: etwa „21. Nov.“; $time: etwa „20:15“
arrive-last = Letzte Änderung { $date }, { $time }
arrive-new = { $count ->
    [one] { $count } neuer Eintrag
   *[other] { $count } neue Einträge
}
arrive-nothing-new = Nichts Neues: Das alles ist schon hier.
arrive-only-here = { $count ->
    [one] { $count } Eintrag gibt es nur hier. Er bleibt.
   *[other] { $count } Einträge gibt es nur hier. Sie bleiben.
}
arrive-disputed = { $count ->
    [one] Der Tisch ging an zwei Orten weiter: { $count } Runde ist doppelt eingetragen. Beide bleiben; ihr entscheidet, welche zählt.
   *[other] Der Tisch ging an zwei Orten weiter: { $count } Runden sind doppelt eingetragen. Alle bleiben; ihr entscheidet, welche zählen.
}
arrive-take = Übernehmen
arrive-open = Tisch öffnen
arrive-other = Eine andere Kopie

## Ablehnungen
copy-empty = Es gibt noch nichts zu kopieren.
copy-too-long = Das ist zu viel für Codes. Sichere den Tisch stattdessen als Datei.
copy-mixed-tables = Das sind Einträge mehrerer Tische. Es wurde nichts übernommen.
copy-truncated = Ein Teil der Kopie fehlt. Kopiere den ganzen Text oder mach das Foto noch einmal.
copy-newer-version = Diese Kopie stammt von einer neueren Version von Scorekeeper. Aktualisiere, um sie zu lesen.
copy-not-a-table = Dieser Code ist keine Kopie eines Tischs.
copy-damaged = Die Kopie ist beschädigt, es wurde nichts übernommen. Lass den Code noch einmal zeigen oder kopiere den Text neu.
copy-text-empty = Füge zuerst den Text einer Kopie ein.
copy-nothing-in-text = In diesem Text ist keine Kopie. Sie beginnt mit SK1: und kommt von „Als Text kopieren“.
picture-too-large = Das Bild ist zu groß. Höchstens { $limit } MB lassen sich lesen.
picture-too-many-pixels = Das Bild hat zu viele Pixel. Höchstens { $limit } Millionen lassen sich lesen.
picture-unreadable = Diese Datei lässt sich nicht lesen. Nimm ein Bild (PNG, JPEG oder WebP) oder einen gesicherten Tisch.
picture-no-code = Im Bild ist kein Code zu finden. Halte das Handy gerade und näher heran, ohne Spiegelungen.
upload-failed = Die Datei ist nicht angekommen. Versuch es noch einmal.
picture-not-here = Dieses Gerät kann keine Fotos von Codes lesen. Nimm den kopierten Text oder eine Datei.
