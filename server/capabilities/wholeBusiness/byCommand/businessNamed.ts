import { sql } from 'kysely';
import { nearest } from '#/model/language/nearest.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

interface Found {
  id: number;
  name: string;
}

const MAX_NAMED = 5;

/** The business of a number or, whatever its capitals, of a name. @throws BackupError where it is none, or one of several */
export async function businessNamed(database: Database, named: string): Promise<Found> {
  const { rows } = await database.platform(
    (tx) =>
      sql<Found>`select id, name from public.clients where client_id = ${PLATFORM_CLIENT} and removal_began is not true
        order by id`.execute(tx),
    { readonly: true },
  );
  const wanted = plain(named);
  const byNumber = rows.find(({ id }) => String(id) === wanted);
  if (byNumber) return byNumber;
  const [one, ...others] = rows.filter(({ name }) => plain(name) === wanted);
  if (!one) throw unknown(named, rows);
  if (others.length === 0) return one;
  const numbers = [one, ...others].map(({ id }) => id).join(', ');
  throw new BackupError(`Several businesses are called '${one.name}': name the one by its number (${numbers}).`);
}

const plain = (text: string) => text.trim().toLowerCase();

function unknown(named: string, rows: readonly Found[]): BackupError {
  if (rows.length === 0) return new BackupError('There is no business in this database.');
  const near = nearest(
    named.trim(),
    rows.map(({ name }) => name),
  );
  const meant = rows.filter(({ name }) => name === near);
  const offered = (meant.length > 0 ? meant : rows).slice(0, MAX_NAMED).map(({ id, name }) => `'${name}' (${id})`);
  const others = meant.length === 0 && rows.length > MAX_NAMED ? ` and ${rows.length - MAX_NAMED} more` : '';
  const question = meant.length > 0 ? `do you mean ${offered.join(', ')}?` : `there are ${offered.join(', ')}${others}.`;
  return new BackupError(`There is no business '${named}': ${question}`);
}
