import type { ClientBase, CustomTypesConfig } from 'pg';
import { toDatabaseError } from './databaseError.ts';
import type { QueryResult } from './driver.ts';
import { parserOf } from './parsers.ts';

/** How both engines' clients read values: by our one table. */
export const clientTypes = { getTypeParser: (oid: number) => parserOf(oid) } as unknown as CustomTypesConfig;

export interface QueryOptions {
  /** After it no answer is expected any more. */
  patienceMs?: number | undefined;
  /** The connection keeps the statement under it, parsed and planned. */
  name?: string | undefined;
}

/** Runs one query, or several statements without values. @throws DatabaseError */
export async function runQuery(
  client: ClientBase,
  text: string,
  values?: readonly unknown[],
  { patienceMs, name }: QueryOptions = {},
): Promise<QueryResult> {
  try {
    const more = { ...(patienceMs === undefined ? {} : { query_timeout: patienceMs }), ...(name === undefined ? {} : { name }) };
    const answer: unknown = await client.query(values === undefined ? { text, ...more } : { text, values: [...values], ...more });
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
