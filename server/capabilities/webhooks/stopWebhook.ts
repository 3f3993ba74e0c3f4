import { sql } from 'kysely';
import { nameOf } from '#/i18n/blanks.ts';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { changedAt } from '#/server/foundation/database/changedAt.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Claimed } from './claims.ts';
import { queueStopEmails } from './stopEmails.ts';
import type { WebhookHost } from './webhookHost.ts';

/** After so many days without anything taken a webhook is switched off. */
export const FAILING_DAYS = 3;

/** Switches a webhook off, says why on its record and in the log, and writes to whom it concerns: once, however many deliveries found it. */
export async function stopWebhook(
  tx: Transaction,
  { model, mailer }: WebhookHost,
  { clientId, webhook }: Claimed,
  problem: Sentence,
): Promise<void> {
  const { rows } = await sql<{ title: string; establishment: number | null; at: string }>`
    update public.webhooks set status = 'paused', problem = ${keptText(problem)},
      updated_at = ${changedAt(sql`now()`)}
    where client_id = ${clientId} and id = ${webhook} and status = 'active'
    returning title, establishment, updated_at as at`.execute(tx);
  const [stopped] = rows;
  if (!stopped) return;
  await recordActivity(tx, {
    clientId,
    event: 'updated',
    description: say('activity.updated', { resource: nameOf(resourceOf(model, 'webhooks')), title: stopped.title }),
    subjectType: 'webhooks',
    subjectId: webhook,
    establishmentId: stopped.establishment,
    changes: { status: ['active', 'paused'] },
    by: { userId: null, name: 'Countinghouse', address: null },
    at: new Date(stopped.at).toISOString(),
  });
  await queueStopEmails(tx, mailer, { clientId, webhook });
}
