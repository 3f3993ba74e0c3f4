import { valuesOf } from './values.ts';

/**
 * Units of measure. `factor` is how many base units one is: grams, millilitres, or pieces; US customary volumes.
 * What a portion, pack, box, case, bag, bottle or can holds differs by item, so each is a dimension of its own and converts to nothing
 * else.
 */
export const uom = valuesOf([
  ['mg', 'Milligram', { dimension: 'mass', factor: 0.001 }],
  ['g', 'Gram', { dimension: 'mass', factor: 1 }],
  ['kg', 'Kilogram', { dimension: 'mass', factor: 1000 }],
  ['oz', 'Ounce', { dimension: 'mass', factor: 28.349523125 }],
  ['lb', 'Pound', { dimension: 'mass', factor: 453.59237 }],
  ['ml', 'Millilitre', { dimension: 'volume', factor: 1 }],
  ['l', 'Litre', { dimension: 'volume', factor: 1000 }],
  ['fl_oz', 'Fluid ounce', { dimension: 'volume', factor: 29.5735295625 }],
  ['cup', 'Cup', { dimension: 'volume', factor: 236.5882365 }],
  ['pint', 'Pint', { dimension: 'volume', factor: 473.176473 }],
  ['quart', 'Quart', { dimension: 'volume', factor: 946.352946 }],
  ['gallon', 'Gallon', { dimension: 'volume', factor: 3785.411784 }],
  ['shot', 'Shot', { dimension: 'volume', factor: 44.36029434375 }],
  ['each', 'Each', { dimension: 'count', factor: 1 }],
  ['portion', 'Portion', { dimension: 'portion', factor: 1 }],
  ['dozen', 'Dozen', { dimension: 'count', factor: 12 }],
  ['pack', 'Pack', { dimension: 'pack', factor: 1 }],
  ['box', 'Box', { dimension: 'box', factor: 1 }],
  ['case', 'Case', { dimension: 'case', factor: 1 }],
  ['bag', 'Bag', { dimension: 'bag', factor: 1 }],
  ['bottle', 'Bottle', { dimension: 'bottle', factor: 1 }],
  ['can', 'Can', { dimension: 'can', factor: 1 }],
]);
