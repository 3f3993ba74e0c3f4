import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { integrations } from '#/resources/reference/integrations.ts';
import { standingOrders } from '#/server/domain/sales/broughtOrders.ts';
import type { OrderFigures, SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { orderOfSale } from '#/server/domain/sales/found/orderOfSale.ts';
import { type Stored, storeOrders } from '#/server/domain/sales/storeOrders.ts';
import { type Causer, recordActivity } from '#/server/foundation/activity/record.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { ReadOrders } from './ordersIn.ts';

/** What became of one order that was sent. */
export interface TakenOrder {
  number: string;
  id: number | null;
  status: Stored['status'] | 'rejected';
  reasons: readonly Sentence[];
}

/** Orders that came in, and where they belong. */
export interface TakingIn {
  tx: Transaction;
  model: Model;
  place: SellingEstablishment;
  connection: { id: number; program: string };
  by: Causer;
  /** ISO 8601 UTC. */
  now: string;
}

type Ready = { number: string; figures: OrderFigures };
type Read = Ready | { number: string; reasons: readonly Sentence[] };

/**
 * Stores orders of another program as a till's are stored: each once, a later state in the place of an earlier one. What is refused is
 * kept at the connection and in the log, for the business to see. Answers them in their order, those that could not be read last.
 */
export async function takeInOrders(taking: TakingIn, { sales, refused }: ReadOrders): Promise<TakenOrder[]> {
  const { tx, place, connection } = taking;
  const read: Read[] = [
    ...sales.map((sale): Read => {
      const order = orderOfSale(sale, connection.program, place, 'document');
      return 'figures' in order
        ? { number: sale.number, figures: order.figures }
        : { number: sale.number, reasons: distinct(Object.values(order.errors).flat()) };
    }),
    ...refused,
  ];
  // One business's come one after the other, so that none is counted in two establishments.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`connected orders ${place.clientId}`}, 0))`.execute(tx);
  const standing = await standingOrders(
    tx,
    place.clientId,
    read.flatMap((one) => ('figures' in one ? [one.figures.input.uuid] : [])),
  );
  const sound: Ready[] = [];
  const settled = read.map((one): Read => {
    if (!('figures' in one)) return one;
    const known = standing.get(one.figures.input.uuid);
    if (known && known.establishmentId !== place.id) return { number: one.number, reasons: [say('connected.elsewhere')] };
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
        establishment: place,
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
    if (!('figures' in one)) return { number: one.number, id: null, status: 'rejected', reasons: one.reasons };
    const { id, status } = present(stored.get(one), 'order that was stored');
    return { number: one.number, id, status, reasons: [] };
  });
  await noteOutcome(taking, taken);
  return taken;
}

/** What a program is called. */
export const titleOf = (program: string) => integrations.find(({ value }) => value === program)?.label ?? program;

const distinct = (sentences: readonly Sentence[]) => [...new Map(sentences.map((one) => [JSON.stringify(one), one])).values()];

/** Notes at the connection when orders came and what was refused last, and each refusal in the log. */
async function noteOutcome({ tx, place, connection, by, now }: TakingIn, taken: readonly TakenOrder[]): Promise<void> {
  const isTaken = taken.some(({ status }) => status !== 'rejected');
  const refused = taken.flatMap(({ number, reasons, status }) => {
    const [reason] = reasons;
    return status === 'rejected' && reason ? [{ number: number || '?', reason }] : [];
  });
  if (isTaken)
    await sql`update public.third_party_integrations set orders_taken_at = ${now} where client_id = ${place.clientId}
      and id = ${connection.id}`.execute(tx);
  const last = refused.at(-1);
  if (!last) return;
  const problem = keptText(last.reason);
  await sql`update public.third_party_integrations set orders_problem = ${problem}, orders_refused = ${last.number.slice(0, 200)},
    orders_refused_at = ${now} where client_id = ${place.clientId} and id = ${connection.id}`.execute(tx);
  for (const { number, reason } of refused.slice(0, MOST_LOGGED))
    await recordActivity(tx, {
      clientId: place.clientId,
      event: 'performed',
      description: say('connected.refused', { program: titleOf(connection.program), number, reason }),
      subjectType: 'third-party-integrations',
      subjectId: connection.id,
      establishmentId: place.id,
      by,
      at: now,
    });
}

/** So many refused orders of one call have lines of their own in the log; the answer names all. */
const MOST_LOGGED = 20;
