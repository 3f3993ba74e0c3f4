import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { currencies } from '#/resources/reference/currencies.ts';
import type { TakenOrder, TakingIn } from './takingIn.ts';

type Taking = Pick<TakingIn, 'tx' | 'establishment' | 'connection' | 'now'>;

/** All that is wrong with an order, as one sentence. */
export function reasonOf({ reasons }: Pick<TakenOrder, 'reasons'>): Sentence {
  const [first = say('connected.no_orders'), ...others] = reasons;
  return others.reduce((one, other) => say('connected.both', { one, other }), first);
}

/** What an order is found by here, of the length that is kept of it. */
const keptIds = ({ ids }: Pick<TakenOrder, 'ids'>) => ids.map((id) => id.slice(0, MOST_KEPT));

/** What people call an order that has no number of its own. */
export const numberOf = ({ number }: Pick<TakenOrder, 'number'>) => number || '?';

/**
 * Keeps refused orders as they were sent until they are taken in or dismissed: the program does not send them again by itself. One that was
 * refused before is the same one, as it is now. What is no order at all is not kept.
 */
export async function keepRefused({ tx, establishment, connection, now }: Taking, refused: readonly TakenOrder[]): Promise<void> {
  for (const one of refused) {
    const [id] = keptIds(one);
    if (id === undefined || one.reasons.some(({ key }) => key === NO_SALE)) continue;
    const kept = { number: numberOf(one).slice(0, MOST_KEPT), reason: keptText(reasonOf(one)), document: JSON.stringify(one.document) };
    const { sold, total, currency } = shownOf(one, establishment);
    const { numAffectedRows } = await sql`
      update public.refused_orders set number = ${kept.number}, reason = ${kept.reason}, document = ${kept.document}, sold = ${sold},
        total = ${total}, currency = ${currency}, refused_at = ${now}::timestamptz, updated_at = ${now}::timestamptz, times = times + 1
      where client_id = ${establishment.clientId} and connection = ${connection.id} and external_id = ${id} and status = 'refused'`.execute(
      tx,
    );
    if (numAffectedRows) continue;
    await sql`
      insert into public.refused_orders (client_id, establishment_id, number, reason, status, integration, connection, refused_at, times,
        external_id, document, sold, total, currency, created_at, updated_at)
      values (${establishment.clientId}, ${establishment.id}, ${kept.number}, ${kept.reason}, 'refused', ${connection.program},
        ${connection.id}, ${now}::timestamptz, 1, ${id}, ${kept.document}, ${sold}, ${total}, ${currency}, ${now}::timestamptz,
        ${now}::timestamptz)`.execute(tx);
  }
}

/** There is nothing to be mended in it. */
const NO_SALE = 'connected.test_order';
const MOST_SOLD = 300;
const MOST_KEPT = 200;

/** What people know an order by: what was sold, and what it came to where its currency has the decimals that it was read with. */
function shownOf(
  { about }: TakenOrder,
  establishment: Taking['establishment'],
): { sold: string | null; total: number | null; currency: string | null } {
  const quantityOf = (quantity: number) => (quantity === 1000 ? '' : `${quantity / 1000} × `);
  const sold = about.lines.map(({ title, quantity }) => quantityOf(quantity) + title).join(', ');
  const known = currencies.find(({ code }) => code === about.currency);
  return {
    sold: (sold.length > MOST_SOLD ? `${sold.slice(0, MOST_SOLD - 1)}…` : sold) || null,
    total: known?.decimals === establishment.decimals && about.total !== undefined ? about.total / 10 ** establishment.decimals : null,
    currency: known?.code ?? null,
  };
}

/** What was refused before and came in now is settled, and not kept any more. */
export async function settleRefused({ tx, establishment, connection, now }: Taking, taken: readonly TakenOrder[]): Promise<void> {
  const became = new Map(taken.flatMap((one) => keptIds(one).map((id) => [id, one.id])));
  const { rows } = await sql<{ id: number; external_id: string }>`
    select id, external_id from tenant.refused_orders where client_id = ${establishment.clientId} and connection = ${connection.id}
      and external_id = any(${[...became.keys()]}::text[]) and status = 'refused'`.execute(tx);
  for (const { id, external_id } of rows)
    await sql`
      update public.refused_orders set status = 'taken', "order" = ${became.get(external_id)}, document = null,
        updated_at = ${now}::timestamptz where client_id = ${establishment.clientId} and id = ${id}`.execute(tx);
}
