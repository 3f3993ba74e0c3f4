import { strFromU8, unzipSync } from 'fflate';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { canFilter, canFilterRows, canSort } from '#/model/compile/listDefaults.ts';
import { viewPath } from '#/model/language/model.ts';
import type { Answer } from '#/tests/support/app.ts';
import { textOfPdf } from '../pdfText.ts';
import { type Guarded, type GuardedResource, isGiven } from './guarded.ts';
import type { Shown } from './shown.ts';
import type { GuardedWorld } from './world.ts';

/** Somebody who asks: everybody's walk is the same. */
export interface Asking {
  world: GuardedWorld;
  token: string;
}

/** The formats of files. */
export type Format = 'csv' | 'xlsx' | 'pdf';

/** A way by which a resource's values get out. */
export type Way = (asking: Asking, of: GuardedResource) => Promise<Shown[]>;

/** Sends a call and gives its answer. @throws where it is refused with anything but what is expected */
export async function asked(
  { world, token }: Asking,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  wanted = 200,
): Promise<Answer> {
  const answer = await world.host.call(method, path, body, token);
  if (answer.status !== wanted)
    throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Where a resource's list is asked for. */
export const listPath = ({ resource }: Pick<GuardedResource, 'resource'>) => resource.paths?.list ?? `${resource.endpoint}/list`;
const here = ({ resource }: GuardedResource, { world }: Asking) =>
  resource.scope === 'establishment' ? { establishment_id: world.harbour } : {};
const shown = (of: GuardedResource, way: string, records: readonly unknown[], mustShow: Shown['mustShow']): Shown => ({
  where: `${of.name}, ${way}`,
  definition: of,
  records,
  mustShow,
});

/** The record by its address, whole; one that has none is read from its list. */
export const record: Way = async (asking, of) => {
  if (!hasView(of)) return (await list(asking, of)).filter(({ where }) => where.endsWith('chosen fields'));
  const { body } = await asked(asking, 'GET', pathOfRecord(asking, of));
  return [shown(of, 'record', [body.data], of.guarded)];
};

/** The list as it comes, with the guarded fields named, and with the sums under it. */
export const list: Way = async (asking, of) => {
  const id = idOf(asking, of);
  const question = { ...here(of, asking), per_page: 500, filters: { id: [id] } };
  const named = of.guarded.map(({ lines, name }) => lines ?? name);
  const plain = (await asked(asking, 'POST', listPath(of), question)).body.data;
  const chosen = (await asked(asking, 'POST', listPath(of), { ...question, fields: [...new Set(named)] })).body.data;
  const summed = (await asked(asking, 'POST', listPath(of), { ...question, totals: true })).body.data;
  const added = of.guarded.filter(({ path }) => of.resource.list.totals?.includes(path));
  return [
    // Rows, and what is read from elsewhere, come where they are named.
    shown(
      of,
      'list',
      plain.list,
      of.guarded.filter(({ lines, field }) => lines === null && field.kind !== 'external' && field.kind !== 'aggregate'),
    ),
    shown(of, 'list with chosen fields', chosen.list, of.guarded),
    shown(
      of,
      'totals of the list',
      (summed.totals ?? []).map(({ sums }: { sums: object }) => sums),
      added,
    ),
  ];
};

/** What a record's history tells of every change; what the host sets by itself is not logged. */
export const history: Way = async (asking, of) => {
  if (!of.resource.permissions.edit) return [];
  const { body } = await asked(asking, 'POST', `${of.resource.endpoint}/${idOf(asking, of)}/history`, { per_page: 100 });
  return [shown(of, 'history', (body.data.list as Logged[]).flatMap(bothStates), of.guarded.filter(isGiven))];
};

/** The same entries as the log of the business lists and shows them; changes come where they are named. */
export const log: Way = async (asking, of) => {
  const filters = { subject_type: of.resource.variant?.of ?? of.name, subject_id: idOf(asking, of) };
  const ask = async (fields: string[]): Promise<Logged[]> =>
    (await asked(asking, 'POST', '/api/activity-log/list', { per_page: 100, filters, fields })).body.data.list;
  const [entries, alone] = [await ask(['changes', 'subject_type', 'at_establishment']), await ask(['changes'])];
  const one: Logged[] = entries[0] ? [(await asked(asking, 'GET', `/api/activity-log/${entries[0].id}`)).body.data] : [];
  const given = of.resource.permissions.edit ? of.guarded.filter(isGiven) : [];
  return [
    shown(of, 'activity log', entries.flatMap(bothStates), given),
    shown(of, 'changes of the log', [...alone, ...one].flatMap(bothStates), []),
  ];
};

interface Logged {
  id: number;
  changes?: Record<string, [unknown, unknown]>;
}

/** The record as it was before and after a change. */
function bothStates({ changes }: Pick<Logged, 'changes'>): unknown[] {
  return [0, 1].map((at) => Object.fromEntries(Object.entries(changes ?? {}).map(([name, change]) => [name, change[at]])));
}

/** What a write answers: the stored record where it came too late, the record where it changed nothing. */
export const answersToWrites: Way = async (asking, of) => {
  if (!of.resource.permissions.edit) return [];
  const path = `${of.resource.endpoint}/${idOf(asking, of)}`;
  const late = await asked(asking, 'PUT', path, { updated_at: '2001-01-01T00:00:00.000Z' }, 409);
  const same = await asked(asking, 'PUT', path, {});
  return [shown(of, 'conflict', [late.body.data], of.guarded), shown(of, 'edit', [same.body.data], of.guarded)];
};

/**
 * Sorting, filtering and searching by what one may not see would find it out: these are refused, or find nothing. A sentence for each that
 * is not as it should be.
 */
export async function questionsBy(
  asking: Asking,
  of: GuardedResource,
  permission: string,
  isOpen: boolean,
  values: (one: Guarded) => unknown,
): Promise<string[]> {
  const wrong: string[] = [];
  const ask = async (what: string, body: object) => {
    const { status } = await asking.world.host.call('POST', listPath(of), { ...here(of, asking), ...body }, asking.token);
    if (status !== (isOpen ? 200 : 422)) wrong.push(`${of.name}, ${what}: ${status}`);
  };
  for (const one of of.guarded.filter((guarded) => guarded.permission === permission)) {
    const field = fieldModel(one.name, one.field);
    const rows = one.lines === null ? undefined : of.resource.allFields[one.lines];
    const value = values(one);
    if (one.lines === null && canSort(field)) await ask(`sorted by ${one.path}`, { sort_by: one.name });
    if (canFilter(field) && (!rows || canFilterRows(rows))) {
      const filter = { [one.name]: typeof value === 'string' && field.kind !== 'computed' ? value : { gt: 0 } };
      await ask(`filtered by ${one.path}`, { filters: one.lines === null ? filter : { [one.lines]: filter } });
    }
    if (one.lines !== null || typeof value !== 'string') continue;
    const { body } = await asked(asking, 'POST', listPath(of), { ...here(of, asking), search: value });
    const isFound = body.data.pagination_options.total > 0;
    const isWhole = field.readable?.foundWhole === true;
    if (isFound !== ((isOpen || isWhole) && field.search === true))
      wrong.push(`${of.name}, searched by ${one.path}: ${isFound ? 'found' : 'not found'}`);
    if (!isWhole || isOpen) continue;
    if (body.data.pagination_options.total > 1) wrong.push(`${of.name}, searched by ${one.path}: found more than one`);
    for (const part of [value.slice(0, -1), value.slice(1), `${value}0`, `%${value.slice(1)}`, `${value.slice(0, -1)}_`]) {
      const less = await asked(asking, 'POST', listPath(of), { ...here(of, asking), search: part });
      if (less.body.data.pagination_options.total > 0) wrong.push(`${of.name}, found by a part of ${one.path}`);
    }
  }
  return wrong;
}

/** Files of the list by `POST /api/report-export/generate`, in one format. */
export function exported(format: Format): Way {
  return async (asking, of) => {
    const bytes = await fileOf(asking, { resource: of.name, format, ...here(of, asking), ...wholeList(of, format) });
    return [fileShown(of, `export as ${format}`, format, bytes)];
  };
}

/** The finished file of an export. @throws where it is not made, or not given out to whoever asked for it */
export async function fileOf({ world, token }: Asking, question: { format: Format; [key: string]: unknown }): Promise<Buffer> {
  const { bytes, status, message, text, headers } = await world.host.exported(question, token);
  if (status !== 'completed' || !headers['content-disposition'])
    throw new Error(`${JSON.stringify(question)}: ${status} ${message ?? text}`);
  return bytes;
}

/** Files of all these lists at once, zipped, in one format. */
export async function exportedInBulk(
  asking: Asking,
  resources: readonly GuardedResource[],
  format: Format,
  statusOf: (id: number) => Promise<unknown>,
): Promise<Shown[]> {
  const { body } = await asked(asking, 'POST', '/api/bulk-operation/export', { resources: resources.map(({ name }) => name), format });
  const status = await statusOf(body.data.id);
  if (status !== 'completed') throw new Error(`The bulk export as ${format} has ${status}`);
  const headers = { authorization: `Bearer ${asking.token}` };
  const { rawPayload, statusCode } = await asking.world.host.app.inject({ url: `/api/bulk-operation/download/${body.data.id}`, headers });
  if (statusCode !== 200) throw new Error(`The bulk export as ${format} is not given out: ${statusCode}`);
  const files = unzipSync(rawPayload);
  return resources.map((of) => fileShown(of, `bulk export as ${format}`, format, Buffer.from(files[`${of.name}.${format}`] as Uint8Array)));
}

/** A sheet that people read has the columns that are asked for. */
function wholeList({ guarded }: GuardedResource, format: string): object {
  const columns = [...new Set(guarded.map(({ lines, name }) => lines ?? name))];
  return format === 'csv' ? {} : { columns: ['id', ...columns] };
}

function fileShown(of: GuardedResource, way: string, format: string, bytes: Buffer): Shown {
  const inFile = of.guarded.filter((one) => isInFile(of, one, format === 'pdf' && way.startsWith('bulk')));
  // On paper rows stand in one cell, as far as there is room.
  const mustShow = inFile.filter(({ lines }) => lines === null);
  return { where: `${of.name}, ${way}`, definition: of, text: textOfFile(format, bytes), mustShow };
}

function isInFile({ resource }: GuardedResource, { lines, name, field }: Guarded, isShort: boolean): boolean {
  const isColumn = !isShort || resource.list.columns.includes(lines ?? name);
  return isColumn && field.csv !== false;
}

/** All that a file says. */
export function textOfFile(format: string, bytes: Buffer): string {
  if (format === 'pdf') return textOfPdf(bytes);
  if (format !== 'xlsx') return bytes.toString('utf8').replaceAll('""', '"');
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => /sharedStrings|worksheets/.test(name))
    .map(([, part]) => strFromU8(part).replaceAll('&quot;', '"'))
    .join('\n');
}

const hasView = ({ resource }: GuardedResource) => Boolean(resource.permissions.view);

function idOf({ world }: Asking, { name }: GuardedResource): number {
  const id = world.records.get(name);
  if (!id) throw new Error(`${name} has guarded fields and no record in tests/support/guards/world.ts`);
  return id;
}

function pathOfRecord(asking: Asking, of: GuardedResource): string {
  return viewPath(of.resource).replace('{id}', String(idOf(asking, of)));
}
