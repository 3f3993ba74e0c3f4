import { sql } from 'kysely';
import { wordsOf } from '#/i18n/keptSentences.ts';
import { languageOf } from '#/i18n/languages.ts';
import { say } from '#/i18n/sentences.ts';
import type { EmailLooks } from '#/server/domain/emailLooks/index.ts';
import { businessName } from '#/server/foundation/database/businesses.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { webhookEmail } from '#/server/foundation/mail/emails/webhookEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';

const STOP_EMAIL = 'webhook-stopped';

/** What the queue knows of an email about a webhook that was switched off. */
interface QueuedStop {
  clientId: number;
  webhook: number;
  userId: number;
}

/** Queues an email to whoever set it up, and to those who may do everything in the business. */
export async function queueStopEmails(
  tx: Transaction,
  mailer: Pick<Mailer, 'send'>,
  { clientId, webhook }: Omit<QueuedStop, 'userId'>,
): Promise<void> {
  const { rows } = await sql<{ id: number; email: string; establishment: number | null }>`
    select u.id, u.email,
      (select w.establishment from tenant.webhooks as w where w.client_id = ${clientId} and w.id = ${webhook}) as establishment
    from tenant.users as u where u.client_id = ${clientId} and u.status = 'active' and (u.full_access
      or u.id = (select w.owner from tenant.webhooks as w where w.client_id = ${clientId} and w.id = ${webhook}))
    order by u.id limit 20`.execute(tx);
  for (const { id: userId, email: to, establishment } of rows) {
    const queued: QueuedStop = { clientId, webhook, userId };
    const about = { type: 'webhooks', id: webhook } as const;
    const record = { kind: 'webhook', subject: say('emails.webhook'), to, about, establishment, by: null } as const;
    await mailer.send(STOP_EMAIL, queued, { clientId, userId: null }, { tx, waits: true, record });
  }
}

interface StopEmailOptions {
  database: Database;
  mailer: Mailer;
  publicUrl: string | undefined;
  looks: EmailLooks;
}

interface Stopped {
  email: string;
  name: string;
  first_name: string;
  language: string | null;
  title: string;
  problem: string;
  establishment: number | null;
}

/** Says how they are written; one that was put right meanwhile is nobody's concern any more. */
export function stopEmails({ database, mailer, publicUrl, looks }: StopEmailOptions): void {
  mailer.emails<QueuedStop>(STOP_EMAIL, async ({ clientId, webhook, userId }) => {
    const { rows } = await database.tenant(
      clientId,
      (tx) =>
        sql<Stopped>`
        select u.email, concat_ws(' ', u.first_name, u.last_name) as name, u.first_name, u.language, w.title, w.problem, w.establishment
        from tenant.users as u join tenant.webhooks as w on w.client_id = u.client_id and w.id = ${webhook}
        where u.client_id = ${clientId} and u.id = ${userId} and u.status = 'active' and w.status = 'paused' and w.problem is not null`.execute(
          tx,
        ),
      { readonly: true },
    );
    const [stopped] = rows;
    if (!stopped) return undefined;
    const language = languageOf(stopped.language);
    return webhookEmail({
      email: stopped.email,
      name: stopped.name,
      firstName: stopped.first_name,
      language,
      business: (await businessName(database, clientId)) ?? '',
      webhook: stopped.title,
      problem: wordsOf(language, stopped.problem),
      link: publicUrl === undefined ? null : `${publicUrl.replace(/\/$/, '')}/webhooks/${webhook}/show`,
      look: await looks.of(clientId, stopped.establishment),
    });
  });
}
