/** Was die Definitionen der Finanzen sagen. */
export default {
  'cash-drawer-sessions': {
    'Cash drawer session': 'Kassensitzung',
    'Cash drawer sessions': 'Kassensitzungen',
    'Closed by': 'Geschlossen von',
    'Empty: still open': 'Leer: noch offen',
    'Whose cash is in it. Empty: that of all stations without a drawer of their own':
      'Wessen Bargeld darin liegt. Leer: das aller Stationen ohne eigene Lade',
    Movements: 'Bewegungen',
    'Pay in': 'Einlage',
    'Pay out': 'Entnahme',
    Drop: 'Abschöpfung',
    'Tip out': 'Trinkgeldauszahlung',
    'Open now': 'Derzeit offen',
    'It is not closed before it is opened': 'Sie schließt nicht vor dem Öffnen',
  },
  'expense-types': {
    'Expense type': 'Ausgabenart',
    'Expense types': 'Ausgabenarten',
  },
  expenses: {
    Expense: 'Ausgabe',
    Summary: 'Übersicht',
    'Date from': 'Datum von',
    'Date to': 'Datum bis',
  },
  group: {
    Money: 'Finanzen',
  },
};
