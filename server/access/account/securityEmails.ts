import { sql } from 'kysely';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { NotificationPage } from '#/model/values/notifications.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type SecurityEventName, securityEmail } from '#/server/foundation/mail/emails/securityEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { notifyPeople } from '#/server/foundation/notifications/notifyPeople.ts';
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
  /** Another address than the account's own, which the email goes to as well. */
  formerEmail?: string;
}

interface Person {
  clientId: number;
  userId: number;
}

/** What the queue knows of an email. `at`: ISO 8601 UTC. */
interface QueuedEvent extends Person {
  event: SecurityEventName;
  at: string;
  address: string | null;
  device: string | null;
  by?: string;
  left?: number;
  /** Absent: the account's own address. */
  to?: string;
}

/** Tells somebody of what happened to their account, in the unit of work in which it happens: in the dashboard, and by an email. */
export async function tellOfSecurity(
  tx: Transaction,
  mailer: Pick<Mailer, 'send'>,
  { clientId, userId }: Person,
  said: SecurityEvent,
): Promise<void> {
  const { formerEmail, device, ...facts } = said;
  const happened = { clientId, userId, at: new Date().toISOString(), device: deviceOf(device), ...facts } satisfies QueuedEvent;
  const owner = { clientId, userId: null };
  const record = (to: string) =>
    ({ kind: 'account', subject: say('emails.security'), to, establishment: null, by: said.by ?? null }) as const;
  const { rows } = await sql<{ email: string }>`
    select email from public.users where client_id = ${clientId} and id = ${userId}`.execute(tx);
  const own = rows[0]?.email;
  await notifyPeople(tx, clientId, [userId], {
    kind: 'security',
    sentence: sentenceOf(happened),
    opens: { page: NOTICES[said.event].page },
  });
  await mailer.send(SECURITY, happened, owner, { tx, record: own === undefined ? null : record(own) });
  if (formerEmail)
    await mailer.send(SECURITY, { ...happened, to: formerEmail } satisfies QueuedEvent, owner, { tx, record: record(formerEmail) });
}

/** What happened, and the page on which one sees what follows from it and does something about it. */
const NOTICES: Readonly<Record<SecurityEventName, { what: Sentence; page: NotificationPage }>> = {
  password_changed: { what: say('notifications.password_changed'), page: 'sessions' },
  email_changed: { what: say('notifications.email_changed'), page: 'profile' },
  two_factor_on: { what: say('notifications.two_factor_on'), page: 'two_factor' },
  two_factor_off: { what: say('notifications.two_factor_off'), page: 'two_factor' },
  two_factor_reset: { what: say('notifications.two_factor_reset'), page: 'two_factor' },
  recovery_codes_made: { what: say('notifications.recovery_codes_made'), page: 'two_factor' },
  recovery_code_used: { what: say('notifications.recovery_code_used'), page: 'sessions' },
  new_sign_in: { what: say('notifications.new_sign_in'), page: 'sessions' },
  full_access_given: { what: say('notifications.full_access_given'), page: 'profile' },
};

/** What happened, and by whom where it was somebody else, or from where. */
function sentenceOf({ event, by, address, device }: QueuedEvent): Sentence {
  const { what } = NOTICES[event];
  if (by !== undefined) return say('notifications.done_by', { what, name: by });
  if (address === null) return what;
  return device === null
    ? say('notifications.from_address', { what, address })
    : say('notifications.from_device', { what, device, address });
}

/** Says how these emails are written: in the language of the person, to the address that they have then. */
export function securityEmails(mailer: Mailer, database: Database): void {
  mailer.emails<QueuedEvent>(SECURITY, async ({ to, ...happened }) => {
    const account = await database.platform((tx) => accountOf(tx, happened), { readonly: true });
    return account && securityEmail({ ...account, email: to ?? account.email }, happened);
  });
}
