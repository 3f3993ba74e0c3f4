import { isSold } from '#/server/domain/sales/figures.ts';
import { figuresOf } from '#/tests/support/orderHistories.ts';
import { FIRST_DAY, LAST_DAY } from './lives.ts';
import { done, type PlayedEstablishment, type PlayedLife, POINTS_PER_UNIT, REWARD_COST, type Stage } from './play.ts';
import { each, type Reading, read, Statements } from './reading.ts';

/** The ninth identity of figures.md for one life, and of the seventh that nothing hangs on how orders came. */

const KINDS = ['pay_in', 'pay_out', 'drop', 'tip_out', 'no_sale'] as const;
/** What a twin, who was told everything once and in another order, must say as well. */
const OF_TWINS = [
  ...['product-mix', 'tax-summary', 'payment-summary', 'discount-summary', 'dining-option-summary', 'sales-by-hour'],
  ...['cash-summary', 'drawer-payments', 'voided-orders', 'void-reasons', 'dashboard-hourly-sales', 'refunds'],
];

type Row = Record<string, number | null>;

/** Every statement of a life's money that does not hold. */
export async function moneyDisagreements(stage: Stage, life: PlayedLife): Promise<string[]> {
  const says = new Statements();
  for (const establishment of life.establishments) await drawers(stage, establishment, life.money.decimals, says);
  const whole = await read(
    stage,
    each(['drawer-payments', 'unmatched-gift-cards', 'sales-summary'], wholeOf(life.establishments.map(({ id }) => id))),
  );
  await giftCards(stage, life, whole, says);
  await loyalty(stage, life, says);
  await twins(stage, life, says);
  return says.found;
}

const wholeOf = (establishment_ids: number[]) => ({ establishment_ids, date_from: FIRST_DAY, date_to: LAST_DAY });

async function drawers(stage: Stage, establishment: PlayedEstablishment, decimals: number, says: Statements): Promise<void> {
  const { id, life, pools } = establishment;
  const names = ['cash-drawer-history', 'cash-outside-drawers', 'cash-summary', 'over-short', 'over-short-by-day'];
  const reading = await read(stage, each(names, wholeOf([id])));
  const [history, outside, , people, days] = names.map((name) => reading[name]?.totals ?? {});
  says.same(
    Number(history?.cash_sales ?? 0) + Number(outside?.amount ?? 0),
    reading['cash-summary']?.net_cash,
    '9. cash in drawers and outside',
  );
  for (const short of [people?.net, days?.net]) says.same(short, history?.difference, '9. over and short');
  if (life.entries.length > 0) {
    const rows: Row[] = (await done(stage, '/api/till-cash-entry/list', { establishment_id: id, per_page: 100, filters: { drawer: null } }))
      .list;
    for (const kind of KINDS) {
      const due = life.entries.filter((one) => one.kind === kind);
      const apart = rows.filter((one) => (one.kind as unknown) === kind);
      const [found, said] =
        kind === 'no_sale'
          ? [apart.length, due.length]
          : [sum(apart, ({ amount }) => Number(amount)), due.reduce((total, { minor }) => total + minor, 0) / 10 ** decimals];
      says.same(Number(history?.[`${kind}s`] ?? 0) + found, said, `9. ${kind} in drawers and outside`);
    }
  }
  for (const pool of pools) {
    const { tips, lines } = await done(stage, `/api/tip-pool/${pool}`, undefined, 'GET');
    says.same(
      lines.reduce((sum: number, { share }: { share: number }) => sum + share, 0),
      tips,
      '9. shares of a tip pool',
    );
  }
}

async function giftCards(stage: Stage, life: PlayedLife, reading: Reading, says: Statements): Promise<void> {
  const establishment_id = life.establishments[0]?.id;
  const moved: Row[] = [];
  for (const card_number of life.cards) {
    const [card] = (await done(stage, '/api/gift-card/list', { establishment_id, filters: { card_number } })).list;
    if (!card) continue;
    const { list } = await done(stage, '/api/gift-card/transaction/list', {
      establishment_id,
      per_page: 100,
      filters: { gift_card: card.id },
    });
    says.same(sum(list, inOf), card.current_balance, '9. the balance of a gift card is its movements');
    moved.push(...list);
  }
  const kinds = (...some: string[]) => moved.filter(({ kind }) => some.includes(String(kind)));
  const paid = reading['drawer-payments']?.list.find(({ method }) => method === 'gift_card')?.amount;
  const unmatched = reading['unmatched-gift-cards']?.totals.amount;
  says.same(Number(unmatched ?? 0) - sum(kinds('redeem', 'refund'), inOf), paid, '9. redemptions and unmatched are gift-card payments');
  says.same(
    sum(
      kinds('activate', 'load', 'unload').filter(({ order_id }) => order_id !== null),
      inOf,
    ),
    reading['sales-summary']?.gift_cards,
    '9. gift cards sold',
  );
}

async function loyalty(stage: Stage, { members, establishments, money }: PlayedLife, says: Statements): Promise<void> {
  for (const [which, member] of members.entries()) {
    const establishment_id = establishments[0]?.id;
    const { total_points } = await done(stage, `/api/loyalty-member/${member}`, undefined, 'GET');
    const { list } = await done(stage, '/api/loyalty-transaction/list', { establishment_id, per_page: 100, filters: { member } });
    const due = establishments.flatMap(({ last }) => last).filter(({ said }) => said.member === which);
    says.same(sum(list, inOf), total_points, '9. points are their movements');
    says.same(
      due.reduce((total, { order }) => total + pointsOf(order, money.decimals), 0),
      total_points,
      '9. points are what orders earned and spent',
    );
  }
}

/** What an order gives a member in the end: for what is left of its sale, less the reward's cost in proportion. */
function pointsOf(order: PlayedEstablishment['last'][number]['order'], decimals: number): number {
  const { paid, lines } = figuresOf(order, { clientId: 0, id: 0, currency: 'GBP', decimals, timezone: 'UTC', dayStartsAt: 0 });
  if (!paid) return 0;
  const sold = lines.filter(isSold);
  const given = (refunds: typeof sold) => refunds.reduce((total, { refund }) => total + (refund?.net ?? 0), 0);
  const before = given(sold.filter(({ refund }) => refund && refund.moment.at <= paid.at));
  const net = sold.reduce((total, line) => total + line.net, 0) - before;
  const left = net - (given(sold) - before);
  const cost = order.discounts?.[0]?.reward_id ? Math.ceil(REWARD_COST * (net > 0 ? left / net : 1)) : 0;
  return Math.floor((left * POINTS_PER_UNIT) / 10 ** decimals) - cost;
}

async function twins(stage: Stage, { establishments, twin }: PlayedLife, says: Statements): Promise<void> {
  if (twin === undefined) return;
  const [here, there] = await Promise.all([establishments[0]?.id ?? 0, twin].map((id) => read(stage, each(OF_TWINS, wholeOf([id])))));
  for (const name of OF_TWINS)
    says.holds(told(here?.[name]) === told(there?.[name]), `7. ${name} of the same orders, come in another order`);
}

/** What a report says, its rows in one order; without what names the establishment or the moment. */
function told(answer: Reading[string] | undefined): string {
  if (!answer) return '';
  const { as_of: _moment, list = [], ...rest } = answer;
  const rows = list.map(({ _titles, _ids, establishment: _place, order_id: _order, ...row }) => JSON.stringify(row)).sort();
  return JSON.stringify([rest, rows]);
}

const inOf = ({ debit, credit }: Row) => Number(credit ?? 0) - Number(debit ?? 0);
const sum = (rows: readonly Row[], each: (row: Row) => number) => rows.reduce((total, row) => total + each(row), 0);
