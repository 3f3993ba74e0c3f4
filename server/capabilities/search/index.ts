import type { FastifyInstance } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { countWhole } from '#/server/records/foundWhole.ts';
import { candidates } from './candidates.ts';
import { type Candidate, grouped } from './entries.ts';
import { type Findable, findableBy } from './findable.ts';
import { foundItem, knownRecords } from './knownRecords.ts';
import { behindWall, type FoundRecord, shown } from './shown.ts';
import { similar } from './similar.ts';
import { type Wanted, wantedOf } from './wanted.ts';

interface SearchHost {
  database: Database;
  model: Model;
}
interface Body {
  query: string;
  limit?: number;
  establishment_id?: number;
  language?: string;
}

/** What was typed, and how the answer is to be. */
interface Asked {
  wanted: Wanted;
  limit: number;
  locale: string;
}

const LIMIT = 20;
const MOST = 50;
/** Fewer than these, and none whose title has what was typed: it may have been mistyped. */
const FEW = 3;
const ELSEWHERE = 3;
const id = { type: 'integer', minimum: 1 };
const body = {
  type: 'object',
  properties: {
    query: { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' },
    limit: { type: 'integer', minimum: 1, maximum: MOST },
    establishment_id: id,
    language: { type: 'string', pattern: '^[a-z]{2}$' },
  },
  required: ['query'],
  additionalProperties: false,
};
const data = { type: 'object', properties: { list: { type: 'array', items: foundItem } }, required: ['list'] };

/**
 * POST /api/global-search/list `{query, limit, establishment_id?, language?}`: records of every resource that the caller may list and open,
 * the best answers first, by what the caller may see of them. Source: the API contract; `establishment_id` and `language` are ours.
 */
export async function search(app: FastifyInstance, host: SearchHost): Promise<void> {
  const describes = { tag: 'Search', summary: 'Records of every kind that the caller may see, by their texts', body, data };
  app.post<{ Body: Body }>(
    '/api/global-search/list',
    { config: { describes }, schema: { body }, attachValidation: true },
    async (request) => {
      refuseInvalid(request);
      const { query, limit = LIMIT, establishment_id: establishmentId, language } = request.body;
      const { caller } = request;
      const locale = language ?? caller.language ?? 'en';
      const wanted = wantedOf(query);
      const findables = await withoutWhole(host.database, caller, wanted, findableBy(caller, host.model, establishmentId));
      const found: FoundRecord[] = [];
      for (const group of byWall(findables)) found.push(...(await searchBehind(host, group, { wanted, limit, locale })));
      return success({ list: bestOf(found, limit).map(({ record }) => record) });
    },
  );
  knownRecords(app, host);
}

/** Numbers that one may not see are looked for where all of one was typed, and not by who does it too often. */
async function withoutWhole(database: Database, caller: Caller, wanted: Wanted, all: readonly Findable[]): Promise<readonly Findable[]> {
  const isCounted = all.some(({ whole }) => whole.length > 0) && wanted.whole.length > 0;
  if (isCounted && (await countWhole(database, caller)) === undefined) return all;
  return all.map((one) => ({ ...one, whole: [] }));
}

/** What stands behind one wall is read in one unit of work. */
function byWall(findables: readonly Findable[]): Findable[][] {
  return [...grouped(findables, ({ rowScope }) => rowScope.clientId).values()];
}

/** The best that stands behind one wall: which records it is first, and only of these what they say. */
async function searchBehind(host: SearchHost, group: readonly Findable[], { wanted, limit, locale }: Asked): Promise<FoundRecord[]> {
  return behindWall(host, group, async (tx) => {
    const found = bestOf(await candidates(tx, group, wanted, limit), limit);
    const isMissed = found.length < FEW && found.every(({ rank }) => rank >= ELSEWHERE);
    const known = new Set(found.map((one) => `${one.findable.resource.name} ${one.id}`));
    const near = isMissed ? await similar(tx, group, wanted, limit) : [];
    const all = [...found, ...near.filter((one) => !known.has(`${one.findable.resource.name} ${one.id}`))];
    return shown(tx, all, { model: host.model, words: wanted.words, locale });
  });
}

/** The best of all, by kinds in turn: an answer as good as another stands behind it where its own kind has had more of them. */
function bestOf<T extends Candidate>(found: readonly T[], limit: number): T[] {
  const had = new Map<string, number>();
  const ranked = found.map((one) => {
    const kind = `${one.findable.resource.name} ${one.rank}`;
    const nth = had.get(kind) ?? 0;
    had.set(kind, nth + 1);
    return { one, nth };
  });
  const sorted = ranked.toSorted((a, b) => a.one.rank - b.one.rank || a.nth - b.nth);
  return sorted.slice(0, limit).map(({ one }) => one);
}
