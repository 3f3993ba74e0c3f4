import { endOf, uploaded } from '../bulk.ts';
import { type GuardedResource, isGiven } from './guarded.ts';
import type { Shown } from './shown.ts';
import { type Asking, asked, listPath } from './ways.ts';

/**
 * What an import tells whoever begins one: the empty file to fill in, the columns that a file may have, and what became of rows in a trial.
 */
export async function imported(asking: Asking, of: GuardedResource): Promise<Shown[]> {
  if (!of.resource.permissions.create) return [];
  const { world, token } = asking;
  const template = String((await asked(asking, 'GET', `/api/bulk-operation/template?resource=${of.name}`)).body);
  const place = of.resource.scope === 'establishment' ? { establishment_id: world.harbour } : {};
  const file_url = await uploaded(world.host, 'rows.csv', await rowsOf(asking, of, place), token);
  const preview = (await asked(asking, 'POST', '/api/bulk-operation/preview', { resource: of.name, file_url, ...place })).body.data;
  const targets = Object.fromEntries((preview.fields as { name: string }[]).map(({ name }) => [name, 'a target']));
  const given = of.guarded.filter((one) => one.lines === null && isGiven(one) && one.field.readonly !== true);
  const dryRun = { resource: of.name, file_url, mode: 'upsert', dry_run: true, mapping: { Id: 'id', Title: of.resource.title }, ...place };
  const answer = await world.host.call('POST', '/api/bulk-operation/import', dryRun, token);
  const ended = answer.status === 200 ? await endOf(world.host, answer.body.data.id, token) : answer.body;
  const rejected =
    answer.status === 200
      ? (await world.host.call('GET', `/api/bulk-operation/rejected/${answer.body.data.id}`, undefined, token)).body
      : '';
  return [
    { where: `${of.name}, template of an import`, definition: of, text: template, mustShow: given },
    { where: `${of.name}, preview of an import`, definition: of, records: [targets], mustShow: given },
    {
      where: `${of.name}, dry run of an import`,
      definition: of,
      text: `${JSON.stringify(ended)}\n${JSON.stringify(rejected)}`,
      mustShow: [],
    },
  ];
}

/** The record's own id with a title that is none, so that the trial has a row to refuse and one to find. */
async function rowsOf(asking: Asking, of: GuardedResource, place: object): Promise<string> {
  const { body } = await asked(asking, 'POST', listPath(of), { ...place, per_page: 2, fields: ['id'] });
  return ['Id,Title', ...(body.data.list as { id: number }[]).map(({ id }) => `${id},`)].join('\n');
}
