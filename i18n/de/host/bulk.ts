/** Imports, exports of many lists and their undoing. */
export default {
  trial_started: 'Der Probelauf hat begonnen',
  import_started: 'Der Import hat begonnen',
  export_started: 'Der Export hat begonnen',
  undo_started: 'Der Import wird zurückgenommen',
  given_up: 'Das wurde abgebrochen; was schon gespeichert war, bleibt',
  may_not_add: 'Sie dürfen nichts hinzufügen (%{things}): Wählen Sie upsert, das Vorhandenes ändert',
  too_many_at_once: 'Davon laufen schon %{most}: Warten Sie, bis eine fertig ist',
  rows_as_json: 'Schreiben Sie Zeilen als JSON-Liste, zum Beispiel [{"name": "value"}]',
  in_row: 'Zeile %{row}: %{why}',
  in_field: '%{field}: %{why}',
  empty_file: 'Diese Datei ist leer: Ihre erste Zeile muss die Spalten benennen',
  heading_signs: 'Die Überschrift einer Spalte enthält Zeichen, die nicht gespeichert werden können: Geben Sie „%{heading}“ neu ein',
  several_called: 'Mehrere Datensätze heißen „%{title}“: Geben Sie die Id von einem an',
  several_have: 'Mehrere Datensätze haben diesen Wert (%{fields}): Geben Sie die Id von einem an',
  whole_id: 'Die Id muss eine ganze Zahl sein',
  more_cells: 'Diese Zeile hat mehr Zellen, als die Datei Spalten hat',
  none_found: 'Zu dieser Zeile wurde nichts gefunden (%{resource}), und Sie dürfen nichts hinzufügen',
  row_is_there: 'Zeile %{row} ist eben dieser Datensatz: Behalten Sie eine von beiden',
  two_ways: '%{typed} lässt sich auf zwei Arten lesen: Schreiben Sie %{one} oder %{other}',
  digits_lost:
    '%{typed} ist eine Zahl, die eine Tabellenkalkulation gekürzt hat, ihre letzten Ziffern sind verloren: Geben Sie sie neu ein',
  seems_total: 'Das scheint die Summe der Zeilen darüber zu sein und kein Datensatz: Ist es doch einer, geben Sie die erste Zelle neu ein',
  none_called: 'Kein Eintrag „%{title}“ unter %{resource}',
  nearly_called: 'Kein Eintrag „%{title}“ unter %{resource}. Meinten Sie „%{near}“?',
  cannot_make:
    'Was „%{name}“ nennt, lässt sich beim Import nicht anlegen: Es braucht mehr als einen Namen, oder Sie dürfen nichts hinzufügen',
  no_such_day: 'Den Tag „%{typed}“ gibt es im Kalender nicht',
  no_header_row: 'Zeile %{number} gehört nicht zu den ersten Zeilen der Datei: Wählen Sie eine andere mit den Überschriften',
  no_column_gives: 'Keine Spalte liefert %{field}: Ein neuer Datensatz braucht es',
  no_column_read: 'Keine Spalte dieser Datei wird gelesen: Wählen Sie, was ihre Spalten sind',
  no_field_headed: '„%{header}“ ist kein Feld von %{resource}: Wählen Sie, was diese Spalte ist, oder lassen Sie sie weg',
  no_column: 'Die Datei hat keine Spalte „%{header}“',
  not_importable: '%{name} ist kein Feld von %{resource}, das Sie importieren können',
  read_already: 'Die Spalte „%{header}“ wird schon als %{name} gelesen',
  no_such_resource: 'Eine Ressource „%{name}“ gibt es nicht',
  no_such_operation: 'Diesen Vorgang gibt es nicht',
  none_refused: 'Keine Zeile davon wurde abgelehnt',
  no_file: 'Dazu gibt es keine Datei',
  still_made: 'Dieser Export wird noch erstellt',
  not_made: 'Dieser Export wurde nicht erstellt: Fordern Sie ihn erneut an',
  not_kept: 'Dieser Export wird nicht mehr aufbewahrt: Fordern Sie ihn erneut an',
  export_gone: 'Dieser Export wird nicht mehr aufbewahrt',
  import_gone: 'Dieser Import wird nicht mehr aufbewahrt',
  undo_gone: 'Diese Rücknahme wird nicht mehr aufbewahrt',
  ended_already: 'Das ist schon beendet',
  only_person: 'Nur %{person} darf das',
  only_who_asked: 'Das darf nur die Person, die es angefordert hat',
  nothing_to_undo: 'Es gibt nichts zurückzunehmen',
  changed_since: 'Dieser Datensatz wurde seit dem Import geändert: Er bleibt, wie er ist',
  may_not_delete: 'Sie dürfen nicht löschen: %{resource}',
  column_row: 'Zeile',
  column_reason: 'Grund',
  not_recognised:
    "'%{name}' ist keine Datei, die wir von einem anderen System kennen: importieren Sie sie einzeln, dort sagen Sie, was ihre Spalten sind",
  nothing_in_files: 'In diesen Dateien steht nichts, was importiert werden kann',
  edit_started: 'Die Datensätze werden geändert',
  edit_gone: 'Diese Änderung ist nicht mehr aufbewahrt',
  no_preview: 'Das ist keine beendete Vorschau: zuerst eine erstellen',
  none_chosen: 'Es sind keine Datensätze gewählt',
  not_together: '%{field} kann nicht mehreren Datensätzen zugleich gegeben werden',
  changed_since_edit: 'Dieser Datensatz wurde seither geändert: er bleibt, wie er ist',
  sale_number: 'Bestellung %{number}',
  sale_no_time:
    "'%{typed}' ist kein Tag mit einer Uhrzeit: die Datei im anderen System noch einmal exportieren und die Daten so lassen, wie sie sind",
  sale_no_number:
    "'%{typed}' in der Spalte %{column} ist kein Betrag: die Datei noch einmal exportieren und die Zahlen so lassen, wie sie sind",
  sale_refund_alone:
    'Das ist die Erstattung eines Verkaufs, der nicht in der Datei steht: einen Zeitraum exportieren, der vor dem Verkauf beginnt, und diese Datei mitbringen',
  sale_of_cards: 'Diese Bestellung verkauft nur Gutscheinkarten, und das ist kein Umsatz: die Karten hier verkaufen oder aufladen',
  sale_gross_differs:
    'Ihre Zeilen ergeben einen Bruttoumsatz von %{here}, die Datei sagt %{there}: die Bestellung im anderen System berichtigen und noch einmal exportieren',
  sale_discount_differs:
    'Ihre Zeilen haben Rabatte von %{here}, die Datei sagt %{there}: die Bestellung im anderen System berichtigen und noch einmal exportieren',
  sale_net_differs:
    'Ihre Zeilen ergeben einen Nettoumsatz von %{here}, die Datei sagt %{there}: die Bestellung im anderen System berichtigen und noch einmal exportieren',
  sale_tax_differs:
    'Ihre Zeilen ergeben eine Steuer von %{here}, die Datei sagt %{there}: die Bestellung im anderen System berichtigen und noch einmal exportieren',
  sale_total_differs:
    'Ihre Zeilen ergeben eine Summe von %{here}, die Datei sagt %{there}: die Bestellung im anderen System berichtigen und noch einmal exportieren',
  sale_refund_differs:
    'Die Erstattungen ergeben %{here}, wenn ihre Steuer wie beim Verkauf verteilt wird, die Datei sagt %{there}: im anderen System ganze Artikel erstatten und noch einmal exportieren',
  sale_other_currency: 'Verkauft wurde in %{there}, dieser Betrieb verkauft in %{here}: für diese Verkäufe einen anderen Betrieb wählen',
  sale_is_otherwise:
    'Sie wurde schon mit anderen Beträgen oder einer anderen Zeit mitgebracht: erst jenen Import rückgängig machen, dann diese Datei mitbringen',
  sale_is_elsewhere:
    'Sie wurde schon in einen anderen Betrieb mitgebracht: erst jenen Import rückgängig machen, dann diese Datei mitbringen',
  sale_no_place: 'Für die Verkäufe mindestens eines Ortes, den die Datei nennt, einen Betrieb wählen',
  sale_not_allowed: 'Frühere Verkäufe lassen sich nur in Betriebe mitbringen, in denen man importieren und Bestellungen senden darf',
  order_changed_since: 'Bestellung %{number} wurde seit dem Import geändert: sie bleibt, wie sie ist',
  sale_not_paid:
    'Sie war beim Export nicht bezahlt (%{status}) und ist deshalb kein Umsatz: ist sie inzwischen bezahlt, noch einmal exportieren',
  stock_no_number: '„%{typed}“ ist keine Menge: Korrigieren Sie sie hier, oder im anderen System und exportieren Sie erneut',
  stock_below_zero: '„%{typed}“ liegt unter null: Zählen Sie den Artikel und geben Sie ein, was da ist, 0 oder mehr',
  stock_whole: '„%{typed}“ ist keine ganze Zahl, und dieses Produkt wird stückweise verkauft: Geben Sie eine ganze Zahl ein',
  stock_no_product:
    'Kein Produkt hier hat den Code %{code} oder heißt „%{item}“: Übernehmen Sie zuerst die Produkte, oder geben Sie den Namen eines vorhandenen ein',
  stock_moved_since: 'Der Bestand von %{item} hat sich seit dem Import bewegt: Er bleibt, wie er ist',
  stock_not_allowed:
    'Warenbestand dürfen Sie nur dort übernehmen, wo Sie Produkte importieren und gezählte Bestände setzen dürfen: Lassen Sie ihn weg, oder bitten Sie um diese Rechte',
  stock_no_place: 'Wählen Sie den Ort, dessen Warenbestand übernommen wird',
  balances_not_allowed:
    'Dieser Import hat Bestände oder Guthaben übernommen, die Sie nicht ändern dürfen: Rückgängig macht ihn jemand, der sie anpassen darf',
  card_moved_since: 'Gutscheinkarte %{card} hat sich seit dem Import bewegt: Sie bleibt, wie sie ist',
  card_other_currency:
    'Sie lautet auf %{there}, dieser Betrieb verkauft in %{here}: Übernehmen Sie sie in einen Betrieb mit dieser Währung',
  card_expired: 'Sie ist dort am %{day} abgelaufen: Wenn Sie sie trotzdem einlösen, legen Sie sie hier von Hand an',
  card_is_here: 'Gutscheinkarte %{card} hat hier andere Bewegungen: Passen Sie ihr Guthaben stattdessen von Hand an',
  card_deactivated: 'Gutscheinkarte %{card} ist hier deaktiviert, deshalb kann nichts darauf geladen werden',
  balance_no_number: '„%{typed}“ ist kein Betrag: Korrigieren Sie ihn hier, oder im anderen System und exportieren Sie erneut',
  balance_below_zero: '„%{typed}“ liegt unter null: Geben Sie ein, was noch übrig ist, 0 oder mehr',
  cards_without_codes:
    'Diese Dateien enthalten von jeder Gutscheinkarte nur die letzten vier Zeichen, hier könnte also niemand damit bezahlen: Das andere System kann Ihnen die vollständigen Codes geben, oder Sie tauschen jede Karte um, wenn ihr Gast kommt',
  member_moved_since: 'Treuekarte %{card} hat sich seit dem Import bewegt: Sie bleibt, wie sie ist',
  member_unknown: 'Dieser Gast hat weder Kartennummer noch Telefonnummer: Geben Sie eine Kartennummer für ihn ein',
  points_no_number: '„%{typed}“ ist keine Punktzahl: Korrigieren Sie sie hier, oder im anderen System und exportieren Sie erneut',
  points_whole: '„%{typed}“ enthält Teile eines Punktes, die es hier nicht gibt: Geben Sie eine ganze Zahl ein',
};
