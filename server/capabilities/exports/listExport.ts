import { namesOf } from '#/i18n/blanks.ts';
import { documentTexts } from '#/i18n/documents.ts';
import { say } from '#/i18n/sentences.ts';
import { isInFiles } from '#/model/kinds/index.ts';
import { type FieldModel, listedField, type ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { RightBehind } from '#/server/access/permissions/rightsBehind.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { wholeFields } from '#/server/records/foundWhole.ts';
import { readListRequest } from '#/server/records/list/listRequest.ts';
import { type ListTotals, listTotals } from '#/server/records/list/listTotals.ts';
import { guardsBehind, readableFields } from '#/server/records/readableFields.ts';
import { listContext } from '#/server/records/recordContext.ts';
import { variantsOf } from '#/server/records/routeContext.ts';
import { establishmentsWithin, type RowScope, rowScopeOf, runInScope, shared } from '#/server/records/rowScope.ts';
import { putIntoWords } from '#/server/records/sentences.ts';
import { textOf } from '#model/language';
import { type Column, columnsOf } from './columns.ts';
import type { Batch, ExportHost, Prepared } from './exportHost.ts';
import type { ExportRequest } from './exportRequest.ts';
import { countRows, pagesOf, type WholeList } from './keysetPages.ts';
import { listFacts } from './listFacts.ts';
import { readAhead } from './readAhead.ts';
import { CURRENCY_KEY } from './reportColumns.ts';
import { shownKind } from './sheetCell.ts';

/** Every row that the list would show with the same filters, search and order. @throws ApiError 403, 422 */
export async function prepareList(
  { database, model }: ExportHost,
  caller: Caller,
  resourceName: string,
  request: ExportRequest,
): Promise<Prepared> {
  const { language, format } = request;
  const named = Object.hasOwn(model.resources, resourceName) ? model.resources[resourceName] : undefined;
  if (!named) throw invalid({ resource: [say('bulk.no_such_resource', { name: resourceName })] });
  const permission = named.permissions.list;
  if (variantsOf([named]).for(caller) === undefined || permission === undefined || !canUse(caller, permission)) throw forbidden();
  const general = rowScopeOf(caller, named, permission, null);
  const asked = readListRequest(request.body, named, readableFields(caller, named, general), caller.isPlatform);
  const open = shared(rowScopeOf(caller, named, permission, asked.clientId ?? null), { establishments: request.heldIn ?? 'all' });
  const rowScope = narrowed(open, named, establishmentsOf(request, asked.establishmentId));
  const fields = readableFields(caller, named, rowScope);
  const shown = shownFields(named, fields, request.columns, rowScope);
  const context = await runInScope(database, rowScope, (tx) => listContext(tx, rowScope, asked.establishmentId), { readonly: true });
  const whole = await wholeFields(database, caller, { resource: named, fields }, asked.search);
  const list: WholeList = {
    database,
    model,
    resource: named,
    rowScope,
    context,
    fields,
    whole,
    shown: withNeeded(shown, fields),
    request: asked,
  };
  // A file of whole records is for an import: it holds nothing but records.
  const asShown = format === 'pdf' || (format === 'xlsx' && request.columns !== undefined);
  const columns = columnsOf(shown, { language, context: { ...context, locale: language }, asShown });
  const totals = asShown ? await totalsOf(list) : [];
  return {
    name: named.name,
    title: textOf(named, 'label', language)[1],
    facts: asShown ? await listFacts(list, language) : [],
    language,
    timezone: context.timezone,
    columns,
    total: (await countRows(list)) + totals.length,
    behind: rightsBehind(permission, list, shown),
    batches: batchesOf(list, columns, totals, language),
  };
}

/** The list's own permission, and the guards of what is shown and of what rows are chosen and put in order by. */
function rightsBehind(permission: string, { resource, rowScope, fields, request }: WholeList, shown: readonly FieldModel[]): RightBehind[] {
  const { sortBy, search, filters } = request;
  const asked = [...fields.values()].filter(
    ({ name, search: isSearched }) => name === sortBy || name in filters || (search !== '' && isSearched === true),
  );
  return [
    { permission, where: establishmentsWithin(resource, rowScope) },
    ...rowGuardsBehind(resource, rowScope),
    ...guardsBehind(resource, rowScope, [...shown, ...asked]),
  ];
}

/** What let guarded rows into it, and where. */
function rowGuardsBehind(resource: ResourceModel, rowScope: RowScope): RightBehind[] {
  const where = establishmentsWithin(resource, rowScope);
  return (resource.rowGuards ?? []).map(({ when, permission }) => {
    const held = rowScope.guarded?.find((rows) => rows.when === when)?.establishments;
    return { permission, where: held ? held.filter((id) => !Array.isArray(where) || where.includes(id)) : where };
  });
}

async function* batchesOf(
  list: WholeList,
  columns: readonly Column[],
  totals: readonly ListTotals[],
  language: string,
): AsyncGenerator<Batch> {
  for await (const records of readAhead(pagesOf(list))) {
    putIntoWords(list.resource, records, language);
    yield { columns, records, kind: 'rows' };
  }
  if (totals.length) {
    const records = totals.map(({ currency, sums }) => ({ ...sums, [CURRENCY_KEY]: currency }));
    yield { columns: totalColumns(list, columns, totals, language), records, kind: 'totals' };
  }
}

/** What the list has under it, over every match. */
async function totalsOf({ database, ...world }: WholeList): Promise<ListTotals[]> {
  const { resource, shown, request, rowScope } = world;
  if (!resource.list.totals?.some((name) => shown.some((field) => field.name === name))) return [];
  return runInScope(database, rowScope, (tx) => listTotals(tx, request, world), { readonly: true, retryable: true, replica: true });
}

/** The sums under their columns; the word stands in the first column that is not added up itself. */
function totalColumns(
  { resource, context }: WholeList,
  columns: readonly Column[],
  totals: readonly ListTotals[],
  language: string,
): Column[] {
  const added = resource.list.totals ?? [];
  const { total } = documentTexts('exports', language);
  const word = (record: Readonly<Record<string, unknown>>) => (totals.length > 1 ? `${total} (${String(record[CURRENCY_KEY])})` : total);
  const worded = columns.findIndex(({ field }) => !added.includes(field));
  const fields = added
    .flatMap((name) => resource.allFields[name] ?? [])
    .map((field) => (shownKind(field) === 'money' ? inTotalsCurrency(field) : field));
  const sums = columnsOf(fields, { language, context: { ...context, locale: language }, asShown: true });
  return columns.map((column, at) => {
    const sum = sums.find(({ field }) => field === column.field);
    if (sum) return { ...sum, header: column.header };
    const text = at === worded ? word : () => '';
    return { ...column, text, shown: text, cell: (record) => text(record) || null };
  });
}

function inTotalsCurrency(field: FieldModel): FieldModel {
  return { ...field, currency: CURRENCY_KEY } as FieldModel;
}

function establishmentsOf(request: ExportRequest, one: number | undefined): readonly number[] | undefined {
  return one === undefined ? request.establishmentIds : [one];
}

/** A list of some establishments; of foreign ones it is empty. */
function narrowed(rowScope: RowScope, { scope }: ResourceModel, ids: readonly number[] | undefined): RowScope {
  if (scope !== 'establishment' || !ids) return rowScope;
  const { establishments } = rowScope;
  return { ...rowScope, establishments: establishments === 'all' ? ids : ids.filter((id) => establishments.includes(id)) };
}

/** The columns asked for, in that order; by default the whole record, so that an import can read it back. */
function shownFields(
  resource: ResourceModel,
  fields: ReadonlyMap<string, FieldModel>,
  wanted: readonly string[] | undefined,
  { establishments }: RowScope,
): FieldModel[] {
  const isOfOne = establishments !== 'all' && establishments.length === 1;
  const whole = [
    'id',
    ...(resource.scope === 'establishment' && !isOfOne ? ['establishment_id'] : []),
    ...Object.keys(resource.fields),
    'created_at',
    'updated_at',
  ];
  const names = wanted ?? whole;
  const unknown = names.find((name) => !listedField(resource, name));
  if (unknown !== undefined) throw invalid({ columns: [say('unknown_key', { name: unknown, resource: namesOf(resource) })] });
  // A column that may not be seen is left out rather than refused: a saved view outlives a permission.
  return [...new Set(names)].flatMap((name) => fields.get(name) ?? []).filter(isInFiles);
}

/**
 * What is read beside the columns: the id, by which child rows find their record, and the currencies and units that amounts are read by.
 */
function withNeeded(shown: readonly FieldModel[], fields: ReadonlyMap<string, FieldModel>): FieldModel[] {
  const needed = shown.flatMap((field) => {
    const { currency, uom } = valuesIn(field);
    return [currency, uom].flatMap((name) => (typeof name === 'string' ? (fields.get(name) ?? []) : []));
  });
  return [...new Set([...[fields.get('id')].flatMap((id) => id ?? []), ...needed, ...shown])];
}
