import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { isEmpty } from '#model/language';
import { useReadableFields } from '../parts/useReadableFields.ts';
import { isSame, type ListView } from './views/listView.ts';

/** The list's columns as this reader arranged them: kept by name, so that a new field never scrambles them. */
export interface Columns {
  shown: readonly FieldModel[];
  /** Everything that could be shown, the shown ones first and in their order. */
  all: readonly FieldModel[];
  isDefault: boolean;
  set: (names: readonly string[]) => void;
  reset: () => void;
}

/** Pixels by the name of a column. */
export type Widths = Readonly<Record<string, number>>;

/** The columns of a resource's list, with their widths. */
export interface ListColumns extends Columns {
  widths: Widths;
  /** Null: as wide as what stands in it asks. */
  setWidth: (name: string, width: number | null) => void;
  /** Whether they are otherwise than the view has them. */
  isChanged: boolean;
}

interface Arranged {
  columns?: readonly string[];
  widths?: Widths;
}

/** Reads and keeps the columns of a resource's list; in a view that has columns of its own, those. */
export function useColumns(resource: ResourceModel, view: ListView | undefined): ListColumns {
  const fields = useReadableFields(resource);
  const [columns, setColumns] = useStore<readonly string[] | null>(`${resource.name}.columns`, null);
  const [widths, setWidths] = useStore<Widths>(`${resource.name}.widths`, NO_WIDTHS);
  const [inViews, setInViews] = useStore<Readonly<Record<string, Arranged>>>(`${resource.name}.inViews`, NOTHING);
  return useMemo(() => {
    const { title, list, ownerField } = resource;
    // Where rows are of several businesses a definition's columns say whose, right behind the title.
    const withOwner = (names: readonly string[]) =>
      ownerField && fields.has(ownerField.name) ? [...new Set([title, ownerField.name, ...names])] : names;
    if (!view?.columns) {
      const set = (names: readonly string[] | null) => setColumns(names);
      const setWidth = (name: string, width: number | null) => setWidths(withWidth(widths, name, width));
      const reset = () => {
        setColumns(null);
        setWidths(NO_WIDTHS);
      };
      return {
        ...arranged(columns ?? withOwner(list.columns), fields, title),
        isDefault: columns === null,
        set,
        reset,
        widths,
        setWidth,
        isChanged: false,
      };
    }
    const own: Arranged = inViews[view.key] ?? {};
    const keep = (change: Arranged) => setInViews({ ...inViews, [view.key]: { ...own, ...change } });
    const now = own.widths ?? view.widths;
    const ofView = view.saved ? view.columns : withOwner(view.columns);
    const of = arranged(own.columns ?? ofView, fields, title);
    const asSaved = arranged(ofView, fields, title);
    const isMoved = !isSame(namesOf(of.shown), namesOf(asSaved.shown));
    return {
      ...of,
      isDefault: !isMoved,
      set: (names) => keep({ columns: names }),
      reset: () => setInViews(Object.fromEntries(Object.entries(inViews).filter(([key]) => key !== view.key))),
      widths: now,
      setWidth: (name, width) => keep({ widths: withWidth(now, name, width) }),
      isChanged: isMoved || !isSame(now, view.widths),
    };
  }, [resource, view, fields, columns, widths, inViews, setColumns, setWidths, setInViews]);
}

/** The same without whose the rows are, where the list is narrowed to one business: there it says nothing. */
export function ofOneOwner(columns: ListColumns, { ownerField }: ResourceModel, filters: Readonly<Record<string, unknown>>): ListColumns {
  const wanted = ownerField && filters[ownerField.name];
  const isOne = typeof wanted === 'number' || (Array.isArray(wanted) && wanted.length === 1);
  return isOne ? { ...columns, shown: columns.shown.filter(({ name }) => name !== ownerField?.name) } : columns;
}

/**
 * The definition's columns without those that rules show on some records alone, where no record that is listed has a value there: they
 * would stand empty. Whoever arranged the columns sees what they chose, and what a list is sorted by stays.
 */
export function inUse(columns: ListColumns, { rules }: ResourceModel, rows: readonly Row[] | undefined, sorted: string): ListColumns {
  const isUnused = ({ name }: FieldModel) => name !== sorted && rules?.show?.[name] && rows?.every((row) => isEmpty(row[name]));
  return columns.isDefault && rows?.length && rules?.show && columns.shown.some(isUnused)
    ? { ...columns, shown: columns.shown.filter((field) => !isUnused(field)) }
    : columns;
}

type Row = Readonly<Record<string, unknown>>;

const NO_WIDTHS: Widths = {};
const NOTHING: Readonly<Record<string, Arranged>> = {};
const namesOf = (fields: readonly FieldModel[]) => fields.map(({ name }) => name);

/** Reads and keeps an arrangement of columns under a name. The title is always among them. */
export function useKeptColumns(
  key: string,
  fields: ReadonlyMap<string, FieldModel>,
  defaults: readonly string[],
  titleName: string,
): Columns {
  const [kept, setKept] = useStore<readonly string[] | null>(key, null);
  return useMemo(
    () => ({ ...arranged(kept ?? defaults, fields, titleName), isDefault: kept === null, set: setKept, reset: () => setKept(null) }),
    [kept, fields, defaults, titleName, setKept],
  );
}

/** Fields by names, the title always among them; names that no field has any more are left out. */
export function arranged(
  names: readonly string[],
  fields: ReadonlyMap<string, FieldModel>,
  titleName: string,
): Pick<Columns, 'shown' | 'all'> {
  const known = names.flatMap((name) => fields.get(name) ?? []);
  const title = fields.get(titleName);
  const shown = !title || known.includes(title) ? known : [title, ...known];
  const others = [...fields.values()].filter((field) => !shown.includes(field) && field.kind !== 'json');
  return { shown, all: [...shown, ...others] };
}

function withWidth(widths: Widths, name: string, width: number | null): Widths {
  const { [name]: _before, ...others } = widths;
  return width === null ? others : { ...others, [name]: width };
}
