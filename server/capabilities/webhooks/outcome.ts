import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type Claimed, TEST_EVENT } from './claims.ts';
import { pauseAfter } from './retries.ts';
import { FAILING_DAYS, stopWebhook } from './stopWebhook.ts';
import type { WebhookHost } from './webhookHost.ts';

/** What became of one try. */
export type Outcome =
  | { kind: 'taken'; answer: Answered }
  /** `gone`: the receiver never wants anything again. */
  | { kind: 'refused'; problem: Sentence; gone?: boolean; answer?: Answered }
  /** It is no event that anybody is told of. */
  | { kind: 'nothing' }
  /** There is nothing to tell any more. */
  | { kind: 'skipped'; problem: Sentence }
  /** The webhook itself cannot go on; the delivery waits until somebody has put it right. */
  | { kind: 'stopped'; problem: Sentence }
  /** This host ends before the receiver answered. */
  | { kind: 'put back' };

/** What a receiver answered. */
export interface Answered {
  status: number;
  body: string;
  ms: number;
}

/** How much of an answer the log shows. */
const SHOWN_CHARACTERS = 500;

/** Writes what became of a try, of a delivery that is still this host's. */
export async function settle(host: WebhookHost, claimed: Claimed, outcome: Outcome, pauses: readonly number[]): Promise<void> {
  const { clientId } = claimed;
  await host.database.tenant(clientId, async (tx) => {
    await holdWebhook(tx, claimed);
    if (outcome.kind === 'nothing') return removeDelivery(tx, claimed);
    if (!(await settleDelivery(tx, claimed, outcome, pauses))) return;
    if (outcome.kind === 'stopped') await stopWebhook(tx, host, claimed, outcome.problem);
    if (outcome.kind === 'taken') await noteTaken(tx, claimed);
    if (outcome.kind !== 'refused') return;
    const { isFailingForDays } = await noteFailure(tx, claimed);
    if (outcome.gone) await stopWebhook(tx, host, claimed, say('webhooks.gone'));
    else if (isFailingForDays) await stopWebhook(tx, host, claimed, say('webhooks.failing', { smart_count: FAILING_DAYS }));
  });
}

/**
 * The webhook before its delivery, as whoever deletes it has them: else the two wait for each other. Others may enter deliveries of it
 * meanwhile.
 */
async function holdWebhook(tx: Transaction, { clientId, webhook }: Claimed): Promise<void> {
  await sql`
    select 1 from ${sql.id('public', 'webhooks')} where client_id = ${clientId} and id = ${webhook} for no key update`.execute(tx);
}

async function removeDelivery(tx: Transaction, { clientId, id }: Claimed): Promise<void> {
  await sql`delete from public.webhook_deliveries where client_id = ${clientId} and id = ${id}`.execute(tx);
}

/** False where another host has it by now, or it was asked for anew. */
async function settleDelivery(tx: Transaction, { clientId, id, tries, type }: Claimed, outcome: Outcome, pauses: readonly number[]) {
  const isOver = outcome.kind === 'taken' || outcome.kind === 'skipped' || (outcome.kind === 'stopped' && type === TEST_EVENT);
  const pause = outcome.kind === 'refused' ? pauseAfter(tries, pauses) : 0;
  const waits = !isOver && pause !== undefined;
  const status = waits ? 'waiting' : outcome.kind === 'taken' ? 'delivered' : outcome.kind === 'skipped' ? 'skipped' : 'failed';
  const counts = outcome.kind !== 'put back' && outcome.kind !== 'stopped';
  const answer = 'answer' in outcome ? outcome.answer : undefined;
  const problem = 'problem' in outcome ? keptText(outcome.problem) : null;
  const { numAffectedRows } = await sql`
    update public.webhook_deliveries set status = ${status}, tries = tries - ${counts ? 0 : 1},
      next_try = ${waits ? sql`now() + ${pause} * interval '1 ms'` : sql`null`}, problem = ${problem},
      answer_status = ${answer?.status ?? null}, answer_start = ${shown(answer?.body)}, duration_ms = ${answer?.ms ?? null},
      updated_at = now()
    where client_id = ${clientId} and id = ${id} and tries = ${tries} and status = 'waiting'`.execute(tx);
  return numAffectedRows === 1n;
}

const shown = (body: string | undefined) => body?.slice(0, SHOWN_CHARACTERS).replaceAll('\u0000', '') || null;

/** How a webhook fares; a busy one is not written anew with each delivery. */
async function noteTaken(tx: Transaction, { clientId, webhook }: Claimed): Promise<void> {
  await sql`
    update public.webhooks set last_success = now(), failures = 0, failing_since = null
    where client_id = ${clientId} and id = ${webhook}
      and (failures > 0 or last_success is null or last_success < now() - interval '10 seconds')`.execute(tx);
}

async function noteFailure(tx: Transaction, { clientId, webhook }: Claimed): Promise<{ isFailingForDays: boolean }> {
  const now = Date.now();
  const { rows } = await sql<{ isFailingForDays: boolean }>`
    update public.webhooks set failures = failures + 1, failing_since = coalesce(failing_since, ${new Date(now).toISOString()}::timestamptz)
    where client_id = ${clientId} and id = ${webhook}
    returning failing_since < ${new Date(now - FAILING_DAYS * DAY_MS).toISOString()}::timestamptz as "isFailingForDays"`.execute(tx);
  return rows[0] ?? { isFailingForDays: false };
}
