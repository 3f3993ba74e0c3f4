/** Wörter, die in Zellen importierter Dateien stehen können, gleich in welcher Sprache; mehrere mit Kommas dazwischen. */
export default {
  yes: 'ja, wahr',
  no: 'nein, falsch',
  total: 'summe, gesamt, gesamtsumme, insgesamt',
  'uom.each': 'stk, stck, stück, st',
  'uom.g': 'gramm, gr',
  'uom.kg': 'kilo, kilogramm',
  'uom.lb': 'pfund',
  'uom.oz': 'unze, unzen',
  'uom.l': 'liter, ltr',
  'uom.quart': 'quart',
  'uom.gallon': 'gallone, gallonen',
  'uom.pint': 'pint',
};
