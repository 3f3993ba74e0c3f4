import { type ComponentType, lazy } from 'react';
import { present } from '#/model/values/shapes.ts';
import type { Field } from '#model/language';
import { folderOf } from './folderOf.ts';
import type { InputProps } from './kindProps.ts';

const files = import.meta.glob<ComponentType<InputProps>>('./*/Input.tsx', { eager: true, import: 'default' });
// What holds inputs itself is loaded when a form has it.
const later = import.meta.glob<{ default: ComponentType<InputProps> }>('./*/LazyInput.tsx');
const inputs = new Map(
  [...Object.entries(files), ...Object.entries(later).map(([path, load]) => [path, lazy(load)] as const)].map(([path, input]) => [
    path.split('/')[1],
    input,
  ]),
);

/** How a field is entered, found by its kind's folder. */
export function inputOf(field: Field): ComponentType<InputProps> {
  return present(inputs.get(folderOf(field, 'input')), `input of the kind '${field.kind}'`);
}
