import type { FastifyInstance } from 'fastify';
import { type Model, resourceOf } from '#/model/language/model.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { grouped } from './entries.ts';
import { type Findable, findableBy } from './findable.ts';
import type { Found } from './foundRecords.ts';
import { behindWall, shown } from './shown.ts';

interface Body {
  records: { resource: string; id: number }[];
  language?: string;
}

const MOST = 50;
const id = { type: 'integer', minimum: 1 };
const text = { type: 'string' };

/** A record as a search answers it. */
export const foundItem = {
  type: 'object',
  properties: {
    resource: text,
    id,
    title: text,
    subtitle: text,
    establishment_id: id,
    client_id: { type: 'integer', minimum: 0 },
    similar: { type: 'boolean' },
  },
  required: ['resource', 'id', 'title', 'subtitle'],
};
const record = {
  type: 'object',
  properties: { resource: { type: 'string', maxLength: 80 }, id },
  required: ['resource', 'id'],
  additionalProperties: false,
};
const body = {
  type: 'object',
  properties: {
    records: { type: 'array', minItems: 1, maxItems: MOST, items: record },
    language: { type: 'string', pattern: '^[a-z]{2}$' },
  },
  required: ['records'],
  additionalProperties: false,
};
const data = { type: 'object', properties: { list: { type: 'array', items: foundItem } }, required: ['list'] };

/**
 * POST /api/global-search/records `{records: [{resource, id}], language?}`: records that somebody opened before or keeps at hand, as a
 * search shows them now, in the order asked for. Those that are gone, or that the caller may no longer see, are left out.
 */
export function knownRecords(app: FastifyInstance, host: { database: Database; model: Model }): void {
  const describes = { tag: 'Search', summary: 'Records that are known by their ids, as the search shows them', body, data };
  app.post<{ Body: Body }>(
    '/api/global-search/records',
    { config: { describes }, schema: { body }, attachValidation: true },
    async (request) => {
      refuseInvalid(request);
      const { records, language } = request.body;
      const locale = language ?? request.caller.language ?? 'en';
      const findables = new Map(findableBy(request.caller, host.model, undefined).map((one) => [one.resource.table, one]));
      const wanted = records.flatMap(({ resource, id: wantedId }, rank) => {
        const findable = Object.hasOwn(host.model.resources, resource) && findables.get(resourceOf(host.model, resource).table);
        return findable ? [{ findable, id: wantedId, rank }] : [];
      });
      const found: { rank: number; record: Found }[] = [];
      for (const group of grouped(wanted, ({ findable }) => findable.rowScope.clientId).values()) {
        const behind: readonly Findable[] = group.map(({ findable }) => findable);
        found.push(...(await behindWall(host, behind, (tx) => shown(tx, group, { model: host.model, words: [], locale }))));
      }
      return success({ list: found.toSorted((one, other) => one.rank - other.rank).map((one) => one.record) });
    },
  );
}
