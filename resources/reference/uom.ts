import { valuesOf } from './values.ts';

/**
 * Units of measure. `factor` is how many base units one is: grams, millilitres, or pieces; US customary volumes.
 * What a portion, pack, box, case, bag, bottle or can holds differs by item, so each is a dimension of its own and converts to nothing else.
 */
export const uom = valuesOf([
  ['mg', 'Milligram', 'مليغرام', 'Miligramo', { dimension: 'mass', factor: 0.001 }],
  ['g', 'Gram', 'غرام', 'Gramo', { dimension: 'mass', factor: 1 }],
  ['kg', 'Kilogram', 'كيلوغرام', 'Kilogramo', { dimension: 'mass', factor: 1000 }],
  ['oz', 'Ounce', 'أونصة', 'Onza', { dimension: 'mass', factor: 28.349523125 }],
  ['lb', 'Pound', 'رطل', 'Libra', { dimension: 'mass', factor: 453.59237 }],
  ['ml', 'Millilitre', 'مليلتر', 'Mililitro', { dimension: 'volume', factor: 1 }],
  ['l', 'Litre', 'لتر', 'Litro', { dimension: 'volume', factor: 1000 }],
  ['fl_oz', 'Fluid ounce', 'أونصة سائلة', 'Onza líquida', { dimension: 'volume', factor: 29.5735295625 }],
  ['cup', 'Cup', 'كوب', 'Taza', { dimension: 'volume', factor: 236.5882365 }],
  ['pint', 'Pint', 'باينت', 'Pinta', { dimension: 'volume', factor: 473.176473 }],
  ['quart', 'Quart', 'كوارت', 'Cuarto de galón', { dimension: 'volume', factor: 946.352946 }],
  ['gallon', 'Gallon', 'غالون', 'Galón', { dimension: 'volume', factor: 3785.411784 }],
  ['shot', 'Shot', 'جرعة', 'Chupito', { dimension: 'volume', factor: 44.36029434375 }],
  ['each', 'Each', 'قطعة', 'Unidad', { dimension: 'count', factor: 1 }],
  ['portion', 'Portion', 'حصة', 'Ración', { dimension: 'portion', factor: 1 }],
  ['dozen', 'Dozen', 'دزينة', 'Docena', { dimension: 'count', factor: 12 }],
  ['pack', 'Pack', 'حزمة', 'Paquete', { dimension: 'pack', factor: 1 }],
  ['box', 'Box', 'صندوق', 'Caja', { dimension: 'box', factor: 1 }],
  ['case', 'Case', 'كرتونة', 'Cajón', { dimension: 'case', factor: 1 }],
  ['bag', 'Bag', 'كيس', 'Bolsa', { dimension: 'bag', factor: 1 }],
  ['bottle', 'Bottle', 'زجاجة', 'Botella', { dimension: 'bottle', factor: 1 }],
  ['can', 'Can', 'علبة', 'Lata', { dimension: 'can', factor: 1 }],
]);
