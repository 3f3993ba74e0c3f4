/** Lo que dicen las cifras del panel. */
export default {
  'dashboard-cost-percent': {
    'Cost of goods %': '% de coste de la mercancía',
    'What was sold at its cost, as part of net sales': 'Lo vendido a su coste, como parte de las ventas netas',
  },
  'dashboard-labour-percent': {
    'Labour %': '% de personal',
    'Labour as part of net sales, running shifts up to now':
      'El coste del personal como parte de las ventas netas, con los turnos en curso hasta ahora',
  },
  'dashboard-tips': { 'Tips taken': 'Propinas recibidas' },
  'dashboard-voids': {
    'What voided lines would have brought in': 'Lo que habrían aportado las líneas anuladas',
  },
};
