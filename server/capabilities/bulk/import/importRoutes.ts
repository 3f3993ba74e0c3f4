import type { FastifyInstance, FastifyRequest } from 'fastify';
import { namesOf, someOf } from '#/i18n/blanks.ts';
import { referenceContext } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import { enumLabel } from '#/model/kinds/enum.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { Notation } from '#/model/values/notation.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse, canUseAny } from '#/server/access/permissions/permissions.ts';
import { BYTE_ORDER_MARK, csvLine } from '#/server/capabilities/exports/csv.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { inTurn } from '#/server/foundation/tableFiles/turns.ts';
import { rowScopeOf } from '#/server/records/rowScope.ts';
import { permissionsOf, problem, textOf } from '#model/language';
import type { BulkHost } from '../bulkHost.ts';
import { describes } from '../descriptions.ts';
import { NotationFinder, notationsOf } from '../notation/notation.ts';
import type { Mode, Plan } from '../operation.ts';
import { bodies } from '../requests.ts';
import { openers } from '../rights.ts';
import { startOperation } from '../starting.ts';
import { type Corrections, correcting } from './corrections.ts';
import { guessed } from './guesses.ts';
import { type ImportAccess, importAccessOf, importedResource } from './importAccess.ts';
import { learnedFrom, learnedWords, rememberedIn } from './learnedWords.ts';
import { readMapping, suggestedMapping } from './mapping.ts';
import { madeBy } from './missing.ts';
import { boundColumns } from './rowCells.ts';
import { type Table, type TableChoice, type TableRow, withTable } from './tableFile.ts';
import { type Headings, headingsOf, importedFields, type Target, targetsOf, tidyHeader } from './targets.ts';

const PREVIEWED_ROWS = 20;
/** Rows among which the one with the headings is chosen, and cells of each that tell it from the others. */
const MAX_HEAD = 10;
const HEAD_CELLS = 8;
/** Rows that say how a file is written. */
const LOOKED_THROUGH = 2_000;
/** A preview shows what a cell is about. */
const PREVIEWED_CHARACTERS = 1_000;

interface ImportBody {
  resource: string;
  file_url: string;
  establishment_id?: number;
  client_id?: number;
  mapping?: Record<string, string | null> | null;
  mode?: Mode;
  corrections?: Corrections | null;
  /** Which table of the file is read, and how dates and numbers are written in it. */
  reading?: (TableChoice & Notation) | null;
  /** Fields whose columns may name records that nobody has: these are made. */
  make?: string[] | null;
  dry_run?: boolean;
  language?: string;
}

/** A file's columns shown before, the import itself, and an empty file to fill in. */
export function importRoutes(app: FastifyInstance, host: BulkHost): void {
  const allows = ({ caller }: FastifyRequest) => canUseAny(caller, openers.import);
  app.post<{ Body: ImportBody }>(
    '/api/bulk-operation/preview',
    { config: { allows, describes: describes.preview }, schema: { body: bodies.preview } },
    async ({ caller, body }) => success(await preview(host, caller, body)),
  );
  app.post<{ Body: ImportBody }>(
    '/api/bulk-operation/import',
    { config: { allows, describes: describes.import }, schema: { body: bodies.import } },
    async ({ caller, body }) =>
      success({ id: await startImport(host, caller, body) }, say(body.dry_run ? 'bulk.trial_started' : 'bulk.import_started')),
  );
  app.get<{ Querystring: { resource?: string; language?: string } }>(
    '/api/bulk-operation/template',
    { config: { allows, describes: describes.template } },
    async ({ caller, query }, reply) => {
      const resource = importedResource(host.model, caller, query.resource);
      const language = query.language ?? caller.language ?? 'en';
      // Which fields are open in one establishment is validated when rows come; the template has those that are open wherever the caller
      // works.
      const writer =
        [...permissionsOf(resource, 'create'), ...permissionsOf(resource, 'edit')].find((permission) => canUse(caller, permission)) ?? '';
      const fields = importedFields(caller, resource, rowScopeOf(caller, resource, writer, null));
      const header = fields.map((field) => headerOf(field, fields, language));
      return reply
        .type('text/csv; charset=utf-8')
        .headers({ 'cache-control': 'private, no-store', 'content-disposition': `attachment; filename="${resource.name}-template.csv"` })
        .send(BYTE_ORDER_MARK + csvLine(header));
    },
  );
}

async function preview(host: BulkHost, caller: Caller, body: ImportBody) {
  const access = await importAccessOf(host, caller, { ...body });
  const language = body.language ?? caller.language ?? 'en';
  const { resource } = access;
  const targets = targetsOf(caller, access);
  const headings = headingsOf(caller, access, targets);
  const seen = await inTurn(caller.clientId, async () => {
    const file = await host.sources.open(caller, body.file_url);
    return withTable(file, openingOf(body, headings), async (table) => {
      const { first: looked, finder } = await lookThrough(table, LOOKED_THROUGH);
      const rows = looked.slice(0, PREVIEWED_ROWS).map(({ cells }) => table.headers.map((_, at) => previewed(cells[at] ?? '')));
      const notations = Object.fromEntries(table.headers.map((header, at) => [header, finder.found(at)]));
      const mapping = guessed(suggestedMapping(table.headers, headings), { headers: table.headers, rows }, { headings, targets, resource });
      const cells = looked.map((row) => row.cells);
      const remembered = rememberedIn({ headers: table.headers, mapping }, cells, await learnedWords(host.database, access));
      return { file_name: file.name, headers: table.headers, rows, notations, mapping, remembered, ...aboutOf(table) };
    });
  });
  return {
    ...seen,
    total_rows: seen.rows.length < PREVIEWED_ROWS ? seen.rows.length : null,
    modes: access.modes,
    fields: targets.map((target) => ({
      ...shownTarget(target, language),
      can_make: target.part === 'value' && madeBy(host.model, caller, access, target.field) !== undefined,
    })),
  };
}

/** Which table is read, and how a file's headings are known. */
function openingOf({ reading }: ImportBody, headings: Headings) {
  const { sheet, header_row } = reading ?? {};
  return { sheet, header_row, isKnown: (heading: string) => headings.has(tidyHeader(heading)) };
}

/** What was found out about a file, and its first rows to choose another one with the headings from. */
function aboutOf({ about: { sheet, sheets, encoding, separator }, headerRow, head }: Table) {
  return {
    reading: { sheet: sheet ?? null, sheets, header_row: headerRow, encoding: encoding ?? null, separator: separator ?? null },
    head: head.slice(0, MAX_HEAD).map(({ number, cells }) => ({ row: number, cells: cells.slice(0, HEAD_CELLS).map(previewed) })),
  };
}

/** Looks through the first rows for how they are written; the first few are kept. */
async function lookThrough(table: Table, kept: number): Promise<{ first: TableRow[]; finder: NotationFinder; count: number }> {
  const finder = new NotationFinder();
  const first: TableRow[] = [];
  let count = 0;
  for await (const row of table.rows()) {
    if (first.length < kept) first.push(row);
    finder.look(row.cells);
    count += 1;
    if (count === LOOKED_THROUGH) break;
  }
  return { first, finder, count };
}

function previewed(cell: string): string {
  return cell.length > PREVIEWED_CHARACTERS ? `${cell.slice(0, PREVIEWED_CHARACTERS)}…` : cell;
}

function shownTarget({ name, field, part, required, key }: Target, language: string) {
  const label = textOf(field, 'label', language);
  const help = textOf(field, 'help', language);
  const options = optionsOf(field, language);
  return {
    name,
    field: field.name,
    label: part === 'id' ? `${label} (id)` : label,
    kind: field.kind,
    required,
    key,
    ...(help && { help }),
    ...(options && { options }),
  };
}

function optionsOf(field: FieldModel, language: string) {
  if (field.kind === 'enum') return Object.keys(field.values).map((value) => ({ value, label: enumLabel(field, value, language) }));
  if (field.kind !== 'lookup') return undefined;
  return referenceContext.lookup(field.list).map(({ value, label, labels }) => ({ value, label: labels?.[language] ?? label }));
}

/** Two fields of one label are told apart by their names. */
function headerOf(field: FieldModel, fields: readonly FieldModel[], language: string): string {
  const label = (one: FieldModel) => textOf(one, 'label', language);
  return fields.filter((one) => label(one) === label(field)).length > 1 ? field.name : label(field);
}

async function startImport(host: BulkHost, caller: Caller, body: ImportBody): Promise<number> {
  const access = await importAccessOf(host, caller, { ...body });
  const mode = modeOf(body.mode ?? 'create', access);
  const targets = targetsOf(caller, access);
  const headings = headingsOf(caller, access, targets);
  const { name, ignored, total, plan } = await inTurn(caller.clientId, async () => {
    const file = await host.sources.open(caller, body.file_url);
    return withTable(file, openingOf(body, headings), async (table) => {
      const { headers, headerRow, about } = table;
      const corrections = body.corrections ?? undefined;
      const corrected = correcting(headers, corrections);
      const { mapping, ignored } = readMapping({
        mapping: body.mapping,
        headers,
        headings,
        targets,
        resource: namesOf(access.resource),
        mode,
      });
      const { finder, count } = await lookThrough({ ...table, rows: () => correctedRows(table, corrected) }, 0);
      const columns = boundColumns(headers, mapping, targets).map(({ at, header, target }) => ({ at, header, field: target.field }));
      const notationOf = notationsOf(columns, finder, body.reading ?? {}, about.separator);
      const plan: Plan = {
        ...{ fileUrl: body.file_url, headers, mapping, make: makeIn(host, caller, access, body), ...(corrections && { corrections }) },
        ...(corrections && !body.dry_run && { learned: learnedFrom(corrections, mapping, targets) }),
        table: { sheet: about.sheet, header_row: headerRow },
        notations: Object.fromEntries(columns.map((column) => [column.header, notationOf(column)])),
      };
      return { name: file.name, ignored, plan, total: count + (await table.count()) };
    });
  });
  return startOperation(host, caller, access.clientId, 'import', {
    resources: [access.resource.name],
    mode,
    dry_run: body.dry_run ?? false,
    establishment_id: access.establishmentId,
    file_name: name,
    ignored,
    plan,
    rows_total: total,
  });
}

/** The fields whose missing records are made. @throws ApiError 422 where the caller may not, or a title alone is not enough */
function makeIn(host: BulkHost, caller: Caller, access: ImportAccess, { make }: ImportBody): string[] {
  for (const name of make ?? []) {
    const field = Object.hasOwn(access.resource.fields, name) ? access.resource.fields[name] : undefined;
    if (!field || !madeBy(host.model, caller, access, field)) throw invalid({ make: [say('bulk.cannot_make', { name })] });
  }
  return make ?? [];
}

async function* correctedRows({ rows }: Table, corrected: (row: TableRow) => TableRow): AsyncGenerator<TableRow> {
  for await (const row of rows()) yield corrected(row);
}

function modeOf(mode: Mode, { modes, resource }: ImportAccess): Mode {
  if (modes.includes(mode)) return mode;
  throw invalid({
    mode: [
      mode === 'create' ? say('bulk.may_not_add', { things: someOf(resource) }) : problem('not_an_option', { options: modes.join(', ') }),
    ],
  });
}
