import type { FieldModel, ResourceModel } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { canUse } from '#/server/access/permissions.ts';
import { readListRequest } from '#/server/crud/listRequest.ts';
import { type Reach, reachOf, within } from '#/server/crud/reach.ts';
import { readableFields } from '#/server/crud/readableFields.ts';
import { listContext } from '#/server/crud/recordContext.ts';
import { facesOf } from '#/server/crud/serving.ts';
import { forbidden, invalid } from '#/server/plugins/apiError.ts';
import { problem, problemText } from '#resources/schema';
import { type Column, columnsOf } from './columns.ts';
import type { ExportHost, Prepared } from './exportHost.ts';
import type { ExportRequest } from './exportRequest.ts';
import { countRows, pagesOf, type WholeList } from './keysetPages.ts';

/** Every row that the list would show with the same filters, search and order. @throws ApiError 403, 422 */
export async function prepareList({ database, model }: ExportHost, caller: Caller, resourceName: string, request: ExportRequest): Promise<Prepared> {
  const named = model.resources[resourceName];
  if (!named) throw invalid({ resource: [`There is no resource '${resourceName}'`] });
  const permission = named.permissions.list;
  if (facesOf([named]).for(caller) === undefined || permission === undefined || !canUse(caller, permission)) throw forbidden();
  const general = reachOf(caller, named, permission, null);
  const asked = readListRequest(request.body, named, readableFields(caller, named, general), caller.isPlatform);
  const reach = narrowed(reachOf(caller, named, permission, asked.clientId ?? null), named, establishmentsOf(request, asked.establishmentId));
  const fields = readableFields(caller, named, reach);
  const shown = shownFields(named, fields, request.columns, reach);
  const context = await within(database, reach, (tx) => listContext(tx, reach, asked.establishmentId), { readonly: true });
  const columns = columnsOf(shown, request.language, context);
  const list: WholeList = { database, model, resource: named, reach, context, fields, shown: withId(shown, fields), request: asked };
  return {
    name: named.name,
    timezone: context.timezone,
    header: columns.map(({ header }) => header),
    total: await countRows(list),
    lines: linesOf(list, columns),
  };
}

async function* linesOf(list: WholeList, columns: readonly Column[]): AsyncGenerator<string[][]> {
  for await (const records of pagesOf(list)) yield records.map((record) => columns.map((column) => column.text(record)));
}

function establishmentsOf(request: ExportRequest, one: number | undefined): readonly number[] | undefined {
  return one === undefined ? request.establishmentIds : [one];
}

/** A list of some establishments; of foreign ones it is empty. */
function narrowed(reach: Reach, { scope }: ResourceModel, ids: readonly number[] | undefined): Reach {
  if (scope !== 'establishment' || !ids) return reach;
  const { establishments } = reach;
  return { ...reach, establishments: establishments === 'all' ? ids : ids.filter((id) => establishments.includes(id)) };
}

/** The columns asked for, in that order; by default the whole record, so that an import can read it back. */
function shownFields(
  resource: ResourceModel,
  fields: ReadonlyMap<string, FieldModel>,
  wanted: readonly string[] | undefined,
  { establishments }: Reach,
): FieldModel[] {
  const isOfOnePlace = establishments !== 'all' && establishments.length === 1;
  const whole = [
    'id',
    ...(resource.scope === 'establishment' && !isOfOnePlace ? ['establishment_id'] : []),
    ...Object.keys(resource.fields),
    'created_at',
    'updated_at',
  ];
  const names = wanted ?? whole;
  const unknown = names.find((name) => !(name in resource.allFields));
  if (unknown !== undefined) throw invalid({ columns: [problemText(problem('unknown_key', { name: unknown, resource: resource.label[1] }))] });
  // A column that may not be seen is left out rather than refused: a saved view outlives a permission.
  return [...new Set(names)].flatMap((name) => fields.get(name) ?? []).filter((field) => field.csv !== false);
}

/** Child rows find their record by its id, whether or not that is a column of the file. */
function withId(shown: readonly FieldModel[], fields: ReadonlyMap<string, FieldModel>): FieldModel[] {
  const id = fields.get('id');
  return !id || shown.includes(id) ? [...shown] : [id, ...shown];
}
