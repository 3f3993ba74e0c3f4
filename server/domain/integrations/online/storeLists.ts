import { sql } from 'kysely';
import accountingAccounts from '#/resources/settings/accountingAccounts.ts';
import accountingLocations from '#/resources/settings/accountingLocations.ts';
import accountingSubsidiaries from '#/resources/settings/accountingSubsidiaries.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { createOther, readOther, updateOther } from '#/server/records/write/otherRecord.ts';
import type { ProgramEntry, ProgramLists } from '../connector.ts';

const LISTS = { account: accountingAccounts, location: accountingLocations, subsidiary: accountingSubsidiaries } as const;
type List = keyof typeof LISTS;
const TABLES = { account: 'accounting_accounts', location: 'accounting_locations', subsidiary: 'accounting_subsidiaries' } as const;

/** An entry as it is kept here. */
interface Kept {
  id: number;
  code: string | null;
  name: string;
  title: string;
  status: string;
  program_id: string | null;
}

/** The longest that is kept of a name and a code: what the definitions take. */
const MAX_NAME = 120;
const MAX_CODE = 20;

/**
 * Takes over what is in a program's books: what is known by its id there changes, what has the same code or name here is that entry, the
 * rest is added, and what is not used there any more is inactive here. Mappings follow an entry whose name changed. Each is a write of its
 * own in the log. @returns how many entries of each list the program has
 */
export async function storeLists(
  work: RecordWork & { establishmentId: number },
  { accounts, locations, subsidiaries }: ProgramLists,
): Promise<Record<List, number>> {
  const renamed: Record<List, Map<string, string>> = {
    account: await storeList(work, 'account', accounts),
    location: await storeList(work, 'location', locations),
    subsidiary: subsidiaries ? await storeList(work, 'subsidiary', subsidiaries) : new Map(),
  };
  await followNames(work, renamed);
  const used = (list: readonly ProgramEntry[] = []) => list.filter(({ isActive }) => isActive).length;
  return { account: used(accounts), location: used(locations), subsidiary: used(subsidiaries) };
}

/** Stores one list; which titles became which. */
async function storeList(
  work: RecordWork & { establishmentId: number },
  list: List,
  entries: readonly (ProgramEntry & { kind?: string | null })[],
): Promise<Map<string, string>> {
  const kept = await readKept(work, list);
  const renamed = new Map<string, string>();
  const taken = { code: new Set<string>(), name: new Set<string>() };
  const done = new Set<number>();
  // What is used first, so that it has its own code and name where others there have the same.
  for (const entry of [...entries].sort((one, other) => Number(other.isActive) - Number(one.isActive))) {
    const body = {
      ...{ code: unique(taken.code, entry.code?.slice(0, MAX_CODE) ?? null, null) },
      ...{
        name:
          unique(taken.name, entry.name.slice(0, MAX_NAME), `${entry.name.slice(0, MAX_NAME - 20)} (${entry.id.slice(0, 16)})`) ?? entry.id,
      },
      ...{ status: entry.isActive ? ('active' as const) : ('inactive' as const) },
      ...(entry.kind && { kind: entry.kind }),
    };
    const known = kept.find((one) => !done.has(one.id) && isSame(one, entry));
    if (!known && !entry.isActive) continue;
    const id = known?.id ?? (await createOther(work, LISTS[list], body as never));
    done.add(id);
    if (known && differs(known, body)) await updateOther(work, LISTS[list], id, body as never);
    const title = await stampId(work, list, id, entry.id);
    if (known && known.title !== title) renamed.set(known.title, title);
  }
  return renamed;
}

/** By its id where it has been read before; else by its code, then by its name. */
function isSame(kept: Kept, { id, code, name }: ProgramEntry): boolean {
  if (kept.program_id !== null) return kept.program_id === id;
  return code !== null && kept.code !== null ? kept.code === code : kept.name === name;
}

const differs = (kept: Kept, body: { code: string | null; name: string; status: string }) =>
  kept.code !== body.code || kept.name !== body.name || kept.status !== body.status;

/** A text that no entry before it has; the other one where one has. */
function unique<T extends string | null>(taken: Set<string>, text: T, instead: T): T {
  if (text === null) return text;
  const free = taken.has(text) ? instead : text;
  if (free !== null) taken.add(free);
  return free;
}

async function readKept({ tx, clientId, establishmentId }: RecordWork, list: List): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select id, code, name, title, status, program_id from ${sql.id('tenant', TABLES[list])}
    where client_id = ${clientId} and establishment_id = ${establishmentId} order by program_id nulls last, id`.execute(tx);
  return rows;
}

async function stampId({ tx, clientId }: RecordWork, list: List, id: number, programId: string): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    update ${sql.id('public', TABLES[list])} set program_id = ${programId} where client_id = ${clientId} and id = ${id}
    returning title`.execute(tx);
  return rows[0]?.title ?? '';
}

/** Lets the establishment's mappings say the new names. */
async function followNames(work: RecordWork & { establishmentId: number }, renamed: Record<List, Map<string, string>>): Promise<void> {
  if (Object.values(renamed).every((map) => !map.size)) return;
  const { tx, clientId, establishmentId } = work;
  const { rows } = await sql<{ id: number }>`
    select id from tenant.third_party_integrations where client_id = ${clientId} and establishment_id = ${establishmentId} order by id`.execute(
    tx,
  );
  for (const { id } of rows) {
    const { value } = await readOther(work, thirdPartyIntegrations, id);
    const now = (list: List, text: string | null) => (text === null ? null : (renamed[list].get(text) ?? text));
    const next = value.map((row) => ({
      ...row,
      account: now('account', row.account) ?? row.account,
      location: now('location', row.location),
      subsidiary: now('subsidiary', row.subsidiary),
    }));
    if (JSON.stringify(next) !== JSON.stringify(value)) await updateOther(work, thirdPartyIntegrations, id, { value: next });
  }
}
