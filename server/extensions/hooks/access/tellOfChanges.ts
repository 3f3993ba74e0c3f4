import type users from '#/resources/people/users.ts';
import { type SecurityEvent, tellOfSecurity } from '#/server/access/account/securityEmails.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import type { RecordOf } from '#model/language';

type User = RecordOf<typeof users>;
type Saved = Pick<User, 'id' | 'email' | 'full_access'> & { password?: string | null };

/** Tells a person what somebody changed about their way in: the password, the address to sign in by, full access. */
export async function tellOfChanges(record: Saved, before: User, { tx, mailer, by, caller, clientId }: RecordWork): Promise<void> {
  if (!mailer) return;
  const person = { clientId, userId: record.id };
  const isOneself = caller.clientId === clientId && caller.userId === person.userId;
  const from = { address: by?.address ?? null, device: by?.device ?? null, ...(isOneself ? {} : { by: caller.name }) };
  const events: Pick<SecurityEvent, 'event' | 'formerEmail'>[] = [];
  if (record.password) events.push({ event: 'password_changed' });
  if (record.email !== before.email) events.push({ event: 'email_changed', formerEmail: before.email });
  if (record.full_access && !before.full_access) events.push({ event: 'full_access_given' });
  for (const event of events) await tellOfSecurity(tx, mailer, person, { ...event, ...from });
}
