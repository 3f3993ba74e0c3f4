/** Was die Berichte über Arbeit sagen. */
export default {
  'time-entry-hours': {
    'Hours worked': 'Arbeitsstunden',
    'Hours by employee, from their time entries; a running shift counts up to now':
      'Stunden je Mitarbeiter aus den Zeiteinträgen; eine laufende Schicht zählt bis jetzt',
    'Still at work': 'Noch bei der Arbeit',
    'No time out': 'Ohne Ende',
    'Shifts that began more than a day ago and have no time out: they count no hours until they have':
      'Schichten, die vor mehr als einem Tag begannen und kein Ende haben: Sie zählen keine Stunden, bis sie eines haben',
    'Job title': 'Funktion',
    Days: 'Tage',
    Shifts: 'Schichten',
    'Break hours': 'Pausenstunden',
    Wages: 'Löhne',
    'Time at work less breaks': 'Arbeitszeit abzüglich Pausen',
    'Hours without a wage': 'Stunden ohne Lohn',
    'They are not in the wages until their shifts have one': 'Sie fehlen in den Löhnen, bis ihre Schichten einen Lohn haben',
    'Overtime hours': 'Überstunden',
    'Of these, as the labour settings say what is overtime': 'Davon, nach den Arbeitseinstellungen',
    'Hours × the wage that each shift was worked at, overtime at its rate':
      'Stunden × der Lohn, der für die jeweilige Schicht galt, Überstunden mit ihrem Satz',
  },
  'weekly-hours': {
    'Hours by week': 'Stunden nach Woche',
    'What each employee worked in each work week, and what of it is overtime':
      'Was jeder Mitarbeiter in jeder Arbeitswoche gearbeitet hat und wie viel davon Überstunden sind',
    'Week from': 'Woche ab',
    'Job title': 'Funktion',
    Shifts: 'Schichten',
    'Regular hours': 'Reguläre Stunden',
    'Overtime hours': 'Überstunden',
    'No time out': 'Ohne Ende',
    Wages: 'Löhne',
    'Hours without a wage': 'Stunden ohne Lohn',
    'The first day of the work week, which the labour settings say; of each week the chosen days are counted':
      'Der erste Tag der Arbeitswoche nach den Arbeitseinstellungen; von jeder Woche zählen die gewählten Tage',
    'Time at work less breaks, of the shifts that began in the week; running ones up to now':
      'Arbeitszeit abzüglich Pausen der Schichten, die in der Woche begannen; laufende bis jetzt',
    'As the labour settings say what is overtime; hours before the chosen days count towards their week’s':
      'Nach den Arbeitseinstellungen; Stunden vor den gewählten Tagen zählen zu denen ihrer Woche',
    'Shifts that began more than a day ago and have no time out: they count no hours until they have':
      'Schichten, die vor mehr als einem Tag begannen und kein Ende haben: Sie zählen keine Stunden, bis sie eines haben',
    'Hours × the wage that each shift was worked at, overtime at its rate':
      'Stunden × der Lohn, der für die jeweilige Schicht galt, Überstunden mit ihrem Satz',
    'They are not in the wages until their shifts have one': 'Sie fehlen in den Löhnen, bis ihre Schichten einen Lohn haben',
  },
  'missing-time-outs': {
    'Shifts without a time out': 'Schichten ohne Ende',
    'Shifts that began more than a day ago and that nobody ended: they count no hours and are not paid until somebody does':
      'Schichten, die vor mehr als einem Tag begannen und die niemand beendet hat: Sie zählen keine Stunden und werden nicht bezahlt, bis es jemand tut',
    'Time entry': 'Zeiteintrag',
    'Job title': 'Funktion',
    'Time in': 'Kommen',
    'Began hours ago': 'Begann vor Stunden',
    'The day of the shift; it opens the time entry, where its end can be entered':
      'Der Tag der Schicht; er öffnet den Zeiteintrag, in dem das Ende nachgetragen werden kann',
  },
  payroll: {
    Payroll: 'Lohnabrechnung',
    'Hours, wages and tips of each employee by pay period, for whoever pays them; the pay periods are those of the labour settings':
      'Stunden, Löhne und Trinkgeld jedes Mitarbeiters nach Abrechnungszeitraum, für die Lohnabrechnung; die Zeiträume stehen in den Arbeitseinstellungen',
    'Pay periods': 'Abrechnungszeiträume',
    'The last that ended by then': 'Der letzte bis dahin abgeschlossene',
    'All that ended in these days': 'Alle in diesen Tagen abgeschlossenen',
    'All that touch these days': 'Alle, die diese Tage berühren',
    'The one that the last day is in': 'Der, in dem der letzte Tag liegt',
    'Pay period from': 'Abrechnung von',
    'Pay period to': 'Abrechnung bis',
    'Regular hours': 'Reguläre Stunden',
    'Overtime hours': 'Überstunden',
    'Overtime at the second rate': 'Überstunden zum zweiten Satz',
    'Hourly rate': 'Stundenlohn',
    'Gross wages': 'Bruttolohn',
    'Hours without a wage': 'Stunden ohne Lohn',
    'Not paid: no time out': 'Nicht bezahlt: ohne Ende',
    'Job title': 'Funktion',
    'A pay period is always whole, whatever days are chosen':
      'Ein Abrechnungszeitraum ist immer vollständig, gleich welche Tage gewählt sind',
    'Time at work less breaks, without overtime': 'Arbeitszeit abzüglich Pausen, ohne Überstunden',
    'At the overtime rate of the labour settings': 'Zum Überstundensatz der Arbeitseinstellungen',
    'At the second rate of the labour settings': 'Zum zweiten Satz der Arbeitseinstellungen',
    'Empty where shifts of the period had several wages': 'Leer, wo für Schichten des Zeitraums mehrere Löhne galten',
    'Hours × the wage that each shift was worked at, overtime at its rate':
      'Stunden × der Lohn, der für die jeweilige Schicht galt, Überstunden mit ihrem Satz',
    'Tips of the orders that they served, by their name, after approved tip pools are shared; those of orders that name nobody, or nobody who worked, stand in rows of their own':
      'Trinkgeld der Bestellungen, die sie bedient haben, nach ihrem Namen, nach Aufteilung freigegebener Trinkgeldpools; das von Bestellungen, die niemanden nennen oder niemanden, der gearbeitet hat, steht in eigenen Zeilen',
    'Gross wages + tips': 'Bruttolohn + Trinkgeld',
    'Hours of shifts that have no wage: they are not in the gross wages': 'Stunden von Schichten ohne Lohn: Sie fehlen im Bruttolohn',
    'When these shifts began; they are not paid until they have a time out':
      'Wann diese Schichten begannen; sie werden erst bezahlt, wenn sie ein Ende haben',
  },
  'daily-sales-graph': {
    Labour: 'Arbeit',
    'Labour %': 'Arbeit %',
    'Labour hours': 'Arbeitsstunden',
    'Net sales per labour hour': 'Nettoumsatz je Arbeitsstunde',
    'Hours without a wage': 'Stunden ohne Lohn',
    'Shifts that began on the business day × the wages that they were worked at; of whole days, so nothing stands here where hours are chosen':
      'Schichten, die an dem Geschäftstag begannen, × der damals geltende Lohn; von ganzen Tagen: Sind Stunden gewählt, steht hier nichts',
    'Labour ÷ net sales': 'Arbeit ÷ Nettoumsatz',
    'Net sales ÷ hours worked': 'Nettoumsatz ÷ Arbeitsstunden',
    'They are not in labour until their shifts have a wage': 'Sie fehlen in der Arbeit, bis ihre Schichten einen Lohn haben',
    'Sales by day': 'Umsatz nach Tag',
  },
  'employee-tips': {
    'Employee tips': 'Trinkgeld nach Mitarbeiter',
    'What guests left for whom': 'Wie viel Gäste wem gegeben haben',
    'Orders with a tip': 'Bestellungen mit Trinkgeld',
    '% of tips': '% des Trinkgelds',
    'After pooling': 'Nach dem Pool',
    'What is theirs once the approved tip pools of these business days are shared; tips of other days stay with whoever took them. Nothing stands here where hours are chosen: pools are of whole days':
      'Was ihnen gehört, nachdem die freigegebenen Trinkgeldpools dieser Geschäftstage aufgeteilt sind; Trinkgeld anderer Tage bleibt bei dem, der es bekam. Sind Stunden gewählt, steht hier nichts: Pools sind von ganzen Tagen',
  },
};
