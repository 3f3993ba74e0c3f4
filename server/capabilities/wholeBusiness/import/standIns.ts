import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { type AllNumbers, cellsOf } from './checkExport.ts';
import type { OpenZip } from './openZip.js';
import { rowsOf } from './parts.ts';
import type { Arriving } from './readManifest.ts';

/** People who are in the business already, its owner above all, stand for those of the same address in the export: they stay as they are. */
export async function standIns(
  database: Database,
  zip: OpenZip,
  clientId: number,
  { tables }: Arriving,
  numbers: AllNumbers,
): Promise<void> {
  const users = tables.find(({ own }) => own.name === 'users');
  const known = numbers.get('users');
  if (!users || !known) return;
  const { rows: here } = await database.tenant(
    clientId,
    (tx) =>
      sql<{ id: number; email: string }>`select id, lower(email) as email from tenant.users where client_id = ${clientId}`.execute(tx),
    { readonly: true },
  );
  const byEmail = new Map(here.map(({ id, email }) => [email, id]));
  for await (const { rows } of rowsOf(zip, users.part))
    for (const row of rows) {
      const { id, email = '' } = cellsOf(users.columns, row);
      const stands = byEmail.get(email.toLowerCase());
      if (stands !== undefined) known.standsFor(Number(id), stands);
    }
}
