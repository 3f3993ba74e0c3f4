import type { ComponentType } from 'react';
import { traitsOf } from '#/model/kinds/index.ts';
import type { Field } from '#model/language';
import { folderOf } from './folderOf.ts';
import type { FilterProps } from './kindProps.ts';

const files = import.meta.glob<ComponentType<FilterProps>>('./*/Filter.tsx', { eager: true, import: 'default' });

/** How a field is filtered by, found by its kind's folder; undefined where lists are not filtered by its kind. */
export function filterOf(field: Field): ComponentType<FilterProps> | undefined {
  return traitsOf(field).isUnfiltered ? undefined : files[`./${folderOf(field, 'filter')}/Filter.tsx`];
}
