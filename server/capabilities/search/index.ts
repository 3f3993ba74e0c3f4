import type { FastifyInstance } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { countWhole, mayBeWhole } from '#/server/records/foundWhole.ts';
import { runInScope } from '#/server/records/rowScope.ts';
import { type Candidate, candidates } from './candidates.ts';
import { type Findable, findableBy } from './findable.ts';
import { type Found, readFound, shownAsFound, type Values } from './foundRecords.ts';
import { placesOf } from './places.ts';
import { wantedOf } from './wanted.ts';

interface Body {
  query: string;
  limit?: number;
  establishment_id?: number;
  language?: string;
}

const LIMIT = 20;
const MOST = 50;
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
const text = { type: 'string' };
const item = {
  type: 'object',
  properties: { resource: text, id, title: text, subtitle: text, establishment_id: id, client_id: { type: 'integer', minimum: 0 } },
  required: ['resource', 'id', 'title', 'subtitle'],
};
const data = { type: 'object', properties: { list: { type: 'array', items: item } }, required: ['list'] };

/**
 * POST /api/global-search/list `{query, limit, establishment_id?, language?}`: records of every resource that the caller may list and open,
 * the best answers first, by what the caller may see of them. Source: the API contract; `establishment_id` and `language` are ours.
 */
export async function search(app: FastifyInstance, host: { database: Database; model: Model }): Promise<void> {
  const describes = { tag: 'Search', summary: 'Records of every kind that the caller may see, by their texts', body, data };
  app.post<{ Body: Body }>(
    '/api/global-search/list',
    { config: { describes }, schema: { body }, attachValidation: true },
    async (request) => {
      refuseInvalid(request);
      const { query, limit = LIMIT, establishment_id: establishmentId, language } = request.body;
      const { caller } = request;
      const locale = language ?? caller.language ?? 'en';
      const found: Placed[] = [];
      for (const group of byWall(await withoutWhole(host.database, caller, query, findableBy(caller, host.model, establishmentId))))
        found.push(...(await searchBehind(host, group, { query, limit, locale })));
      return success({ list: bestOf(found, limit).map(({ record }) => record) });
    },
  );
}

/** Numbers that one may not see are looked for where all of one was typed, and not by who does it too often. */
async function withoutWhole(database: Database, caller: Caller, query: string, all: readonly Findable[]): Promise<readonly Findable[]> {
  const isCounted = all.some(({ whole }) => whole.length > 0) && mayBeWhole(query.trim());
  if (isCounted && (await countWhole(database, caller)) === undefined) return all;
  return all.map((one) => ({ ...one, whole: [] }));
}

/** What stands behind one wall is read in one unit of work. */
function byWall(findables: readonly Findable[]): Findable[][] {
  const groups = new Map<number | null, Findable[]>();
  for (const one of findables) groups.set(one.rowScope.clientId, [...(groups.get(one.rowScope.clientId) ?? []), one]);
  return [...groups.values()];
}

interface Asked {
  query: string;
  limit: number;
  locale: string;
}

type Placed = Candidate & { record: Found };

/** The best that stands behind one wall: which records it is first, and only of these what they say. */
async function searchBehind(
  { database, model }: { database: Database; model: Model },
  group: readonly Findable[],
  asked: Asked,
): Promise<Placed[]> {
  const [first] = group;
  if (!first) return [];
  const wanted = wantedOf(asked.query);
  return runInScope(
    database,
    first.rowScope,
    async (tx) => {
      const best = bestOf(await candidates(tx, group, wanted, asked.limit), asked.limit);
      const records = new Map<Findable, Values[]>();
      for (const findable of new Set(best.map((one) => one.findable))) {
        const ids = best.filter((one) => one.findable === findable).map(({ id: found }) => found);
        records.set(findable, await readFound(tx, findable, ids, model));
      }
      const places = await placesOf(tx, first.rowScope, [...records.values()].flat(), asked.locale);
      return best.flatMap((one) => {
        const record = records.get(one.findable)?.find(({ id: found }) => found === one.id);
        return record ? [{ ...one, record: shownAsFound(record, one.findable, wanted, places) }] : [];
      });
    },
    { readonly: true },
  );
}

/** The best of all, by kinds in turn: an answer as good as another stands behind it where its own kind has had more of them. */
function bestOf<T extends Candidate>(found: readonly T[], limit: number): T[] {
  const had = new Map<string, number>();
  const placed = found.map((one) => {
    const kind = `${one.findable.resource.name} ${one.rank}`;
    const nth = had.get(kind) ?? 0;
    had.set(kind, nth + 1);
    return { one, nth };
  });
  const sorted = placed.toSorted((a, b) => a.one.rank - b.one.rank || a.nth - b.nth);
  return sorted.slice(0, limit).map(({ one }) => one);
}
