import type { Model } from '#/model/language/model.ts';
import { share } from '../thorough.ts';
import type { GuardedDefinition } from './guarded.ts';
import { question } from './reports.ts';
import type { Shown } from './shown.ts';
import { type Asking, listPath } from './ways.ts';

/** A place where nothing is guarded, and no guarded value may turn up. */
const openDefinition = (name: string): GuardedDefinition => ({ name, guarded: [], openLabels: new Set() });

/**
 * Every list that somebody may open, whatever stands in it; of them all `turn` takes a part where not every case is run. @throws where most
 * are refused: the walk would prove nothing
 */
export async function everyList({ world, token }: Asking, model: Model, turn: string): Promise<Shown[]> {
  const seen: Shown[] = [];
  const all = Object.values(model.resources).filter(({ permissions, callers }) => permissions.list && callers !== 'platform');
  const lists = share(all, 2, turn);
  for (const resource of lists) {
    const { status, body } = await world.host.call('POST', listPath({ resource }), { per_page: 500 }, token);
    if (status === 200)
      seen.push({ where: `list of ${resource.name}`, definition: openDefinition(resource.name), records: body.data.list, mustShow: [] });
  }
  if (seen.length * 2 < lists.length) throw new Error(`Only ${seen.length} of ${lists.length} lists are open`);
  return seen;
}

/** Every report that somebody may open. @throws where most are refused */
export async function everyReport(asking: Asking, model: Model, turn: string): Promise<Shown[]> {
  const seen: Shown[] = [];
  const reports = share(Object.values(model.reports), 2, turn);
  for (const { name, endpoint } of reports) {
    const { status, body } = await asking.world.host.call('POST', endpoint, question(asking), asking.token);
    if (status === 200) seen.push({ where: `report ${name}`, definition: openDefinition(name), text: JSON.stringify(body), mustShow: [] });
  }
  if (seen.length * 2 < reports.length) throw new Error(`Only ${seen.length} of ${reports.length} reports are open`);
  return seen;
}

/** The document that describes every call, with its examples. */
export async function openApiDocument({ world, token }: Asking): Promise<Shown> {
  const { body } = await world.host.call('GET', '/api/openapi.json', undefined, token);
  if (typeof body?.openapi !== 'string') throw new Error('This is no OpenAPI document');
  return { where: 'OpenAPI document', definition: openDefinition('openapi'), text: JSON.stringify(body), mustShow: [] };
}
