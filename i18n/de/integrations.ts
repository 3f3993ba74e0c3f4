/** Wohin Kennzahlen in einer Buchhaltungsintegration gebucht werden. */
export default {
  mapping: 'Kontenzuordnung',
  journal: 'Tagesjournal',
  mapping_of: 'Kontenzuordnung: %{name}',
  lead: 'Wohin jeder Teil Ihrer Zahlen gebucht wird',
  not_accounting: '%{name} bucht nichts: Nur Buchhaltungsintegrationen haben eine Kontenzuordnung.',
  readonly: 'Sie können die Kontenzuordnung ansehen; zum Ändern brauchen Sie die Berechtigung, Integrationen zu bearbeiten.',
  saved: 'Kontenzuordnung gespeichert',
  unmapped: '%{smart_count} noch ohne Konto |||| %{smart_count} noch ohne Konto',
  all_mapped: 'Alles hat ein Konto',
  only_unmapped: 'Nur was kein Konto hatte',
  only_open: 'Nur was kein Konto hatte oder nicht in den Listen war',
  unlisted: '%{smart_count} Eintrag ist nicht in Ihren Listen |||| %{smart_count} Einträge sind nicht in Ihren Listen',
  unlisted_account: 'Nicht in den Sachkonten',
  unlisted_location: 'Nicht in den Buchhaltungsstandorten',
  unlisted_subsidiary: 'Nicht in den Gesellschaften',
  no_accounts:
    'Es gibt noch keine Sachkonten: Importieren Sie den Kontenplan aus Ihrem Buchhaltungsprogramm, dann bieten die Felder hier die Konten an.',
  lists_unread: 'Die Auswahllisten konnten nicht gelesen werden: %{message}. Sie können trotzdem tippen.',
  column_of: '%{column}: %{name}',
  no_category: 'Ohne Kategorie',
  day: 'Geschäftstag',
  booked: 'Was gebucht wird',
  debit: 'Soll',
  credit: 'Haben',
  total: 'Summe',
  no_account: 'Kein Konto',
  unmapped_lines:
    '%{smart_count} Zeile hat kein Konto: Ordnen Sie ihr eines zu, bevor dieser Tag gebucht wird |||| %{smart_count} Zeilen haben kein Konto: Ordnen Sie ihnen welche zu, bevor dieser Tag gebucht wird',
  empty_day: 'An diesem Tag wurde nichts verkauft, eingenommen oder erstattet.',
  orders: 'Bestellungen',
  orders_lead_square:
    'Senden Sie Bestellungen so an diese Adresse, wie die API von Square sie liefert, signiert mit dem hier gespeicherten Schlüssel. Die Webhooks von Square nennen nur, welche Bestellung sich geändert hat: Wer sie empfängt, holt die Bestellung und sendet sie weiter.',
  orders_lead_shopify:
    'Tragen Sie diese Adresse in Shopify unter Benachrichtigungen › Webhooks für das Anlegen, Ändern, Bezahlen und Stornieren von Bestellungen ein, im Format JSON, und speichern Sie das dort stehende Secret hier als Signaturschlüssel.',
  orders_address: 'Adresse für Webhooks',
  take_orders: 'Bestellungen aus einer Datei übernehmen',
  take_orders_help:
    'Eine JSON-Datei mit Bestellungen, wie die API des Programms sie liefert, bis 5 MB. Was schon da ist, zählt nur einmal.',
  not_json: 'Diese Datei enthält kein JSON: Wählen Sie eine mit Bestellungen, wie die API des Programms sie liefert',
  orders_elsewhere:
    '%{smart_count} Bestellung gehört zu einem anderen Standort und blieb weg. |||| %{smart_count} Bestellungen gehören zu anderen Standorten und blieben weg.',
  refused_order: 'Abgelehnte Bestellung',
  refused_why: 'Warum sie abgelehnt wurde',
};
