/** Rechenbeispiele neben den Geldeinstellungen. */
export default {
  title: 'Beispiel',
  tip_lead: 'Vorschläge bei einer Rechnung über %{bill} mit %{tax} Steuer',
  no_tip: 'Es wird nicht nach Trinkgeld gefragt.',
  surcharge: 'Aufschlag',
  surcharge_lead: 'Was ein Kunde bei Kartenzahlung zahlt',
  no_surcharge: 'Für diese Zahlung gilt kein Aufschlag.',
  payment: 'Zahlung',
  to_pay: 'Zu zahlen',
};
