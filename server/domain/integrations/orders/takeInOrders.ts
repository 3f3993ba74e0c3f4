import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import { integrations } from '#/resources/reference/integrations.ts';
import { type StandingOrder, standingOrders } from '#/server/domain/sales/broughtOrders.ts';
import type { OrderFigures } from '#/server/domain/sales/figures.ts';
import { orderOfSale } from '#/server/domain/sales/found/orderOfSale.ts';
import { fromWhole, toWhole } from '#/server/domain/sales/minorUnits.ts';
import { type Stored, storeOrders } from '#/server/domain/sales/storeOrders.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import type { ReadOrder, SentOrder } from './ordersIn.ts';
import { keepRefused, numberOf, reasonOf, settleRefused } from './refusedOrders.ts';
import type { TakenOrder, TakingIn } from './takingIn.ts';

type Ready = SentOrder & { figures: OrderFigures };
type Refused = SentOrder & { reasons: readonly Sentence[] };

/**
 * Stores orders of another program as a till's are stored: each once, a later state in the place of an earlier one. What is
 * refused is kept, for the business to mend. Answers them in their order.
 */
export async function takeInOrders(taking: TakingIn, orders: readonly ReadOrder[]): Promise<TakenOrder[]> {
  const { tx, establishment, connection } = taking;
  const read = orders.map((one): Ready | Refused => {
    if (!('sale' in one)) return one;
    const { sale, ...sent } = one;
    const order = orderOfSale(sale, connection.program, establishment, 'document');
    return 'figures' in order ? { ...sent, figures: order.figures } : { ...sent, reasons: distinct(Object.values(order.errors).flat()) };
  });
  // One business's come one after the other, so that none is counted in two establishments.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`connected orders ${establishment.clientId}`}, 0))`.execute(tx);
  const standing = await standingOrders(
    tx,
    establishment.clientId,
    read.flatMap((one) => ('figures' in one ? [one.figures.input.uuid] : [])),
  );
  const sound: Ready[] = [];
  const settled = read.map((one): Ready | Refused => {
    if (!('figures' in one)) return one;
    const known = standing.get(one.figures.input.uuid);
    if (known && known.establishmentId !== establishment.id) return { ...one, reasons: [say('connected.elsewhere')] };
    const lost = known && !taking.isWhole ? lostRefund(known, one.figures, establishment) : undefined;
    if (lost) return { ...one, reasons: [lost] };
    sound.push(one);
    return one;
  });
  const isBrought = ({ figures }: Ready) => Boolean(standing.get(figures.input.uuid)?.broughtFrom);
  const stored = new Map<Ready, Stored>();
  for (const brought of [false, true]) {
    const own = sound.filter((one) => isBrought(one) === brought);
    if (!own.length) continue;
    const became = await storeOrders(
      {
        tx,
        model: taking.model,
        establishment,
        userId: taking.by.userId,
        by: taking.by.name,
        now: taking.now,
        ...(brought && { broughtFrom: titleOf(connection.program) }),
      },
      own.map(({ figures }) => figures),
    );
    for (const [at, one] of own.entries()) stored.set(one, present(became[at], 'order that was stored'));
  }
  const taken = settled.map((one): TakenOrder => {
    if ('reasons' in one) return { ...one, id: null, status: 'rejected' };
    const { id, status } = present(stored.get(one), 'order that was stored');
    return { ...one, id, status, reasons: [] };
  });
  await noteOutcome(taking, taken);
  return taken;
}

/** Of a later state of an order that says less was given back than before: what gave it back was not sent with it. */
function lostRefund(
  { revision, refunded }: StandingOrder,
  { input, totals }: OrderFigures,
  { decimals, currency }: TakingIn['establishment'],
): Sentence | undefined {
  const [before, now] = [toWhole(refunded, decimals) ?? 0, totals.refunded];
  if ((input.revision ?? 1) <= revision || now >= before) return undefined;
  const figure = (minor: number) => ({ figure: fromWhole(minor, decimals), decimals, unit: currency });
  return say('connected.refund_lost', { before: figure(before), now: figure(now) });
}

/** What a program is called. */
export const titleOf = (program: string) => integrations.find(({ value }) => value === program)?.label ?? program;

const distinct = (sentences: readonly Sentence[]) => [...new Map(sentences.map((one) => [JSON.stringify(one), one])).values()];

/** Notes at the connection when orders came and what was refused last, and each refusal in the log and among the orders to be mended. */
async function noteOutcome(taking: TakingIn, taken: readonly TakenOrder[]): Promise<void> {
  const { tx, establishment, connection, by, now } = taking;
  const came = taken.filter(({ status }) => status !== 'rejected');
  if (came.length) {
    await sql`update public.third_party_integrations set orders_taken_at = ${now} where client_id = ${establishment.clientId}
      and id = ${connection.id}`.execute(tx);
    await settleRefused(taking, came);
  }
  const refused = taken.filter(({ status }) => status === 'rejected');
  const last = refused.at(-1);
  if (!last) return;
  await sql`update public.third_party_integrations set orders_problem = ${keptText(reasonOf(last))}, orders_refused_at = ${now},
    orders_refused = ${numberOf(last).slice(0, 200)} where client_id = ${establishment.clientId} and id = ${connection.id}`.execute(tx);
  await keepRefused(taking, refused);
  for (const one of refused.slice(0, MOST_LOGGED))
    await recordActivity(tx, {
      clientId: establishment.clientId,
      event: 'performed',
      description: say('connected.refused', { program: titleOf(connection.program), number: numberOf(one), reason: reasonOf(one) }),
      subjectType: 'third-party-integrations',
      subjectId: connection.id,
      establishmentId: establishment.id,
      by,
      at: now,
    });
}

/** So many refused orders of one call have lines of their own in the log; the answer names all. */
const MOST_LOGGED = 20;
