/** Words that cells of imported files may hold, in whatever language; several with commas between them. */
export default {
  yes: 'yes, true',
  no: 'no, false',
  total: 'total, totals, grand total, sum',
  'uom.each': 'ea, pc, pcs, piece, pieces',
  'uom.g': 'gr, grams',
  'uom.kg': 'kilo, kilos, kgs',
  'uom.lb': 'lbs, pounds',
  'uom.oz': 'ozs, ounces',
  'uom.l': 'liter, liters, litres, lt, ltr',
  'uom.quart': 'qt, quarts',
  'uom.gallon': 'gal, gallons',
  'uom.pint': 'pt, pints',
};
