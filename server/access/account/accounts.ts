import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';

/** Where an e-mail address belongs. Addresses are unique over all businesses: the one global uniqueness there is. */
export interface Account {
  email: string;
  clientId: number;
  userId: number;
}

/** The spelling under which an address is kept and looked for. */
export const accountEmail = (email: string) => email.trim().toLowerCase();

/** Gives an address to a user, instead of the one they had. Throws `invalid` at `email` where somebody else has it. */
export async function linkAccount(tx: Transaction, account: Account): Promise<void> {
  if (!(await isLinked(tx, account))) throw emailTaken();
}

/**
 * Gives an address to a user on behalf of a business that must not learn whether it belongs elsewhere: where it does, the user waits for it
 * without a word, and goes on signing in by the one they had.
 */
export async function linkOrAwait(tx: Transaction, account: Account): Promise<void> {
  if (await isLinked(tx, account)) return;
  const { clientId, userId } = account;
  await sql`
    insert into public.awaited_accounts (client_id, user_id, email) values (${clientId}, ${userId}, ${accountEmail(account.email)})
    on conflict (client_id, user_id) do update set email = excluded.email, since = excluded.since`.execute(tx);
}

/** Links them, unless somebody else has the address. Whose it is shows only in the conflict: the wall hides the accounts of others. */
async function isLinked(tx: Transaction, { email, clientId, userId }: Account): Promise<boolean> {
  const wanted = accountEmail(email);
  const add = (one: string) =>
    sql`insert into public.accounts (email, client_id, user_id) values (${one}, ${clientId}, ${userId}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{
    email: string;
  }>`select email from public.accounts where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
  const had = rows[0]?.email;
  if (had !== wanted) {
    await sql`delete from public.accounts where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
    const added = await add(wanted);
    if (added.numAffectedRows !== 1n) {
      if (had !== undefined) await add(had);
      return false;
    }
  }
  await sql`delete from public.awaited_accounts where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
  return true;
}

/** The refusal of an address that somebody else has, in whatever business. */
export const emailTaken = () => invalid({ email: [say('access.email_taken')] });

/** Frees the address of a user who is removed. */
export async function unlinkAccount(tx: Transaction, { clientId, userId }: Omit<Account, 'email'>): Promise<void> {
  await sql`delete from public.accounts where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
  await sql`delete from public.awaited_accounts where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
}

/** A user as sign-in needs them. */
export interface SignInAccount extends Account {
  name: string;
  firstName: string;
  language: string | null;
  /** Whether they ever signed in. */
  isKnown: boolean;
  /** The name of the business; of the product for the platform's own people. */
  business: string;
  password: string | null;
  isActive: boolean;
  /** False for everybody of a business that is suspended. */
  isBusinessActive: boolean;
  generation: number;
}

/** Nobody's: it is looked for as every other is. */
export const NOBODY: Account = { email: '', clientId: -1, userId: -1 };

/**
 * Finds the user of an address, in whatever business; needs the platform's handle. An address that nobody has any more is that of the first
 * who waits for it: they have it once they prove themself, by `linkAccount`. The same work where nobody has it.
 */
export async function findAccount(tx: Transaction, email: string): Promise<SignInAccount | undefined> {
  return readAccount(tx, (await findHolder(tx, email)) ?? NOBODY);
}

/** Whose address it is, as `findAccount` has it, and no more of them. Needs the platform's handle. */
async function findHolder(tx: Transaction, email: string): Promise<Account | undefined> {
  const wanted = accountEmail(email);
  const { rows } = await sql<Account>`
    select email, client_id as "clientId", user_id as "userId" from (
      select email, client_id, user_id, '-infinity'::timestamptz as since from public.accounts where email = ${wanted}
      union all select email, client_id, user_id, since from public.awaited_accounts where email = ${wanted}
    ) as a order by since, client_id, user_id limit 1`.execute(tx);
  return rows[0];
}

/** The account of a user, under the address that is theirs; undefined while they wait for one. Needs the platform's handle. */
export async function accountOf(tx: Transaction, { clientId, userId }: Omit<Account, 'email'>): Promise<SignInAccount | undefined> {
  const { rows } = await sql<Account>`select email, client_id as "clientId", user_id as "userId" from public.accounts
    where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
  return rows[0] && readAccount(tx, rows[0]);
}

/** Whose address it is; nothing of a business is asked. `NOBODY` where nobody has it. */
export async function holderOf(database: Database, email: string): Promise<Account> {
  return (await database.platform((tx) => findHolder(tx, email), { readonly: true })) ?? NOBODY;
}

/** Asked by the business, so that on a cluster its own node alone is asked. The same work for `NOBODY`. Needs the platform's handle. */
export async function readAccount(tx: Transaction, { email, clientId, userId }: Account): Promise<SignInAccount | undefined> {
  const { rows } = await sql<Omit<SignInAccount, keyof Account>>`
    select concat_ws(' ', u.first_name, u.last_name) as name, u.first_name as "firstName",
      u.language, u.last_sign_in_at is not null as "isKnown", coalesce(c.name, 'Countinghouse') as business, u.password,
      u.status = 'active' and (u.client_id = 0 or coalesce(c.status, '') = 'active') as "isActive",
      u.client_id = 0 or coalesce(c.status, '') = 'active' as "isBusinessActive",
      coalesce(g.generation, 0) as generation
    from public.users u
    left join public.businesses c on c.id = u.client_id
    left join public.token_generations g on g.client_id = u.client_id and g.user_id = u.id
    where u.client_id = ${clientId} and u.id = ${userId}`.execute(tx);
  return rows[0] && { email, clientId, userId, ...rows[0] };
}

/** The name of the business in which a user waits for this address; undefined where they do not. Needs the platform's handle. */
export async function awaitingBusiness(tx: Transaction, { email, clientId, userId }: Account): Promise<string | undefined> {
  const { rows } = await sql<{ business: string }>`
    select coalesce(c.name, 'Countinghouse') as business from public.awaited_accounts a
    left join public.businesses c on c.id = a.client_id
    where a.client_id = ${clientId} and a.user_id = ${userId} and a.email = ${accountEmail(email)}`.execute(tx);
  return rows[0]?.business;
}
