/** Was die Gewinnrechnung sagt. */
export default {
  'profit-statement': {
    'Profit statement': 'Gewinnrechnung',
    'What is left of net sales after goods, labour and expenses': 'Was vom Nettoumsatz nach Waren, Arbeit und Ausgaben bleibt',
    'Cost of goods': 'Wareneinsatz',
    'Gross profit': 'Rohertrag',
    Labour: 'Arbeit',
    Profit: 'Gewinn',
    'Profit %': 'Gewinn %',
    'Prime cost': 'Primärkosten',
    'Prime cost %': 'Primärkosten %',
    'Cost of goods %': 'Wareneinsatzquote %',
    'Labour %': 'Arbeit %',
    'Labour hours': 'Arbeitsstunden',
    'Net sales per labour hour': 'Nettoumsatz je Arbeitsstunde',
    'Net sales without a known cost': 'Nettoumsatz ohne bekannten Einkaufspreis',
    'Hours without a wage': 'Stunden ohne Lohn',
    'Of whole days, as everything here, whatever hours are chosen': 'Von ganzen Tagen, wie alles hier, gleich welche Stunden gewählt sind',
    'Quantity × what one cost when it was sold; sales whose cost was not known stand below':
      'Menge × Einkaufspreis zur Zeit des Verkaufs; Umsatz ohne bekannten Einkaufspreis steht unten',
    'Hours worked × the wages that they were worked at, overtime at its rate, running shifts up to now; hours without a wage stand below':
      'Arbeitsstunden × der damals geltende Lohn, Überstunden mit ihrem Satz, laufende Schichten bis jetzt; Stunden ohne Lohn stehen unten',
    'The expenses of these days, by their date; goods and wages stand above, and entered as expenses too they count twice':
      'Die Ausgaben dieser Tage, nach ihrem Datum; Waren und Löhne stehen oben, auch als Ausgaben erfasst zählen sie doppelt',
    'Net sales − cost of goods − labour − expenses; before what is not entered here, as taxes on profit or interest':
      'Nettoumsatz − Wareneinsatz − Arbeit − Ausgaben; vor allem, was hier nicht erfasst ist, etwa Ertragsteuern oder Zinsen',
    'Cost of goods + labour': 'Wareneinsatz + Arbeit',
    'Net sales ÷ hours worked': 'Nettoumsatz ÷ Arbeitsstunden',
    'Their whole amount counts as profit until their products have a cost or a recipe':
      'Ihr ganzer Betrag zählt als Gewinn, bis ihre Produkte einen Einkaufspreis oder ein Rezept haben',
    'They cost nothing here until their shifts have a wage': 'Sie kosten hier nichts, bis ihre Schichten einen Lohn haben',
  },
  'expense-summary': {
    'Expenses by type': 'Ausgaben nach Art',
    '% of expenses': '% der Ausgaben',
  },
};
