import { type ComponentType, lazy } from 'react';
import type { InputProps } from '#/src/kinds/kindProps.ts';

const files = import.meta.glob<{ default: ComponentType<InputProps> }>('./*/Widget.tsx');

/** Screen parts that definitions name (`widget: 'permissions'` is `src/widgets/permissions/Widget.tsx`), loaded when one is shown. */
export const widgets: Readonly<Record<string, ComponentType<InputProps>>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.split('/')[1] ?? '', lazy(load)]),
);
