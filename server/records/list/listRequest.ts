import { namesOf } from '#/i18n/blanks.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { canGroup, canSort } from '#/model/compile/listDefaults.ts';
import { isId } from '#/model/kinds/reference.ts';
import { type FieldModel, listedField, type ResourceModel } from '#/model/language/model.ts';
import { isValues, valuesIn } from '#/model/values/shapes.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { byName, namedValue, problem } from '#model/language';

/** What a list call asks, validated. */
export interface ListRequest {
  page: number;
  perPage: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
  search: string;
  filters: Readonly<Record<string, unknown>>;
  establishmentId: number | undefined;
  /** Super-admins alone: one client's rows. */
  clientId: number | undefined;
  /** Only these fields (beside id and updated_at); ours: a list loads no more than it shows. */
  fields: readonly string[] | undefined;
  /** Whether the sums that the definition names under its list are wanted too. */
  totals?: boolean;
  /** The field by which what is found is counted and added up too. */
  groupBy?: FieldModel;
  /** Read on behind this instead of by pages; empty: from the beginning. */
  cursor?: string;
}

const PER_PAGE = 25;
const MAX_PER_PAGE = 500;
const LAST_PAGE = 100_000;
const KEYS = [
  'page',
  'per_page',
  'sort_by',
  'sort_order',
  'search',
  'filters',
  'establishment_id',
  'fields',
  'totals',
  'group_by',
  'cursor',
];

/** Reads a list body against the fields the caller may see. @throws ApiError 422 */
export function readListRequest(
  body: unknown,
  resource: ResourceModel,
  fields: ReadonlyMap<string, FieldModel>,
  isPlatform: boolean,
): ListRequest {
  const given = valuesIn(body);
  const errors: FieldErrors = byName();
  const refuse = (name: string, why: Sentence) => {
    errors[name] = [...(errors[name] ?? []), why];
  };
  const keyed = Object.entries(resource.list.keys ?? {}).filter(([key]) => given[key] !== undefined && given[key] !== null);
  for (const name of Object.keys(given))
    if (!KEYS.includes(name) && !Object.hasOwn(resource.list.keys ?? {}, name))
      refuse(name, say('unknown_key', { name, resource: say('requests.list_request') }));
  const whole = (name: string, fallback: number, most: number) => {
    const value = given[name] ?? fallback;
    if (typeof value !== 'number' || !Number.isInteger(value)) refuse(name, problem('wrong_type_whole'));
    else if (value < 1) refuse(name, problem('too_small', { min: 1 }));
    else if (value > most) refuse(name, problem('too_large', { max: most }));
    else return value;
    return fallback;
  };
  const sortBy = given.sort_by ?? resource.list.sort.field;
  const sorted = typeof sortBy === 'string' ? fields.get(sortBy) : undefined;
  if (given.sort_by !== undefined && !(sorted && canSort(sorted)))
    refuse('sort_by', say('unknown_key', { name: namedValue(sortBy), resource: namesOf(resource) }));
  const order = given.sort_order ?? (given.sort_by === undefined ? resource.list.sort.order : 'asc');
  if (order !== 'asc' && order !== 'desc') refuse('sort_order', problem('not_an_option', { options: 'asc, desc' }));
  if (given.search !== undefined && given.search !== null && typeof given.search !== 'string') refuse('search', problem('wrong_type_text'));
  const { clientId, filters: asked } = clientAndFilters(readFilters(given.filters, refuse), resource, isPlatform, refuse);
  for (const [key, field] of keyed) if (Object.hasOwn(asked, field)) errors[key] = [say('records.given_twice', { key })];
  const filters = { ...asked, ...Object.fromEntries(keyed.map(([key, field]) => [field, given[key]])) };
  const establishmentId = idOf('establishment_id', given.establishment_id, refuse);
  const totals = given.totals ?? false;
  if (typeof totals !== 'boolean') refuse('totals', problem('wrong_type_boolean'));
  const grouped = given.group_by ?? undefined;
  const groupBy = typeof grouped === 'string' ? fields.get(grouped) : undefined;
  if (grouped !== undefined && !(groupBy && canGroup(groupBy)))
    refuse('group_by', say('unknown_key', { name: namedValue(grouped), resource: namesOf(resource) }));
  const cursor = given.cursor ?? undefined;
  if (cursor !== undefined && typeof cursor !== 'string') refuse('cursor', problem('wrong_type_text'));
  if (cursor !== undefined && given.page !== undefined) refuse('page', say('records.cursor_or_page'));
  const chosen = readFields(given.fields, resource, fields, refuse);
  const request = { page: whole('page', 1, LAST_PAGE), perPage: whole('per_page', PER_PAGE, MAX_PER_PAGE) };
  if (Object.keys(errors).length) throw invalid(errors);
  const search = typeof given.search === 'string' ? given.search.trim().slice(0, 200) : '';
  return {
    ...request,
    sortBy: sorted ? String(sortBy) : 'id',
    sortOrder: order === 'desc' ? 'desc' : 'asc',
    search,
    filters,
    establishmentId,
    clientId,
    fields: chosen,
    totals: totals === true,
    ...(groupBy && { groupBy }),
    ...(typeof cursor === 'string' && { cursor }),
  };
}

/** How a request's reader says what is wrong, and where. */
export type Refuse = (name: string, why: Sentence) => void;

/** The id that a call names, if it names one; null means none. */
export function idOf(name: string, value: unknown, refuse: Refuse): number | undefined {
  if (value === undefined || value === null || isId(value)) return value ?? undefined;
  refuse(name, problem('wrong_type_id'));
  return undefined;
}

/** Filters without the client that super-admins alone may narrow them to. */
export function clientAndFilters(
  { client_id: client, ...filters }: Record<string, unknown>,
  resource: ResourceModel,
  isPlatform: boolean,
  refuse: Refuse,
): { clientId: number | undefined; filters: Record<string, unknown> } {
  const only = Array.isArray(client) && client.length === 1 && typeof client[0] !== 'object' ? client[0] : client;
  // Several of them, or all but some, are a condition like any other.
  if (isPlatform && typeof only === 'object' && only !== null) return { clientId: undefined, filters: { ...filters, client_id: only } };
  if (isPlatform) return { clientId: only === PLATFORM_CLIENT ? only : idOf('filters.client_id', only, refuse), filters };
  if (client !== undefined) refuse('filters.client_id', say('unknown_key', { name: 'client_id', resource: namesOf(resource) }));
  return { clientId: undefined, filters };
}

function readFilters(value: unknown, refuse: Refuse): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  if (isValues(value)) return value;
  refuse('filters', problem('wrong_type_record'));
  return {};
}

function readFields(
  value: unknown,
  resource: ResourceModel,
  fields: ReadonlyMap<string, FieldModel>,
  refuse: Refuse,
): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) {
    refuse('fields', problem('wrong_type_list'));
    return undefined;
  }
  // A column that the caller may not see is left out rather than refused: a saved view outlives a permission.
  for (const name of value)
    if (typeof name !== 'string' || !listedField(resource, name))
      refuse('fields', say('unknown_key', { name: namedValue(name), resource: namesOf(resource) }));
  return value.filter((name) => fields.has(name));
}
