import { isOfEstablishment, type ResourceModel } from '#/model/language/model.ts';
import { idsIn, textsIn, valuesIn } from '#/model/values/shapes.ts';

/** The most rows that the host gives in one call. */
export const MAX_PER_PAGE = 500;

/** The body of `POST {endpoint}/list`. */
export interface ListBody {
  page: number;
  per_page: number;
  sort_by?: string;
  sort_order?: 'asc' | 'desc';
  search?: string;
  filters?: Readonly<Record<string, unknown>>;
  establishment_id?: number;
  /** Only these fields of each row, beside id and updated_at; ours. */
  fields?: readonly string[];
}

/** What ra-data-simple-rest asks of a list: `?sort=["name","ASC"]&range=[0,24]&filter={…}`; a list of ids comes without range and sort. */
export interface ListQuery {
  sort?: readonly [field: string, order: string];
  range?: readonly [first: number, last: number];
  filter: Readonly<Record<string, unknown>>;
  /** The dialect's word for what comes with a row: here the fields themselves. */
  embed?: readonly string[];
}

/** Reads the dialect's query. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const read = (name: string): unknown => {
    const text = query.get(name);
    return text ? JSON.parse(text) : undefined;
  };
  const [field, order] = textsIn(read('sort'));
  const [first, last] = idsIn(read('range'));
  const embed = read('embed');
  return {
    sort: field === undefined || order === undefined ? undefined : [field, order],
    range: first === undefined || last === undefined ? undefined : [first, last],
    filter: valuesIn(read('filter')),
    embed: embed === undefined ? undefined : textsIn(embed),
  };
}

/**
 * The bodies that ask the host for the rows of a query, and where in the joined rows they begin: one body, or several
 * where more rows are wanted than the host gives at once.
 */
export function listBodies(
  { sort, range, filter, embed }: ListQuery,
  resource: ResourceModel,
  establishmentId: number | null | undefined,
): { bodies: ListBody[]; skip: number } {
  const [first, last] = range ?? [0, Math.max(1, idsOf(filter)?.length ?? MAX_PER_PAGE) - 1];
  const rows = last - first + 1;
  const perPage = Math.min(rows, MAX_PER_PAGE);
  const firstPage = Math.floor(first / perPage);
  const body = (page: number): ListBody => ({
    page: page + 1,
    per_page: perPage,
    ...(sort && { sort_by: sort[0], sort_order: sort[1].toLowerCase() === 'desc' ? 'desc' : 'asc' }),
    ...narrowed(filter, resource, establishmentId),
    ...(embed && { fields: embed }),
  });
  const pages = Math.floor(last / perPage) - firstPage + 1;
  return { bodies: Array.from({ length: pages }, (_, index) => body(firstPage + index)), skip: first - firstPage * perPage };
}

/** Which rows a list's filters select, all pages of it: as `POST {endpoint}/list` and `/bulk` take them. */
export function selectedBy(
  filter: Readonly<Record<string, unknown>>,
  resource: ResourceModel,
  establishmentId: number | null | undefined,
): Pick<ListBody, 'search' | 'establishment_id'> & { filters: Readonly<Record<string, unknown>> } {
  return { filters: {}, ...narrowed(filter, resource, establishmentId) };
}

/** `q` is the search; an establishment asked for by name goes before the chosen one, and says by whose clock days are meant. */
function narrowed(filter: ListQuery['filter'], resource: ResourceModel, establishmentId: number | null | undefined): Partial<ListBody> {
  const { q, ...rest } = filter;
  const filters = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''));
  const search = typeof q === 'string' ? q.trim() : '';
  const isOurs = isOfEstablishment(resource);
  const { establishment_id: named, ...others } = filters;
  if (isOurs && typeof named === 'number')
    return { ...(search && { search }), ...(Object.keys(others).length && { filters: others }), establishment_id: named };
  const scoped = isOurs && establishmentId && !('establishment_id' in filters);
  return {
    ...(search && { search }),
    ...(Object.keys(filters).length && { filters }),
    ...(scoped && { establishment_id: establishmentId }),
  };
}

function idsOf(filter: ListQuery['filter']): readonly unknown[] | undefined {
  return Array.isArray(filter.id) ? filter.id : undefined;
}
