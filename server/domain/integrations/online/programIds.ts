import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** The ids that a program has for what stands in a mapping, by its name there; only what was read from the program has one. */
export interface ProgramIds {
  account: ReadonlyMap<string, string>;
  location: ReadonlyMap<string, string>;
  subsidiary: ReadonlyMap<string, string>;
}

const LISTS = { account: 'accounting_accounts', location: 'accounting_locations', subsidiary: 'accounting_subsidiaries' } as const;

/** Reads them from the establishment's lists. */
export async function readProgramIds(tx: Transaction, clientId: number, establishmentId: number): Promise<ProgramIds> {
  const read = async (list: keyof typeof LISTS) => {
    const { rows } = await sql<{ title: string; id: string }>`
      select title, program_id as id from ${sql.id('tenant', LISTS[list])}
      where client_id = ${clientId} and establishment_id = ${establishmentId} and program_id is not null and status = 'active'`.execute(tx);
    return new Map(rows.map(({ title, id }) => [title, id]));
  };
  return { account: await read('account'), location: await read('location'), subsidiary: await read('subsidiary') };
}
