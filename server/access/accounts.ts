import { sql } from 'kysely';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import { invalid } from '#/server/plugins/apiError.ts';

/** Where an e-mail address belongs. Addresses are unique over all businesses: the one global uniqueness there is. */
export interface Account {
  email: string;
  clientId: number;
  userId: number;
}

/** The spelling under which an address is kept and looked for. */
export const accountEmail = (email: string) => email.trim().toLowerCase();

/** Gives an address to a user, instead of the one they had. Throws `invalid` at `email` where somebody else has it. */
export async function linkAccount(tx: Transaction, { email, clientId, userId }: Account): Promise<void> {
  const wanted = accountEmail(email);
  await sql`delete from public.accounts where client_id = ${clientId} and user_id = ${userId} and email <> ${wanted}`.execute(tx);
  const kept = await sql`select 1 from public.accounts where client_id = ${clientId} and user_id = ${userId} and email = ${wanted}`.execute(tx);
  if (kept.rows.length > 0) return;
  const added = await sql`insert into public.accounts (email, client_id, user_id) values (${wanted}, ${clientId}, ${userId}) on conflict do nothing`.execute(
    tx,
  );
  if (added.numAffectedRows !== 1n) throw emailTaken();
}

/** The refusal of an address that somebody else has, in whatever business. */
export const emailTaken = () => invalid({ email: ['This e-mail address is already in use: choose another'] });

/** Frees the address of a user who is removed. */
export async function unlinkAccount(tx: Transaction, { clientId, userId }: Omit<Account, 'email'>): Promise<void> {
  await sql`delete from public.accounts where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
}

/** A user as sign-in needs them. */
export interface SignInAccount extends Account {
  name: string;
  firstName: string;
  language: string | null;
  /** The name of the business; of the product for the platform's own people. */
  business: string;
  password: string | null;
  isActive: boolean;
  /** False for everybody of a business that is suspended. */
  isBusinessActive: boolean;
  generation: number;
}

/** Finds the user of an address, in whatever business; needs the platform's handle. */
export async function findAccount(tx: Transaction, email: string): Promise<SignInAccount | undefined> {
  const { rows } = await sql<SignInAccount>`
    select a.email, a.client_id as "clientId", a.user_id as "userId", concat_ws(' ', u.first_name, u.last_name) as name, u.first_name as "firstName",
      u.language, coalesce(c.name, 'Countinghouse') as business, u.password,
      u.status = 'active' and (a.client_id = 0 or coalesce(c.status, '') = 'active') as "isActive",
      a.client_id = 0 or coalesce(c.status, '') = 'active' as "isBusinessActive",
      coalesce(g.generation, 0) as generation
    from public.accounts a
    join public.users u on u.client_id = a.client_id and u.id = a.user_id
    left join public.clients c on c.client_id = 0 and c.id = a.client_id
    left join public.token_generations g on g.client_id = a.client_id and g.user_id = a.user_id
    where a.email = ${accountEmail(email)}`.execute(tx);
  return rows[0];
}
