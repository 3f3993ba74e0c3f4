import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Something of the other program's, as the mapping has it, and its code and name where they can be told apart. */
export interface Named {
  text: string;
  code: string | null;
  name: string;
}

/** What a text of the mapping means, by column. */
export interface NamedBy {
  account: (text: string) => Named;
  location: (text: string) => Named;
  subsidiary: (text: string) => Named;
}

interface Entry {
  code: string | null;
  name: string;
}

const LISTS = { account: 'accounting_accounts', location: 'accounting_locations', subsidiary: 'accounting_subsidiaries' } as const;

/** What the establishment's lists say of the texts in a mapping. */
export async function readNames(tx: Transaction, clientId: number, establishmentId: number): Promise<NamedBy> {
  const read = async (list: keyof typeof LISTS) => {
    const { rows } = await sql<Entry>`select code, name from ${sql.id('tenant', LISTS[list])}
      where client_id = ${clientId} and establishment_id = ${establishmentId}`.execute(tx);
    return namedBy(rows);
  };
  return { account: await read('account'), location: await read('location'), subsidiary: await read('subsidiary') };
}

/**
 * Finds the entry that is called so by its title, which is code and name. A text that is in no list is its own name, and what it begins
 * with is its code where that has a digit: '4000 Food sales'. Pure.
 */
export function namedBy(entries: readonly Entry[]): (text: string) => Named {
  const titles = new Map(entries.map(({ code, name }) => [code ? `${code} ${name}` : name, { code, name }]));
  return (text) => ({ text, ...(titles.get(text) ?? { code: /^\S*\d\S*(?=\s|$)/.exec(text)?.[0] ?? null, name: text }) });
}
