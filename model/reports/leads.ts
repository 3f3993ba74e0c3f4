import { fieldsOf, matches } from '#/model/language/conditions.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { Leads, OpensList } from '#/model/language/resource.ts';
import { openedReport } from './openedReport.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where a field of a record leads: a report or the list of a resource, and the dashboard's address of it. */
export interface Led {
  readonly to: { readonly report: string } | { readonly resource: string };
  readonly address: string;
}

/** Whether its reader may see a report (its permission) or a list in the record's establishment. */
export interface MayOpen {
  report(permission: string): boolean;
  list(resource: ResourceModel): boolean;
}

/** The first of the ways that a field of a record leads which fits the record and which its reader may go; undefined: there is none. */
export function ledBy(
  { reports, resources }: Pick<Model, 'reports' | 'resources'>,
  { opens }: Pick<ResourceModel, 'opens'>,
  field: string,
  record: Values,
  may: MayOpen,
): Led | undefined {
  for (const way of waysOf({ opens }, field)) {
    if (way.when && !matches(way.when, record)) continue;
    if ('resource' in way) {
      const list = resources[way.resource];
      if (list && may.list(list)) return { to: way, address: listAddress(way, record) };
      continue;
    }
    const report = reports[way.report];
    if (!report || !may.report(report.permission)) continue;
    const address = openedReport(way, new URLSearchParams({ establishments: String(record.establishment_id) }), record);
    if (address) return { to: way, address };
  }
  return undefined;
}

/** What has to be known of a record to say where a field of it leads. */
export function fieldsOfLeads(resource: Pick<ResourceModel, 'opens'>, field: string): string[] {
  const names = waysOf(resource, field).flatMap((way) => [
    'establishment_id',
    ...(way.when ? fieldsOf(way.when) : []),
    ...('resource' in way ? Object.values(way.until ?? {}) : [...Object.values(way.input ?? {}), ...(way.day ? [way.day] : [])]),
  ]);
  return [...new Set(names)];
}

function waysOf({ opens = {} }: Pick<ResourceModel, 'opens'>, field: string): readonly Leads[] {
  const ways: Readonly<Record<string, readonly Leads[] | undefined>> = opens;
  return ways[field] ?? [];
}

function listAddress({ resource, where, until = {} }: OpensList, record: Values): string {
  const days = Object.entries(until).map(([field, from]) => [field, { lte: record[from] }]);
  const filter = { establishment_id: record.establishment_id, ...where, ...Object.fromEntries(days) };
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' })}`;
}
