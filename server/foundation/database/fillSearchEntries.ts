import { sql } from 'kysely';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { changeLedger, readLedger } from './ledger.ts';
import { hashOf } from './names.ts';
import type { Database } from './openDatabase.ts';
import { entryKind, type SearchedTexts, searchedTexts, storing } from './searchEntries.ts';
import { searchTables } from './searchTables.ts';

/** So many records are held at once. */
const PAGE = 1000;

/**
 * Makes the entries of records that are older than what makes entries, tables with few records first, in pages that hold their records no
 * longer than they take. Records that are written meanwhile have theirs by themselves. What the ledger says is filled is left alone.
 * `goOn` throws where somebody else does it, or the host stops.
 */
export async function fillSearchEntries(
  database: Database,
  model: Model,
  { goOn = async () => undefined, page = PAGE }: { goOn?: () => Promise<void>; page?: number } = {},
): Promise<void> {
  const ledger = await database.owner(readLedger);
  const waiting = Object.values(model.resources).flatMap((resource) => {
    const texts = resource.variant ? undefined : searchedTexts(model, resource);
    if (!texts) return [];
    const filled = {
      resource,
      texts,
      key: `searched:${resource.table}`,
      hash: hashOf([...searchTables, storing(resource, texts, '')].join()),
    };
    return ledger.get(filled.key) === filled.hash ? [] : [{ ...filled, isNew: !ledger.has(filled.key) }];
  });
  if (!waiting.length) return;
  const sizes = await sizesOf(database);
  for (const { resource, texts, key, hash, isNew } of waiting.toSorted((one, other) => sizeOf(one.resource) - sizeOf(other.resource))) {
    await fillTable(database, resource, texts, { goOn, page, isNew });
    await database.owner((tx) => changeLedger(tx, key, hash));
  }
  function sizeOf({ table }: ResourceModel): number {
    return sizes.get(table) ?? 0;
  }
}

async function sizesOf(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.owner((tx) =>
    sql<{ name: string; size: number }>`select c.relname as name, c.reltuples::float8 as size from pg_class as c
      join pg_namespace as n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`.execute(tx),
  );
  return new Map(rows.map(({ name, size }) => [name, size]));
}

/** The record that was looked at last. */
interface Place {
  client: number;
  id: number;
}

/** A record that is held is neither changed nor deleted before its entry is stored: none is older than its record, or left behind. */
async function fillTable(
  database: Database,
  resource: ResourceModel,
  texts: SearchedTexts,
  { goOn, page, isNew }: { goOn: () => Promise<void>; page: number; isNew: boolean },
): Promise<void> {
  // What was written since its triggers were made has its entry.
  const isMissing = sql`not exists (select from public.search_entries as e
    where e.kind = ${entryKind(resource)} and e.client_id = t.client_id and e.id = t.id)`;
  // The platform's are all filled: on a cluster they are on one node, and the entries on others.
  const wanted = isNew && resource.scope !== 'platform' ? isMissing : sql`true`;
  const next = ({ client, id }: Place) =>
    database.owner(async (tx): Promise<Place | undefined> => {
      const { rows: found } = await sql<{ client_id: number }>`select t.client_id
        from ${sql.id('public', resource.table)} as t where (t.client_id, t.id) > (${client}, ${id}) and ${wanted}
        order by t.client_id, t.id limit 1`.execute(tx);
      const [one] = found;
      if (!one) return undefined;
      // Of one business at a time: of several, a cluster holds none.
      const last = one.client_id === client ? id : 0;
      const { rows } = await sql<{ id: number }>`select t.id from ${sql.id('public', resource.table)} as t
        where t.client_id = ${one.client_id} and t.id > ${last} and ${wanted}
        order by t.id limit ${page} for no key update`.execute(tx);
      const ids = rows.map((row) => row.id);
      const records = `(select t.* from public."${resource.table}" as t
        where t.client_id = ${one.client_id} and t.id = any('{${ids.join()}}'::bigint[]))`;
      if (ids.length) await sql.raw(storing(resource, texts, records)).execute(tx);
      return { client: one.client_id, id: ids.at(-1) ?? last };
    });
  for (let after: Place | undefined = { client: -1, id: 0 }; after; after = await next(after)) await goOn();
}
