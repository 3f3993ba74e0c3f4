/** Warum eine Bestellung eines verbundenen Programms nicht übernommen wird, und was zu tun ist. */
export default {
  not_signed:
    'Das wurde nicht mit dem Schlüssel dieser Verbindung signiert: Prüfen Sie die Adresse und den Signaturschlüssel, der bei der Verbindung eingegeben wurde',
  no_such_program: 'Aus diesem Programm kommen keine Bestellungen: Wählen Sie eine Verbindung zu Square oder Shopify',
  no_orders:
    'Darin ist keine ganze Bestellung, nur Kennungen oder etwas anderes: Senden Sie Bestellungen so, wie die API des Programms sie liefert',
  unreadable: '%{field} sagt „%{value}“, das lässt sich nicht lesen: Senden Sie die Bestellung so, wie die API des Programms sie liefert',
  no_total: 'Sie sagt nicht, was sie ergibt: Senden Sie die ganze Bestellung',
  return_alone: 'Sie gibt zurück, was Bestellung %{source} verkauft hat: Senden Sie beide zusammen, in einer Datei oder Liste',
  sells_card: 'Sie verkauft eine Geschenkkarte, ohne deren Nummer zu nennen: Verkaufen oder laden Sie die Karte hier',
  test_order: 'Sie ist eine Testbestellung und damit kein Verkauf: Es ist nichts zu tun',
  edited:
    'Artikel wurden ohne Rückzahlung entfernt oder zurückgelegt, gezahlt wurde also nicht, was sie ergibt: Erstatten Sie sie in Shopify und senden Sie die Bestellung noch einmal',
  elsewhere: 'Sie zählt schon in einem anderen Betrieb: Geben Sie bei jeder Verbindung an, von welchem Standort sie Bestellungen nimmt',
  other_currency: 'Sie wurde in %{there} verkauft, dieser Betrieb verkauft in %{here}: Verbinden Sie den Betrieb, der in %{there} verkauft',
  gross_differs:
    'Ihre Zeilen ergeben einen Bruttoumsatz von %{here}, sie sagt %{there}: Berichtigen Sie die Bestellung dort und senden Sie sie noch einmal',
  discount_differs:
    'Ihre Zeilen haben Rabatte von %{here}, sie sagt %{there}: Berichtigen Sie die Bestellung dort und senden Sie sie noch einmal',
  net_differs:
    'Ihre Zeilen ergeben einen Nettoumsatz von %{here}, sie sagt %{there}: Berichtigen Sie die Bestellung dort und senden Sie sie noch einmal',
  tax_differs:
    'Ihre Zeilen ergeben eine Steuer von %{here}, sie sagt %{there}: Berichtigen Sie die Bestellung dort und senden Sie sie noch einmal',
  total_differs:
    'Ihre Zeilen ergeben eine Summe von %{here}, sie sagt %{there}: Berichtigen Sie die Bestellung dort und senden Sie sie noch einmal',
  refund_differs:
    'Was ihre Zeilen zurückgeben, ergibt %{here}, sie sagt %{there}: Erstatten Sie dort ganze Artikel und senden Sie die Bestellung noch einmal',
  refund_lost: 'Vorher war davon %{before} erstattet, und hier steht %{now}: Senden Sie sie zusammen mit allem, was davon erstattet wurde',
  refused: 'Bestellung %{number} von %{program} wurde abgelehnt. %{reason}',
  both: '%{one}. %{other}',
  refused_again: 'Sie wird weiterhin abgelehnt. %{reason}',
  not_kept:
    'Was gesendet wurde, ist nicht mehr da, oder die Verbindung ist gelöscht: Lassen Sie das Programm die Bestellung noch einmal senden, oder verwerfen Sie sie',
  needs_token:
    'Es sagt nur, welche Bestellung sich geändert hat: Geben Sie bei der Verbindung ein Zugriffstoken ein, damit Bestellungen abgerufen werden',
  token_refused: '%{program} lässt uns mit diesem Zugriffstoken nicht ein: Geben Sie ein anderes ein',
  fetch_refused: '%{program} gibt uns seine Bestellungen nicht: %{reason}. Prüfen Sie, was das Zugriffstoken dort lesen darf',
  fetch_from: 'Wählen Sie einen Tag von %{earliest} bis %{today}: Frühere Verkäufe kommen als Datei vergangener Verkäufe',
} as const;
