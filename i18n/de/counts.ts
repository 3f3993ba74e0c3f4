/** Die Seite einer Zählliste. */
export default {
  progress: '%{counted} von %{rows} gezählt',
  submitted_by: 'Eingereicht von',
  applied_by: 'Übernommen von',
  is_blind: 'Dies ist eine Blindzählung: Die Sollmengen erscheinen, sobald die Liste eingereicht ist.',
  scan: 'Barcode, SKU oder PLU scannen oder eingeben',
  scan_help: 'Die Eingabetaste führt zur Zeile des Produkts und von dort wieder hierher.',
  search: 'Zeilen durchsuchen',
  show: 'Angezeigte Zeilen',
  shows: { all: 'Alle', uncounted: 'Noch nicht gezählt', variance: 'Mit Abweichung' },
  empty:
    'Kein Artikel passt zu dem, was diese Liste zählt. Ändern Sie, was gezählt wird, oder schalten Sie bei den Produkten „Bestand führen“ ein.',
  nothing: 'Keine Zeile passt.',
  rows: 'Zeilen der Zählliste',
  item: 'Artikel',
  expected: 'Soll',
  counted: 'Gezählt',
  counted_of: 'Gezählte Menge: %{name}',
  variance: 'Abweichung',
  state: 'Status',
  states: {
    typing: 'Noch nicht gespeichert',
    saving: 'Wird gespeichert…',
    saved: 'Gespeichert',
    failed: 'Nicht gespeichert: Der Server war nicht erreichbar. Es wird erneut versucht.',
    refused: 'Nicht gespeichert: %{why}',
    overtaken: 'Inzwischen von %{name} erneut gezählt: Diese spätere Zählung gilt.',
  },
  retry: 'Erneut versuchen',
  give_up: 'Gespeicherte Zählung übernehmen',
  not_saved:
    '%{smart_count} Zählung ist noch nicht gespeichert. Sie bleibt hier erhalten. |||| %{smart_count} Zählungen sind noch nicht gespeichert. Sie bleiben hier erhalten.',
  uncounted_stay:
    '%{smart_count} Zeile ist nicht gezählt: Ihr Bestand bleibt, wie er ist. |||| %{smart_count} Zeilen sind nicht gezählt: Ihr Bestand bleibt, wie er ist.',
  explain: 'Grund und Notiz: %{name}',
  with_variance: 'Zeilen mit Abweichung',
  short_value: 'Fehlmenge zum Einkaufspreis',
  over_value: 'Mehrmenge zum Einkaufspreis',
  variance_value: 'Abweichung zum Einkaufspreis',
  without_cost:
    '%{smart_count} Zeile mit Abweichung hat keinen Einkaufspreis. |||| %{smart_count} Zeilen mit Abweichung haben keinen Einkaufspreis.',
};
