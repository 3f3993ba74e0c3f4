/** Palabras que pueden llevar las celdas de un archivo importado; varias, separadas por comas. */
export default {
  yes: 'sí, si, verdadero',
  no: 'no, falso',
  total: 'total, total general, suma',
  'uom.each': 'ud, uds, unidad, unidades, pieza, pza',
  'uom.g': 'gramo, gramos, gr',
  'uom.kg': 'kilo, kilos, kilogramo, kilogramos',
  'uom.lb': 'libra, libras',
  'uom.oz': 'onza, onzas',
  'uom.l': 'litro, litros, lt',
  'uom.quart': 'cuarto de galón',
  'uom.gallon': 'galón, galones',
  'uom.pint': 'pinta, pintas',
};
