import { traitsOf } from '#/model/kinds/index.ts';
import type { Field } from '#model/language';

/** The folder beside this file that has a field's cell, input or filter: what its kind is drawn as, else its kind. */
export function folderOf(field: Field, part: 'cell' | 'input' | 'filter'): string {
  const { drawnAs } = traitsOf(field);
  return (typeof drawnAs === 'string' ? drawnAs : drawnAs?.[part]) ?? field.kind;
}
