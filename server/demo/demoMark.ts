import { sql } from 'kysely';
import type { Config } from '#/server/config/config.ts';
import { isLoopback } from '#/server/config/config.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** One row where the database was filled with demo data; run by the migration. Nobody but the owner reads it. */
export const demoTables: readonly string[] = [
  `create table if not exists public.demo_mark (
    only_one boolean primary key default true check (only_one),
    filled_at timestamptz(3) not null
  )`,
];

/** Whether the database holds demo data, nothing at all, or somebody's own. */
export async function contentsOf(database: Database): Promise<'demo' | 'nothing' | 'own'> {
  return database.owner(async (tx) => {
    const { rows } = await sql<{ demo: boolean; own: boolean }>`
      select exists (select 1 from public.demo_mark) as demo,
        exists (select 1 from public.users) or exists (select 1 from public.clients) or exists (select 1
          from public.accounts) as own`.execute(tx);
    return rows[0]?.demo ? 'demo' : rows[0]?.own ? 'own' : 'nothing';
  });
}

/** Marks the database for good: its passwords are known. `at`: ISO 8601 UTC. */
export async function markAsDemo(tx: Transaction, at: string): Promise<void> {
  await sql`insert into public.demo_mark (filled_at) values (${at})`.execute(tx);
}

/** Why a database with demo data may not be opened so; undefined where it may. */
export function refusedDemo({
  demo,
  host,
  databaseUrl,
  dataDir,
}: Pick<Config, 'demo' | 'host' | 'databaseUrl' | 'dataDir'>): string | undefined {
  if (demo && isLoopback(host)) return undefined;
  const other = databaseUrl ? 'set DATABASE_URL to another one' : `set DATA_DIR to another folder than ${dataDir}`;
  return `This database holds demo data, whose passwords everybody knows: start with DEMO=1 and HOST=127.0.0.1, or ${other}`;
}
