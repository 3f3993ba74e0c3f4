import { rowsIn, type Values, valuesIn } from '#/model/values/shapes.ts';
import { wordOf } from '#/server/domain/integrations/orders/orderReading.ts';
import type { ProgramCalls } from '#/server/domain/integrations/programCalls.ts';
import { known } from './known.ts';

/** Where an order that was fetched has the cards of a line or a tender: `[{ number, amount_money }]`. Square's own orders have no such thing. */
export const CARDS = 'gift_cards';

const PAGE = 100;
/** A seller without cards, a token that may not read them. */
const NOT_READ = [403, 404];
/** A search that has more pages is of no few hours. */
const MOST_PAGES = 50;
/** What happens to a card is noted near the order that it belongs to. */
const [BEFORE_MS, AFTER_MS] = [10 * 60_000, 60 * 60_000];

/**
 * An order with the number of each gift card at the line that sells it and at the tender that is paid with it. An order does not know them:
 * what happened to the cards does (ListGiftCardActivities). A token that may not read cards finds none.
 */
export async function withCards(calls: ProgramCalls, order: Values): Promise<Values> {
  const lines = rowsIn(order.line_items);
  const tenders = rowsIn(order.tenders);
  if (![...lines, ...tenders].some(isOfCard)) return order;
  const activities = await activitiesAround(calls, order);
  const sold = activities.flatMap((one) =>
    [one.activate_activity_details, one.load_activity_details].map((details) => cardOf(one, valuesIn(details))),
  );
  const paid = activities.map((one) => cardOf(one, valuesIn(one.redeem_activity_details)));
  const cards = (found: readonly ActivityCard[], isOwn: (details: Values) => boolean) =>
    found.filter(({ details }) => isOwn(details)).map(({ card }) => card);
  return {
    ...order,
    line_items: lines.map((line) =>
      isOfCard(line)
        ? { ...line, [CARDS]: cards(sold, ({ order_id, line_item_uid }) => order_id === order.id && line_item_uid === line.uid) }
        : line,
    ),
    tenders: tenders.map((tender) =>
      isOfCard(tender) ? { ...tender, [CARDS]: cards(paid, ({ payment_id }) => payment_id === paymentOf(tender)) } : tender,
    ),
  };
}

/** The payment that a tender is; of one of long ago perhaps none. */
export const paymentOf = (tender: Values): string => wordOf(tender.payment_id) || wordOf(tender.id);

const isOfCard = ({ item_type, type }: Values) => item_type === 'GIFT_CARD' || type === 'SQUARE_GIFT_CARD';

interface ActivityCard {
  details: Values;
  card: { number: string; amount_money: unknown };
}

const cardOf = (activity: Values, details: Values): ActivityCard => ({
  details,
  card: { number: wordOf(activity.gift_card_gan), amount_money: details.amount_money },
});

/** What happened to any card while an order was made and paid. */
async function activitiesAround(calls: ProgramCalls, order: Values): Promise<Values[]> {
  const times = [order, ...rowsIn(order.tenders)].flatMap((one) => [one.created_at, one.closed_at]).map((at) => Date.parse(wordOf(at)));
  const sound = times.filter((at) => !Number.isNaN(at));
  if (!sound.length) return [];
  const query = {
    begin_time: new Date(Math.min(...sound) - BEFORE_MS).toISOString(),
    end_time: new Date(Math.max(...sound) + AFTER_MS).toISOString(),
    limit: String(PAGE),
  };
  const found: Values[] = [];
  let cursor = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await known(calls, '/v2/gift-cards/activities', NOT_READ, { query: { ...query, ...(cursor && { cursor }) } });
    found.push(...rowsIn(answer.gift_card_activities));
    cursor = wordOf(answer.cursor);
    if (!cursor) break;
  }
  return found;
}
