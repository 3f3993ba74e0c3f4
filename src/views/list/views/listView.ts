import type { SavedView, ViewInput } from '#/dataProvider/savedViews.ts';
import { canFilter, canFilterRows, canSort } from '#/model/compile/listDefaults.ts';
import { filtersOf } from '#/model/compile/listViews.ts';
import { keptFilters, testsIn } from '#/model/filters/filterGroups.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { textOf } from '#model/language';
import type { NamedView } from './namedView.ts';

type Values = Readonly<Record<string, unknown>>;
type Fields = ReadonlyMap<string, FieldModel>;

/** What a list asks: its filters with the search (`q`) among them, and its order. */
export interface ListState {
  filter: Values;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** A list under a name. */
export interface ListView extends NamedView {
  state: ListState;
  /** Null: as the reader has arranged the list. */
  columns: readonly string[] | null;
  widths: Readonly<Record<string, number>>;
}

/** The address of a list as a view has it; undefined: of the plain list. */
export function addressOf(state: ListState, perPage: number, key?: string): string {
  const { filter, sort } = state;
  const parts = {
    ...(key && { view: key }),
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  };
  return `?${new URLSearchParams(parts)}`;
}

/** The plain list's order. */
export function plainState({ list: { sort } }: ResourceModel): ListState {
  return { filter: {}, sort: { field: sort.field, order: sort.order === 'desc' ? 'DESC' : 'ASC' } };
}

/** The views that the definition brings, as far as the reader may see what they ask. */
export function definedViews(resource: ResourceModel, fields: Fields, locale: string): ListView[] {
  return Object.entries(resource.list.views ?? {}).flatMap(([key, view]) => {
    const { filters, sort, columns = null } = view;
    const filter = filtersOf(filters, resource.allFields);
    if (testsIn(filter).some(([name]) => !fields.has(name))) return [];
    const plain = plainState(resource).sort;
    const order = sort ? { field: sort.field, order: sort.order === 'desc' ? ('DESC' as const) : ('ASC' as const) } : plain;
    return {
      key,
      label: textOf(view, 'label', locale),
      state: { filter, sort: fields.has(order.field) ? order : plain },
      columns,
      widths: {},
    };
  });
}

/** A saved view, without what has gone from the definition or may not be seen here. */
export function savedView(saved: SavedView, resource: ResourceModel, fields: Fields): ListView {
  const kept = keptFilters(saved.filters, (name) => {
    const field = fields.get(name);
    return name === 'client_id' || (field !== undefined && (canFilter(field) || canFilterRows(field)));
  });
  const sorted = saved.sort_by === null ? undefined : fields.get(saved.sort_by);
  const sort =
    sorted && canSort(sorted)
      ? { field: sorted.name, order: saved.sort_order === 'desc' ? ('DESC' as const) : ('ASC' as const) }
      : plainState(resource).sort;
  const filter = { ...kept, ...(saved.search && { q: saved.search }) };
  const isPartial = saved.is_partial || Object.keys(kept).length < Object.keys(saved.filters).length;
  return {
    key: String(saved.id),
    label: saved.name,
    state: { filter, sort },
    columns: saved.columns,
    widths: saved.widths,
    saved: { ...saved, is_partial: isPartial },
  };
}

/** What is sent to save a list as it stands. */
export function contentOf(
  { filter: { q, ...filters }, sort }: ListState,
  columns: readonly string[],
  widths: Readonly<Record<string, number>>,
): ViewInput {
  const search = typeof q === 'string' ? q.trim() : '';
  return { filters, search, sort_by: sort.field, sort_order: sort.order === 'DESC' ? 'desc' : 'asc', columns, widths };
}

/** Whether two values say the same, in whatever order their keys stand. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, ordered(one)]),
  );
}
