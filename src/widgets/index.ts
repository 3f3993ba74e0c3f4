import { type ComponentType, lazy } from 'react';
import type { SettingsModel } from '#/model/language/model.ts';
import type { CellProps, InputProps } from '#/src/kinds/kindProps.ts';

/** What a live preview is given: the values as they stand in the form, and what they are settings of. */
export interface PreviewProps {
  values: Readonly<Record<string, unknown>>;
  settings: SettingsModel;
}

type Loaders<P> = Record<string, () => Promise<{ default: ComponentType<P> }>>;
const widgetFiles: Loaders<InputProps> = import.meta.glob<{ default: ComponentType<InputProps> }>('./*/Widget.tsx');
const readerFiles: Loaders<CellProps> = import.meta.glob<{ default: ComponentType<CellProps> }>('./*/View.tsx');
const cellFiles: Loaders<CellProps> = import.meta.glob<{ default: ComponentType<CellProps> }>('./*/Cell.tsx');
const previewFiles: Loaders<PreviewProps> = import.meta.glob<{ default: ComponentType<PreviewProps> }>('./*/Preview.tsx');
const folderOf = (path: string) => path.split('/')[1] ?? '';

/** Screen parts that definitions name (`widget: 'permissions'` is `src/widgets/permissions/Widget.tsx`), loaded when one is shown. */
export const widgets: Readonly<Record<string, ComponentType<InputProps>>> = Object.fromEntries(
  Object.entries(widgetFiles).map(([path, load]) => [folderOf(path), lazy(load)]),
);

/** How a record page shows the value of a field with a widget (`src/widgets/permissions/View.tsx`); where there is none, its kind does. */
export const readers: Readonly<Record<string, ComponentType<CellProps>>> = Object.fromEntries(
  Object.entries(readerFiles).map(([path, load]) => [folderOf(path), lazy(load)]),
);

/** How a list shows the value of a field with a widget (`src/widgets/question/Cell.tsx`); where there is none, its kind does. */
export const cells: Readonly<Record<string, ComponentType<CellProps>>> = Object.fromEntries(
  Object.entries(cellFiles).map(([path, load]) => [folderOf(path), lazy(load)]),
);

/** Live previews that settings name (`preview: 'receipt'` is `src/widgets/receipt/Preview.tsx`), loaded likewise. */
export const previews: Readonly<Record<string, ComponentType<PreviewProps>>> = Object.fromEntries(
  Object.entries(previewFiles).map(([path, load]) => [folderOf(path), lazy(load)]),
);
