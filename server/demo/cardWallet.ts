import type { OrderInput, PaymentInput } from '#/server/domain/sales/orderInput.ts';
import { localAmount } from './prices.ts';
import type { Random } from './random.ts';

/**
 * The gift cards of an establishment's guests: sold at its till, spent there later. Chances are drawn from its own, so that the orders
 * themselves stay as they are without.
 */
export class CardWallet {
  readonly #random: Random;
  readonly #currency: string;
  /** What is on each card, as far as its guests know, in major units, and since when: ISO 8601 UTC. */
  readonly #cards: { number: string; balance: number; since: string }[] = [];

  constructor(random: Random, currency: string) {
    this.#random = random;
    this.#currency = currency;
  }

  /** The order as its guests pay it: now and then they buy a card too, and what is to be paid by card is paid with one that they have. */
  settle(order: OrderInput): OrderInput {
    const [payment, ...others] = order.payments ?? [];
    if (!payment) return order;
    if (payment.method === 'gift_card') return { ...order, payments: [...this.#pay(payment, paidAt(order)), ...others] };
    return order.status === 'paid' && this.#random.chance(0.02) ? this.#buy(order, payment) : order;
  }

  #pay(payment: PaymentInput, at: string): PaymentInput[] {
    if (this.#random.chance(0.02)) return [payment];
    const card = this.#random.chance(0.5) ? this.#cards.find(({ balance, since }) => balance > 0 && since < at) : undefined;
    if (!card) return [byCard(payment)];
    const part = Math.min(card.balance, payment.amount);
    card.balance = rounded(card.balance - part);
    const rest = rounded(payment.amount - part);
    const paid = { ...payment, amount: part, gift_card: card.number };
    return rest > 0 ? [paid, { method: 'cash', amount: rest }] : [paid];
  }

  #buy(order: OrderInput, payment: PaymentInput): OrderInput {
    const amount = localAmount(this.#random.pick([25, 50, 50, 100]), this.#currency);
    const number = `60${this.#random.whole(10 ** 13, 9 * 10 ** 13)}`;
    this.#cards.push({ number, balance: amount, since: paidAt(order) });
    return {
      ...order,
      lines: [...order.lines, { title: 'Gift card', price: amount, quantity: 1, gift_card: number }],
      payments: [{ ...payment, amount: rounded(payment.amount + amount) }],
    };
  }
}

const paidAt = (order: OrderInput) => order.payment_date ?? order.local_created_at;

/** The payment by credit card: of guests who have no gift card. */
export const byCard = ({ amount, at }: PaymentInput): PaymentInput => ({
  method: 'card',
  amount,
  card_brand: 'Visa',
  last_four: '4242',
  ...(at && { at }),
});

/** Without what subtracting fractions leaves behind. */
const rounded = (amount: number) => Math.round(amount * 1000) / 1000;
