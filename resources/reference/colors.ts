import { valuesOf } from './values.ts';

/** The 16 named swatches for categories, modifiers and buttons of a till; each is far enough from its neighbours to be told apart. */
export const colors = valuesOf([
  ['red', 'Red', { color: '#e5484d' }],
  ['orange', 'Orange', { color: '#f76b15' }],
  ['amber', 'Amber', { color: '#ffb224' }],
  ['yellow', 'Yellow', { color: '#f5d90a' }],
  ['lime', 'Lime', { color: '#99d52a' }],
  ['green', 'Green', { color: '#30a46c' }],
  ['teal', 'Teal', { color: '#12a594' }],
  ['cyan', 'Cyan', { color: '#05a2c2' }],
  ['blue', 'Blue', { color: '#0091ff' }],
  ['indigo', 'Indigo', { color: '#3e63dd' }],
  ['purple', 'Purple', { color: '#8e4ec6' }],
  ['magenta', 'Magenta', { color: '#d6409f' }],
  ['pink', 'Pink', { color: '#f2a0c4' }],
  ['brown', 'Brown', { color: '#8d6e53' }],
  ['grey', 'Grey', { color: '#889096' }],
  ['black', 'Black', { color: '#1c2024' }],
]);
