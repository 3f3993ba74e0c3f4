import type { ClientBase, CustomTypesConfig } from 'pg';
import { toDatabaseError } from './databaseError.ts';
import type { QueryResult } from './driver.ts';
import { parserOf } from './parsers.ts';

/** How both engines' clients read values: by our one table. */
export const clientTypes = { getTypeParser: (oid: number) => parserOf(oid) } as unknown as CustomTypesConfig;

/** Runs one query, or several statements without values. @param patienceMs after it no answer is expected any more @throws DatabaseError */
export async function runQuery(client: ClientBase, text: string, values?: readonly unknown[], patienceMs?: number): Promise<QueryResult> {
  try {
    const patience = patienceMs === undefined ? {} : { query_timeout: patienceMs };
    const answer: unknown = await client.query(values === undefined ? { text, ...patience } : { text, values: [...values], ...patience });
    const { rows, rowCount, command } = (Array.isArray(answer) ? answer.at(-1) : answer) as QueryResult;
    return { rows, rowCount, command };
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** Whether the client is between `begin` and its end; a failed transaction counts. */
export function inTransaction(client: ClientBase): boolean {
  const status = client.getTransactionStatus();
  return status === 'T' || status === 'E';
}
