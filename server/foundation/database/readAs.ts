import { sql } from 'kysely';
import { settingsOf } from './transaction.ts';
import type { Transaction } from './unitOfWork.ts';

/** Has the rest of an owner's transaction read the views of one business, as a call of that business does. */
export async function readAs(tx: Transaction, clientId: number): Promise<void> {
  for (const statement of settingsOf({ clientId }, undefined)) await sql.raw(statement).execute(tx);
}
