import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import sentEmails from '#/resources/people/sentEmails.ts';
import { holds } from '#/server/access/permissions/rightsBehind.ts';
import { AGAIN_EMAIL, type QueuedAgain } from '#/server/capabilities/reportSchedules/again.ts';
import { TRIAL_EMAIL } from '#/server/capabilities/reportSchedules/trial.ts';
import { EMAIL_LOOK } from '#/server/domain/emailLooks/index.ts';
import { queueOrder } from '#/server/domain/purchasing/sendOrder.ts';
import { queueReceipt } from '#/server/domain/receipts/sendReceipt.ts';
import { ApiError, conflict, forbidden } from '#/server/foundation/http/apiError.ts';
import { queuedBefore, waitingLike } from '#/server/foundation/mail/sentAgain.ts';
import { defineVerb, type RecordWork } from '#/server/records/extensionPoints.ts';
import type { RecordOf } from '#model/language';

type SentEmail = RecordOf<typeof sentEmails>;

/**
 * Sends the same email to the same address: made anew of what it is about, by whoever asks, who must hold what the first one needed; or
 * what was queued then, as long as that is kept. While one waits, no second one is queued: that one is the answer.
 */
export const verb = defineVerb(sentEmails, 'again', async (work, _input, email) => {
  const { mailer } = work;
  if (!mailer) throw new ApiError(503, 'no_post', say('jobs.no_mail'));
  refuseNotAllowed(work, email);
  const id = email.about ? await aboutAgain(work, email, mailer) : await queuedAgain(work, email, mailer);
  return { data: { id, recipient: email.recipient } };
});

type Mailer = NonNullable<RecordWork['mailer']>;

/** @throws ApiError 403 for whoever could not have caused the first one */
function refuseNotAllowed({ model, caller }: RecordWork, { kind, establishment }: SentEmail): void {
  const needed = {
    purchase_order: resourceOf(model, 'purchase-orders').verbs.send?.permission,
    receipt: resourceOf(model, 'orders').verbs['send-receipt']?.permission,
    report: resourceOf(model, 'report-schedules').permissions.edit,
    webhook: resourceOf(model, 'webhooks').permissions.edit,
    look_test: model.settings[EMAIL_LOOK]?.permission,
    alert: undefined,
    comment: undefined,
    account: undefined,
  }[kind];
  if (needed !== undefined && !holds(caller, { permission: needed, where: establishment === null ? 'all' : [establishment] }))
    throw forbidden();
}

async function aboutAgain(work: RecordWork, email: SentEmail, mailer: Mailer): Promise<number> {
  const { tx, clientId } = work;
  const waits = await waitingLike(tx, clientId, email.id);
  if (waits !== undefined) return waits;
  const { kind, establishment } = email;
  if (kind === 'purchase_order' && establishment !== null) await orderAgain({ ...work, establishmentId: establishment }, email);
  else if (kind === 'receipt' && establishment !== null) await receiptAgain({ ...work, establishmentId: establishment }, email);
  else if (kind === 'report') await reportAgain(work, email, mailer);
  else return queuedAgain(work, email, mailer);
  return (await waitingLike(tx, clientId, email.id)) ?? email.id;
}

async function orderAgain(work: RecordWork & { establishmentId: number }, email: SentEmail): Promise<void> {
  const { tx, clientId } = work;
  const { rows } = await sql<{ id: number; number: string | null; vendor: number; status: string }>`
    select id, number, vendor, status from tenant.purchase_orders where client_id = ${clientId} and id = ${email.about?.id ?? 0}`.execute(
    tx,
  );
  const [order] = rows;
  if (!order) throw conflict(GONE);
  if (order.status === 'cancelled') throw conflict(say('emails.order_cancelled', { number: order.number ?? String(order.id) }));
  await queueOrder(work, order, { email: email.recipient, message: email.message, language: email.language });
}

async function receiptAgain(work: RecordWork & { establishmentId: number }, email: SentEmail): Promise<void> {
  const { tx, clientId } = work;
  const { rows } = await sql<{ id: number; order_number: string | null }>`
    select id, order_number from tenant.orders where client_id = ${clientId} and id = ${email.about?.id ?? 0}`.execute(tx);
  const [order] = rows;
  if (!order) throw conflict(GONE);
  await queueReceipt(work, order, { email: email.recipient, language: email.language });
}

async function reportAgain({ tx, clientId, caller }: RecordWork, email: SentEmail, mailer: Mailer): Promise<void> {
  const { about, recipient, subject, language, made_for: due, establishment } = email;
  if (!about || due === null) throw conflict(GONE);
  const again: QueuedAgain = { clientId, schedule: about.id, due, email: recipient, language: language ?? 'en' };
  const record = {
    kind: email.kind,
    subject,
    to: recipient,
    about,
    establishment,
    by: caller.name,
    language: again.language,
    madeFor: due,
  };
  await mailer.send(AGAIN_EMAIL, again, { clientId, userId: caller.userId || null }, { tx, to: recipient, record });
}

/** What was queued for the first one, once more; its kind makes it anew of that. */
async function queuedAgain({ tx, clientId, caller }: RecordWork, email: SentEmail, mailer: Mailer): Promise<number> {
  const { kind, subject, recipient: to, about, establishment, language, made_for: madeFor } = email;
  if (!about && !WITHOUT_RECORD.includes(kind)) throw conflict(GONE);
  const queued = await queuedBefore(tx, clientId, email.id);
  // Without its schedule a mailed report is not sent again; one that somebody tried never had any.
  if (kind === 'report' && queued?.kind !== TRIAL_EMAIL) throw conflict(GONE);
  if (!queued) throw conflict(NOT_KEPT);
  if (queued.waits !== null) return queued.waits;
  const record = {
    ...{ kind, subject, to, establishment, by: caller.name },
    ...(about && { about }),
    ...(language !== null && { language }),
    ...(madeFor !== null && { madeFor }),
  };
  await mailer.send(queued.kind, queued.payload, { clientId, userId: caller.userId || null }, { tx, to, record });
  return (await queuedBefore(tx, clientId, email.id))?.waits ?? email.id;
}

/** What is about no record, or may be. */
const WITHOUT_RECORD: readonly SentEmail['kind'][] = ['alert', 'comment', 'report', 'look_test'];
const GONE = say('emails.record_gone');
const NOT_KEPT = say('emails.not_kept');
