import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { anOrder } from '#/tests/support/sales.ts';
import type { Caller, Reply } from './caller.ts';

const PAUSE_MS = 50;
const CARD = 'SURVIVAL-2';
const MEMBER = 'SURVIVAL-3';
const HELD = 100_000;
const PRICE = 10;
const POINTS_PER_UNIT = 2;
const KINDS = ['pay_in', 'pay_out', 'drop', 'tip_out'] as const;
type Kind = (typeof KINDS)[number];

/** What an order was last said to be paid with, in major units. */
interface Paid {
  card: number;
  cash: number;
}

/**
 * Orders of a loyalty member that are paid with one gift card and with cash, said twice and otherwise, and movements of cash that a till
 * reports, in drawers and outside of them: each sent until it is acknowledged.
 */
export class MoneyTraffic {
  readonly #caller: Caller;
  #isOver = false;
  #running: Promise<void>[] = [];
  #made = { card: 0, member: 0 };
  readonly #paid = new Map<string, Paid>();
  readonly #moved = new Map<string, Kind>();

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  get acknowledged(): Record<string, number> {
    return { paidWithCardAndCash: this.#paid.size, drawerEntries: this.#moved.size };
  }

  /** Makes the card, the member and two drawers, the first of them left open when the second is. @throws where it is refused */
  async begin(): Promise<void> {
    const card = await this.#caller.must('POST', '/api/gift-card', { card_number: CARD, currency: 'USD' });
    await this.#caller.must('POST', `/api/gift-card/${card.id}/activate`, { amount: HELD });
    const loyalty = { kind: 'loyalty' };
    const { updated_at } = await this.#caller.must('POST', '/api/establishment/get-meta', loyalty);
    const values = { enabled: true, points_per_unit: POINTS_PER_UNIT };
    await this.#caller.must('POST', '/api/establishment-meta', { ...loyalty, values, updated_at });
    const member = await this.#caller.must('POST', '/api/loyalty-member', { card_number: MEMBER });
    this.#made = { card: card.id, member: member.id };
    for (const hour of ['10', '12'])
      await this.#report({ uuid: randomUUID(), kind: 'open', at: `2026-03-01 ${hour}:00:00`, amount: 50, number: `At ${hour}` });
  }

  start(): void {
    this.#isOver = false;
    this.#running = [this.#sell(), this.#sell(), this.#move(), this.#move()];
  }

  /** Resolves when everything that was begun has been acknowledged. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** What the host says of money that is not what was acknowledged, or not the same everywhere. `others`: sales of 10.00 beside its own. */
  async disagreements(others: number): Promise<string[]> {
    const found: string[] = [];
    const same = (what: string, said: unknown, due: number) => {
      if (Math.abs(Number(said) - due) > 1e-6 || said === null || said === undefined) found.push(`${what}: ${said} instead of ${due}`);
    };
    const ids = { establishment_ids: [this.#caller.establishment], date_from: '2026-03-01', date_to: '2026-03-01' };
    const names = ['sales-summary', 'payment-summary', 'cash-summary', 'cash-drawer-history', 'cash-outside-drawers', 'drawer-payments'];
    const asked = names.map((report) => ({ report, question: ids }));
    const { answers } = await this.#caller.until('POST', '/api/reports', { establishment_id: undefined, reports: asked }, {});
    const [summary, payments, cash, drawers, outside, methods] = answers.map((one: { data: Reply['data'] }) => one.data);
    const sum = (of: (paid: Paid) => number) => [...this.#paid.values()].reduce((total, paid) => total + of(paid), 0);
    const dueCard = sum(({ card }) => card);
    const dueCash = sum(({ cash }) => cash);
    const amount = (list: readonly { method: string; amount: number }[], name: string) =>
      list.find(({ method }) => method === name)?.amount;

    same('net sales', summary.net_sales, PRICE * (this.#paid.size + others));
    same('payments by method', payments.totals.total, summary.total_collected);
    same('paid by gift card', amount(payments.list, 'gift_card') ?? 0, dueCard);
    same('paid by gift card as money moved', amount(methods.list, 'gift_card') ?? 0, dueCard);
    same('cash', cash.net_cash, dueCash);
    same('cash in drawers and outside of them', Number(drawers.totals.cash_sales) + Number(outside.totals.amount), dueCash);
    same('drawers', drawers.list.length, 2);

    const card = await this.#caller.until('GET', `/api/gift-card/${this.#made.card}`, undefined, {});
    same('balance of the card', card.current_balance, HELD - dueCard);
    same('movements of the card', await this.#movements('/api/gift-card/transaction/list', { gift_card: this.#made.card }), HELD - dueCard);
    const points = this.#paid.size * PRICE * POINTS_PER_UNIT;
    const member = await this.#caller.until('GET', `/api/loyalty-member/${this.#made.member}`, undefined, {});
    same('points', member.total_points, points);
    same('movements of points', await this.#movements('/api/loyalty-transaction/list', { member: this.#made.member }), points);

    const kept = await this.#all('/api/till-cash-entry/list', { drawer: null });
    for (const kind of KINDS) {
      const due = [...this.#moved.values()].filter((one) => one === kind).length;
      const apart = kept.filter((one) => one.kind === kind).length;
      same(`${kind} in drawers and outside of them`, Number(drawers.totals[`${kind}s`]) + apart, due);
    }
    return found;
  }

  async #sell(): Promise<void> {
    while (!this.#isOver) {
      const at = `2026-03-01 ${9 + randomInt(6)}:${10 + randomInt(50)}:00`.replace(' 9:', ' 09:');
      const order = (revision: number, card: number): OrderInput => ({
        ...anOrder({ uuid, revision, local_created_at: at, payment_date: at, loyalty_card: MEMBER }),
        payments: [
          { method: 'gift_card', gift_card: CARD, amount: card, at },
          { method: 'cash', amount: PRICE - card, at },
        ],
      });
      const uuid = randomUUID();
      const [first, then] = [1 + randomInt(9), 1 + randomInt(9)];
      await this.#send(order(1, first), first);
      if (then > 4) await Promise.all([this.#send(order(2, then), then), this.#send(order(2, then), then)]);
      if (then > 7) await this.#send(order(1, first), then);
      await wait(PAUSE_MS);
    }
  }

  async #send(order: OrderInput, card: number): Promise<void> {
    await this.#caller.until('POST', '/api/sales/intake', { orders: [order] }, {}, ({ list }) => list[0].status !== 'rejected');
    this.#paid.set(order.uuid, { card, cash: PRICE - card });
  }

  async #move(): Promise<void> {
    while (!this.#isOver) {
      const kind = KINDS[randomInt(KINDS.length)] as Kind;
      const entry = { uuid: randomUUID(), kind, at: `2026-03-01 ${9 + randomInt(6)}:30:00`.replace(' 9:', ' 09:'), amount: 1 };
      await this.#report(entry);
      if (randomInt(3) === 0) await this.#report(entry);
      this.#moved.set(entry.uuid, kind);
      await wait(PAUSE_MS);
    }
  }

  async #report(entry: object): Promise<void> {
    const isDone = ({ list }: Reply['data']) => list[0].status !== 'rejected';
    await this.#caller.until('POST', '/api/cash-drawer/entries', { entries: [entry] }, {}, isDone);
  }

  async #movements(path: string, filters: object): Promise<number> {
    const rows = await this.#all(path, filters);
    return rows.reduce((total, { debit, credit }) => total + Math.round((Number(credit) - Number(debit)) * 100), 0) / 100;
  }

  async #all(path: string, filters: object): Promise<Record<string, unknown>[]> {
    const rows = [];
    for (let page = 1; ; page += 1) {
      const { list, pagination_options } = await this.#caller.until('POST', path, { filters, per_page: 100, page }, {});
      rows.push(...list);
      if (page >= pagination_options.last_page) return rows;
    }
  }
}
