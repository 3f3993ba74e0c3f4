import { sql } from 'kysely';
import type { Transaction } from './unitOfWork.ts';

/** Runs part of a unit of work so that its failure undoes this part alone. @throws what `work` throws, after undoing it */
export async function inSavepoint<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part; release savepoint part`.execute(tx);
    throw error;
  }
}
