/** Was die Kennzahlen des Dashboards sagen. */
export default {
  'dashboard-cost-percent': {
    'Cost of goods %': 'Wareneinsatzquote %',
    'What was sold at its cost, as part of net sales': 'Verkaufte Waren zu ihren Kosten, als Anteil am Nettoumsatz',
  },
  'dashboard-labour-percent': {
    'Labour %': 'Arbeit %',
    'Labour as part of net sales, running shifts up to now': 'Personalkosten als Anteil am Nettoumsatz, laufende Schichten bis jetzt',
  },
  'dashboard-tips': { 'Tips taken': 'Erhaltenes Trinkgeld' },
  'dashboard-voids': {
    'What voided lines would have brought in': 'Was stornierte Positionen eingebracht hätten',
  },
};
