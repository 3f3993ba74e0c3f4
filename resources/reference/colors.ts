import { valuesOf } from './values.ts';

/** The 16 named swatches for categories, modifiers and buttons of a till; each is far enough from its neighbours to be told apart. */
export const colors = valuesOf([
  ['red', 'Red', 'أحمر', 'Rojo', { color: '#e5484d' }],
  ['orange', 'Orange', 'برتقالي', 'Naranja', { color: '#f76b15' }],
  ['amber', 'Amber', 'كهرماني', 'Ámbar', { color: '#ffb224' }],
  ['yellow', 'Yellow', 'أصفر', 'Amarillo', { color: '#f5d90a' }],
  ['lime', 'Lime', 'ليموني', 'Lima', { color: '#99d52a' }],
  ['green', 'Green', 'أخضر', 'Verde', { color: '#30a46c' }],
  ['teal', 'Teal', 'أزرق مخضر', 'Verde azulado', { color: '#12a594' }],
  ['cyan', 'Cyan', 'سماوي', 'Cian', { color: '#05a2c2' }],
  ['blue', 'Blue', 'أزرق', 'Azul', { color: '#0091ff' }],
  ['indigo', 'Indigo', 'نيلي', 'Índigo', { color: '#3e63dd' }],
  ['purple', 'Purple', 'أرجواني', 'Morado', { color: '#8e4ec6' }],
  ['magenta', 'Magenta', 'فوشيا', 'Magenta', { color: '#d6409f' }],
  ['pink', 'Pink', 'وردي', 'Rosa', { color: '#f2a0c4' }],
  ['brown', 'Brown', 'بني', 'Marrón', { color: '#8d6e53' }],
  ['grey', 'Grey', 'رمادي', 'Gris', { color: '#889096' }],
  ['black', 'Black', 'أسود', 'Negro', { color: '#1c2024' }],
]);
