import { type Kysely, sql } from 'kysely';
import type { Tables } from './unitOfWork.ts';

/** A key of the ledger: processes on older definitions were there, and what these need stays until one starts without them. */
export const UNFINISHED = 'unfinished';

/** What the database was last brought to: pieces by their keys, each with the hash of what made it. */
export async function readLedger(db: Kysely<Tables>): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; hash: string }>`select key, hash from public.schema_objects`.execute(db);
  return new Map(rows.map((row) => [row.key, row.hash]));
}

/** Notes a piece as it is now. */
export async function changeLedger(db: Kysely<Tables>, key: string, hash: string): Promise<void> {
  await notePieces(db, [{ key, hash }]);
}

/** Notes pieces as they are now. */
export async function notePieces(db: Kysely<Tables>, pieces: readonly { key: string; hash: string }[]): Promise<void> {
  if (pieces.length === 0) return;
  await sql`insert into public.schema_objects (key, hash)
    select * from unnest(${pieces.map(({ key }) => key)}::text[], ${pieces.map(({ hash }) => hash)}::text[])
    on conflict (key) do update set hash = excluded.hash`.execute(db);
}
