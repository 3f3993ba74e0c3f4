import { traitsOf } from '#/model/kinds/index.ts';
import { byName } from '#/model/language/byName.ts';
import type { Field } from '#/model/language/fields.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { SaidDefinition } from './said.ts';

const DEFAULT_COLUMNS = 7;

/** Whether lists can be filtered by the field. */
export function canFilter(field: FieldModel): boolean {
  return field.filter !== false && !traitsOf(field).isUnfiltered;
}

/** Whether lists can be filtered by what stands in the field's rows: `{ lines: { title: 'Tea' } }`. */
export function canFilterRows(field: FieldModel): field is Extract<FieldModel, { kind: 'lines' }> {
  return field.kind === 'lines' && field.filter !== false;
}

/** The column of rows that `lines.title` names, where lists can be filtered by it; undefined for any other name. */
export function rowColumnOf(
  { fields }: { readonly fields: Readonly<Record<string, FieldModel>> },
  name: string,
): { lines: Extract<FieldModel, { kind: 'lines' }>; column: string; field: Field } | undefined {
  const [own = '', column = ''] = name.split('.');
  const lines = fields[own];
  if (!lines || !canFilterRows(lines)) return undefined;
  const field = lines.fields[column];
  return field && !traitsOf(field).isUnfiltered ? { lines, column, field } : undefined;
}

/** Whether lists can be sorted by the field; a reference sorts by its target's title. */
export function canSort(field: FieldModel): boolean {
  return (
    field.sort !== false && !traitsOf(field).isUnsorted && !(field.kind === 'reference' && (field.many || typeof field.to !== 'string'))
  );
}

/** Whether lists can be grouped by the field: by its values, or by the months of its days. A group is what a filter finds. */
export function canGroup(field: FieldModel): boolean {
  const { isRepeated, isElsewhere } = traitsOf(field);
  if (!canFilter(field) || isElsewhere || (field.kind === 'reference' && (field.many || typeof field.to !== 'string'))) return false;
  return isRepeated === true || isOfMonths(field);
}

/** Whether the groups of a field are months: those of the days that it says. */
export function isOfMonths(field: FieldModel): boolean {
  const { says } = traitsOf(field);
  return says === 'day' || says === 'moment';
}

/** What a list shows, filters and sorts by where the definition leaves it out: the title first, then what fits. */
export function listOf(definition: SaidDefinition, fields: Readonly<Record<string, FieldModel>>): ResourceModel['list'] {
  const shown = Object.values(fields).filter((field) => !traitsOf(field).isUnlisted && !field.internal && field.name !== 'sort_order');
  const columns = [definition.title, ...shown.map((field) => field.name).filter((name) => name !== definition.title)].slice(
    0,
    DEFAULT_COLUMNS,
  );
  return {
    columns,
    filters: Object.values(fields).flatMap((field) => (field.filter ? [field.name] : [])),
    sort: definition.orderable ? { field: 'sort_order', order: 'asc' } : { field: definition.title, order: 'asc' },
    ...definition.list,
    ...(definition.list?.keys && { keys: byName(Object.entries(definition.list.keys)) }),
    ...(definition.list?.views && { views: byName(Object.entries(definition.list.views)) }),
  };
}
