import { type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { UserType } from '../permissions/caller.ts';
import type { ProgramKind } from '../programs/programToken.ts';
import { accountEmail, emailTaken, linkAccount } from './accounts.ts';

/** A user that the host makes itself: the first super-admin, the owner of a new business. */
export interface NewUser {
  clientId: number;
  email: string;
  firstName: string;
  lastName: string;
  /** Of the password; by `Passwords.hash`, before the unit of work. */
  passwordHash: string;
  userType: Exclude<UserType, ProgramKind>;
  isFullAccess: boolean;
}

/** Adds a user with an address to sign in by, and answers its id. Throws `invalid` at `email` where the address is taken. */
export async function addUser(tx: Transaction, model: Model, user: NewUser): Promise<number> {
  const { clientId } = user;
  const email = accountEmail(user.email);
  const values = {
    first_name: user.firstName,
    last_name: user.lastName,
    email,
    password: user.passwordHash,
    user_type: user.userType,
    full_access: user.isFullAccess,
  };
  const now = new Date().toISOString();
  const row = { ...defaultsOf(resourceOf(model, 'users')), ...values, client_id: clientId, created_at: now, updated_at: now };
  const { id } = await tx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow().catch(explainTaken);
  await linkAccount(tx, { email, clientId, userId: Number(id) });
  return Number(id);
}

/** Within one business the table's own index is the first to say that an address is taken. */
function explainTaken(error: unknown): never {
  throw error instanceof DatabaseError && error.code === 'unique' ? emailTaken() : error;
}

/** What the definition fills in where a record says nothing; the table itself knows no defaults. */
export function defaultsOf(resource: ResourceModel): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(resource.fields).flatMap((field) =>
      'default' in field && field.default !== undefined ? [[field.name, field.default]] : [],
    ),
  );
}
