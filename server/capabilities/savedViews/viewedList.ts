import { namesOf } from '#/i18n/blanks.ts';
import { referenceContext } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import { canFilter, canFilterRows, canSort } from '#/model/compile/listDefaults.ts';
import { keptFilters } from '#/model/filters/filterGroups.ts';
import { type FieldModel, listedField, type Model, type ResourceModel } from '#/model/language/model.ts';
import { textsIn, valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { matching } from '#/server/records/list/listRecords.ts';
import { readListRequest } from '#/server/records/list/listRequest.ts';
import { rowScopeOf } from '#/server/records/rowScope.ts';
import { byName } from '#model/language';
import type { StoredView } from './storedView.ts';
import { isOpen, type ReadableContent, type Viewed } from './viewed.ts';

type Values = Readonly<Record<string, unknown>>;

/** The list of a resource, as what views are kept of. */
export function viewedList(model: Model, list: ResourceModel): Viewed {
  return {
    name: list.name,
    hasView: (name) => Object.hasOwn(list.list.views ?? {}, name),
    validate: (_tx, caller, body) => validate(model, caller, list, body),
    readable: (view, caller) => readable(view, list, caller),
  };
}

/** Refuses what the list itself would refuse of who saves it: a filter, an order or a column that cannot be. @throws ApiError 422 */
function validate(model: Model, caller: Caller, list: ResourceModel, body: Values): void {
  const { filters, search, sort_by, sort_order } = body;
  const fields = new Map(
    [...Object.keys(list.allFields), ...(list.ownerField ? [list.ownerField.name] : [])]
      .flatMap((name) => visibleField(list, caller, name) ?? [])
      .map((field) => [field.name, field]),
  );
  const given = { filters, search, sort_by: sort_by ?? undefined, sort_order: sort_order ?? undefined };
  const asked = readListRequest(given, list, fields, caller.isPlatform);
  const rowScope = rowScopeOf(caller, list, list.permissions.list ?? '', null);
  matching(asked, { model, resource: list, rowScope, fields, context: referenceContext });
  const errors: FieldErrors = byName();
  for (const [key, names] of [
    ['columns', textsIn(body.columns)],
    ['widths', Object.keys(valuesIn(body.widths))],
  ] as const) {
    const unknown = names.filter((name) => !listedField(list, name));
    if (unknown.length) errors[key] = unknown.map((name) => say('unknown_key', { name, resource: namesOf(list) }));
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

function readable(view: StoredView, list: ResourceModel, caller: Caller): ReadableContent {
  const open = (name: string): FieldModel | undefined => visibleField(list, caller, name);
  const given = view.filters ?? {};
  const filters = keptFilters(given, (name, wanted) => isSayable(open(name), wanted));
  const columns = view.columns?.filter((name) => open(name)) ?? null;
  const sorted = view.sort_by === null ? undefined : open(view.sort_by);
  const isSorted = sorted !== undefined && canSort(sorted);
  return {
    filters,
    sort_by: isSorted ? view.sort_by : null,
    sort_order: isSorted ? (view.sort_order ?? 'asc') : null,
    columns,
    widths: Object.fromEntries(Object.entries(view.widths ?? {}).filter(([name]) => open(name))),
    is_partial:
      Object.keys(filters).length < Object.keys(given).length ||
      (columns?.length ?? 0) < (view.columns?.length ?? 0) ||
      (view.sort_by !== null && !isSorted),
  };
}

/** The list's field of that name, where the reader may see it. */
function visibleField(list: ResourceModel, caller: Caller, name: string): FieldModel | undefined {
  const field = listedField(list, name);
  if (!field || (field === list.ownerField && !caller.isPlatform) || field.kind === 'password' || !isOpen(field, caller)) return undefined;
  return field.kind === 'lines'
    ? { ...field, fields: Object.fromEntries(Object.entries(field.fields).filter(([, row]) => isOpen(row, caller))) }
    : field;
}

/** Whether the list can be filtered so by this reader. */
function isSayable(field: FieldModel | undefined, wanted: unknown): boolean {
  if (!field) return false;
  if (!canFilterRows(field)) return canFilter(field);
  return wanted === null || Object.keys(valuesIn(wanted)).every((column) => Object.hasOwn(field.fields, column));
}
