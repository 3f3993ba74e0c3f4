/** Businesses and establishments on the platform, and what is connected to them. */
export default {
  keep_first: 'Dieses Unternehmen soll entfernt werden: Wählen Sie zuerst „Unternehmen behalten“',
  has_orders:
    '„%{name}“ hat %{smart_count} Bestellung: Deaktivieren Sie das Unternehmen, oder lassen Sie mit „Unternehmen entfernen“ alles von ihm entfernen |||| „%{name}“ hat %{smart_count} Bestellungen: Deaktivieren Sie das Unternehmen, oder lassen Sie mit „Unternehmen entfernen“ alles von ihm entfernen',
  removal_begun: 'Die Entfernung hat begonnen: Es gibt nichts mehr zu behalten',
  removed_already: 'Dieses Unternehmen soll schon entfernt werden',
  archive_being_made: 'Das Archiv wird erstellt: Versuchen Sie es in einigen Minuten erneut',
  archive_gone: 'Das Archiv ist nicht mehr da',
  currency_stays:
    'Hier werden Beträge in %{currency} geführt (%{what}): Behalten Sie sie, und legen Sie für eine andere Währung einen weiteren Betrieb an',
  mapped_already: 'Das ist schon zugeordnet: Ändern Sie jene Zeile, oder entfernen Sie eine davon',
  no_such_integration: 'Diese Integration gibt es nicht',
};
