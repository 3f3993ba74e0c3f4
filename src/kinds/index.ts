import type { ComponentType } from 'react';
import { present } from '#/model/values/shapes.ts';
import type { Field } from '#model/language';
import { folderOf } from './folderOf.ts';
import type { CellProps } from './kindProps.ts';

const files = import.meta.glob<ComponentType<CellProps>>('./*/Cell.tsx', { eager: true, import: 'default' });

/** How a field is read, found by its kind's folder. Inputs and filters stand apart: a page that only reads does not load them. */
export function cellOf(field: Field): ComponentType<CellProps> {
  return present(files[`./${folderOf(field, 'cell')}/Cell.tsx`], `cell of the kind '${field.kind}'`);
}
