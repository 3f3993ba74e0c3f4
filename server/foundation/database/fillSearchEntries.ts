import { sql } from 'kysely';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { numberIn } from '#/model/values/shapes.ts';
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
  const wanted = isNew ? isMissing : sql`true`;
  let after: { client: number; id: number } | undefined = { client: -1, id: 0 };
  while (after) {
    const { client, id }: { client: number; id: number } = after;
    await goOn();
    after = await database.owner(async (tx) => {
      const { rows } = await sql<{ client_id: number; id: number }>`select t.client_id, t.id
        from ${sql.id('public', resource.table)} as t where (t.client_id, t.id) > (${client}, ${id}) and ${wanted}
        order by t.client_id, t.id limit ${page} for no key update`.execute(tx);
      const last = rows.at(-1);
      if (!last) return undefined;
      const records = `(select t.* from public."${resource.table}" as t
        join jsonb_to_recordset('${JSON.stringify(rows)}'::jsonb) as k (client_id bigint, id bigint) using (client_id, id))`;
      await sql.raw(storing(resource, texts, records)).execute(tx);
      return rows.length === page ? { client: numberIn(last.client_id) ?? 0, id: numberIn(last.id) ?? 0 } : undefined;
    });
  }
}
