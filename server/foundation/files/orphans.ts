import { type RawBuilder, sql } from 'kysely';
import type { Model } from '#/model/language/model.ts';
import { childTable, PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { FileStore } from './fileStore.ts';

/** A form may stand open for so long with a file that its record does not know yet. */
const ORPHANED_AFTER_HOURS = 48;
const AT_ONCE = 500;

interface Candidate {
  client_id: number;
  key: string;
  name: string;
  stored_at: string | null;
}

/**
 * Removes the uploads that nothing needs: never put into a record, or not even uploaded. What the activity log mentions stays, whatever
 * became of its record, because a record's history can lay it back. Answers how many it removed.
 */
export async function removeOrphans(database: Database, model: Model, store: FileStore): Promise<number> {
  let removed = 0;
  let after: Pick<Candidate, 'client_id' | 'key'> = { client_id: -1, key: '' };
  for (;;) {
    const candidates = await candidatesAfter(database, after);
    const last = candidates.at(-1);
    if (!last) return removed;
    after = last;
    for (const clientId of new Set(candidates.map(({ client_id }) => client_id)))
      removed += await validate(
        database,
        model,
        store,
        clientId,
        candidates.filter((one) => one.client_id === clientId),
      );
  }
}

async function candidatesAfter(
  database: Database,
  { client_id: clientId, key }: Pick<Candidate, 'client_id' | 'key'>,
): Promise<Candidate[]> {
  const { rows } = await database.platform(
    (tx) =>
      sql<Candidate>`
        select client_id, key, name, stored_at from public.upload_owners
        where in_history is not true and name is not null and created_at < now() - ${ORPHANED_AFTER_HOURS} * interval '1 hour'
          and (client_id, key) > (${clientId}, ${key})
        order by client_id, key limit ${AT_ONCE}`.execute(tx),
    { readonly: true },
  );
  return rows;
}

async function validate(
  database: Database,
  model: Model,
  store: FileStore,
  clientId: number,
  candidates: readonly Candidate[],
): Promise<number> {
  const keys = candidates.map(({ key }) => key);
  const places = clientId === PLATFORM_CLIENT ? everywhere : within(clientId);
  const needed = await places.run(database, async (tx) => {
    const logged = await mentioned(tx, keys, [sql`select changes::text as said from ${places.of('activity_log')}`]);
    await sql`update public.upload_owners set in_history = true where client_id = ${clientId}
      and key = any(${[...logged]}::text[])`.execute(tx);
    const others = keys.filter((key) => !logged.has(key));
    return new Set([...logged, ...(await mentioned(tx, others, placesOf(model, places)))]);
  });
  let removed = 0;
  for (const candidate of candidates) {
    if (needed.has(candidate.key)) await measure(database, store, candidate);
    else {
      await remove(database, store, candidate);
      removed += 1;
    }
  }
  return removed;
}

/** Where a file of somebody's may be needed. */
interface Places {
  run<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T>;
  of(table: string): RawBuilder<unknown>;
}

/** A business's files stand in its own records alone. */
const within = (clientId: number): Places => ({
  run: (database, work) => database.tenant(clientId, work),
  of: (table) => sql`(select * from ${sql.id('tenant', table)} where client_id = ${clientId}) as t`,
});

/** A super-admin's may stand in anybody's. */
const everywhere: Places = {
  run: (database, work) => database.platform(work),
  of: (table) => sql`${sql.id('public', table)} as t`,
};

/** The keys that stand anywhere in these texts. */
async function mentioned(tx: Transaction, keys: readonly string[], places: readonly RawBuilder<unknown>[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (keys.length === 0) return found;
  for (const place of places) {
    const { rows } = await sql<{ key: string }>`
      select distinct m[1] as key from (${place}) as p, regexp_matches(p.said, '/files/([A-Za-z0-9_-]{22})/', 'g') as m
      where m[1] = any(${[...keys]}::text[])`.execute(tx);
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** Every column that holds an address of a file, the settings, what can be put back, and the imports that have not ended. */
function placesOf(model: Model, { of }: Places): RawBuilder<unknown>[] {
  const isFile = ({ kind }: { kind: string }) => kind === 'image' || kind === 'file';
  const columns = Object.values(model.resources)
    .filter(({ variant }) => !variant)
    .flatMap(({ table, fields }) =>
      Object.values(fields).flatMap((field) => {
        if (isFile(field)) return [{ table, name: field.name }];
        if (field.kind !== 'lines') return [];
        const rows = Object.entries(field.fields).filter(([, one]) => isFile(one));
        return rows.map(([name]) => ({ table: childTable(table, field.name), name }));
      }),
    );
  return [
    ...columns.map(({ table, name }) => sql`select ${sql.ref(name)} as said from ${of(table)} where ${sql.ref(name)} like '%/files/%'`),
    sql`select values::text as said from ${of('establishment_meta')}`,
    sql`select kept::text as said from ${of('deleted_records')}`,
    sql`select plan::text as said from ${of('bulk_operations')} where status in ('pending', 'processing')`,
  ];
}

/** What went past this host, into a store, is measured here. */
async function measure(database: Database, store: FileStore, { client_id: clientId, key, name, stored_at }: Candidate): Promise<void> {
  if (stored_at !== null) return;
  const bytes = await store.sizeOf({ key, name });
  if (bytes === undefined) return;
  await database.tenant(clientId, (tx) =>
    sql`update public.upload_owners set bytes = ${bytes}, stored_at = now() where client_id = ${clientId} and key = ${key}`.execute(tx),
  );
}

/** The file first: what is not noted any more would be found by nobody. */
async function remove(database: Database, store: FileStore, { client_id: clientId, key, name }: Candidate): Promise<void> {
  await store.remove({ key, name });
  await database.tenant(clientId, (tx) => sql`delete from public.upload_owners where client_id = ${clientId} and key = ${key}`.execute(tx));
}
