import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { type SecurityEventName, securityLetter } from '#/server/foundation/mail/letters/securityLetter.ts';
import { deviceOf } from '../signIn/device.ts';
import { accountOf } from './accounts.ts';

const SECURITY = 'security';

/** What happened to somebody's way in, from where, and by whom where it was not they themselves. */
export interface SecurityEvent {
  event: SecurityEventName;
  address: string | null;
  /** The User-Agent header. */
  device?: string | null;
  by?: string;
  /** Recovery codes that are left. */
  left?: number;
  /** Another address than the account's own, which the letter goes to as well. */
  formerEmail?: string;
}

interface Person {
  clientId: number;
  userId: number;
}

/** What the queue knows of a letter. `at`: ISO 8601 UTC. */
interface Told extends Person {
  event: SecurityEventName;
  at: string;
  address: string | null;
  device: string | null;
  by?: string;
  left?: number;
  /** Absent: the account's own address. */
  to?: string;
}

/** Queues the letter that tells somebody of what happened to their account, in the unit of work in which it happens. */
export async function tellOfSecurity(
  tx: Transaction,
  post: Pick<Mailer, 'send'>,
  { clientId, userId }: Person,
  said: SecurityEvent,
): Promise<void> {
  const { formerEmail, device, ...facts } = said;
  const told = { clientId, userId, at: new Date().toISOString(), device: deviceOf(device), ...facts } satisfies Told;
  const owner = { clientId, userId: null };
  await post.send(SECURITY, told, owner, { tx });
  if (formerEmail) await post.send(SECURITY, { ...told, to: formerEmail } satisfies Told, owner, { tx });
}

/** Says how these letters are written: in the language of the person, to the address that they have then. */
export function securityLetters(post: Mailer, database: Database): void {
  post.letters<Told>(SECURITY, async ({ to, ...told }) => {
    const account = await database.platform((tx) => accountOf(tx, told), { readonly: true });
    return account && securityLetter({ ...account, email: to ?? account.email }, told);
  });
}
