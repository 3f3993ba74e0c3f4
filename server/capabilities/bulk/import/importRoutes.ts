import type { FastifyInstance, FastifyRequest } from 'fastify';
import { namesOf, someOf } from '#/i18n/blanks.ts';
import { referenceContext } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import { enumLabel } from '#/model/kinds/enum.ts';
import type { FieldModel } from '#/model/language/model.ts';
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
import type { Mode } from '../operation.ts';
import { bodies } from '../requests.ts';
import { openers } from '../rights.ts';
import { startOperation } from '../starting.ts';
import { type Corrections, correcting } from './corrections.ts';
import { type ImportPlace, importedResource, importPlaceOf } from './importPlace.ts';
import { readMapping, suggestedMapping } from './mapping.ts';
import { type Table, withTable } from './tableFile.ts';
import { headingsOf, importedFields, type Target, targetsOf } from './targets.ts';

const PREVIEWED_ROWS = 20;
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
  const place = await importPlaceOf(host, caller, { ...body });
  const language = body.language ?? caller.language ?? 'en';
  const { name, headers, rows } = await inTurn(caller.clientId, async () => {
    const file = await host.sources.open(caller, body.file_url);
    return withTable(file, async (table) => ({ name: file.name, headers: table.headers, rows: await firstRows(table) }));
  });
  const targets = targetsOf(caller, place);
  return {
    file_name: name,
    headers,
    rows,
    total_rows: rows.length < PREVIEWED_ROWS ? rows.length : null,
    mapping: suggestedMapping(headers, headingsOf(caller, place, targets)),
    modes: place.modes,
    fields: targets.map((target) => shownTarget(target, language)),
  };
}

async function firstRows({ headers, rows }: Table): Promise<string[][]> {
  const first: string[][] = [];
  for await (const { cells } of rows()) {
    first.push(headers.map((_, at) => previewed(cells[at] ?? '')));
    if (first.length === PREVIEWED_ROWS) break;
  }
  return first;
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
  const place = await importPlaceOf(host, caller, { ...body });
  const mode = modeOf(body.mode ?? 'create', place);
  const { name, headers, corrections, mapping, ignored, total } = await inTurn(caller.clientId, async () => {
    const file = await host.sources.open(caller, body.file_url);
    return withTable(file, async (table) => {
      const { headers } = table;
      const corrections = body.corrections ?? undefined;
      correcting(headers, corrections);
      const targets = targetsOf(caller, place);
      const headings = headingsOf(caller, place, targets);
      const columns = readMapping({ mapping: body.mapping, headers, headings, targets, resource: namesOf(place.resource), mode });
      return { name: file.name, headers, corrections, ...columns, total: await table.count() };
    });
  });
  return startOperation(host, caller, place.clientId, 'import', {
    resources: [place.resource.name],
    mode,
    dry_run: body.dry_run ?? false,
    establishment_id: place.establishmentId,
    file_name: name,
    ignored,
    plan: { fileUrl: body.file_url, headers, mapping, ...(corrections && { corrections }) },
    rows_total: total,
  });
}

function modeOf(mode: Mode, { modes, resource }: ImportPlace): Mode {
  if (modes.includes(mode)) return mode;
  throw invalid({
    mode: [
      mode === 'create' ? say('bulk.may_not_add', { things: someOf(resource) }) : problem('not_an_option', { options: modes.join(', ') }),
    ],
  });
}
