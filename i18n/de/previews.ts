/** Was in den Vorschauen neben den Einstellungen steht. */
export default {
  moment: 'Moment',
  display: {
    screen: 'Kundendisplay',
    idle: 'Zwischen Bestellungen',
    ordering: 'Bestellen',
    tip: 'Bezahlen',
    thanks: 'Danke',
    your_order: 'Ihre Bestellung',
    more: '%{smart_count} weitere |||| %{smart_count} weitere',
    saved: 'Gespart',
    total: 'Summe',
    loyalty: 'Treuekarte? Nummer eingeben',
    to_pay: 'Zu zahlen',
    tip_question: 'Möchten Sie Trinkgeld geben?',
    other_tip: 'Anderer Betrag',
    no_tip: 'Kein Trinkgeld',
    reader: 'Karte an das Lesegerät halten',
    email: 'Beleg per E-Mail senden',
    stays: 'Nach %{smart_count} Sekunde zurück zur Begrüßung |||| Nach %{smart_count} Sekunden zurück zur Begrüßung',
  },
};
