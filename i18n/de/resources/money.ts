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
    'Recurring expense': 'Wiederkehrende Ausgabe',
    'That which entered it by itself': 'Die, die sie von selbst erfasst hat',
    Expense: 'Ausgabe',
    Summary: 'Übersicht',
    'Date from': 'Datum von',
    'Date to': 'Datum bis',
  },
  group: {
    Money: 'Finanzen',
  },
  'recurring-expenses': {
    'Stands on each of them': 'Steht auf jeder von ihnen',
    Week: 'Wöchentlich',
    Month: 'Monatlich',
    Quarter: 'Vierteljährlich',
    Year: 'Jährlich',
    Every: 'Turnus',
    'First on': 'Zuerst am',
    'The others follow on its weekday or its day of the month, in a shorter month on the last; none is entered for days before today':
      'Die weiteren folgen an ihrem Wochentag oder Monatstag, in einem kürzeren Monat am letzten; für Tage vor heute wird keine erfasst',
    Until: 'Bis',
    'None comes after this day; empty: until it is paused': 'Nach diesem Tag kommt keine mehr; leer: bis sie angehalten wird',
    'Next on': 'Als Nächstes am',
    'Last entered for': 'Zuletzt erfasst für',
    'Expenses entered': 'Erfasste Ausgaben',
    Expense: 'Ausgabe',
    When: 'Wann',
    'It does not end before it begins': 'Sie endet nicht, bevor sie beginnt',
    'Recurring expense': 'Wiederkehrende Ausgabe',
    'Recurring expenses': 'Wiederkehrende Ausgaben',
    'Expenses that come again: each is entered by itself on its day':
      'Ausgaben, die wiederkehren: Jede wird an ihrem Tag von selbst erfasst',
  },
};
