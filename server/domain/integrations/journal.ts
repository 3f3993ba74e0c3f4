import { keyOf, type Mapped, type Part } from './ownParts.ts';

/** What a business day comes to, by part; minor units, and signed: what was given back takes away. */
export interface DayFigures {
  /** Net of included tax and before discounts, less what was refunded; by category. */
  sales: readonly Amount[];
  discounts: readonly Amount[];
  taxes: readonly Amount[];
  serviceCharges: readonly Amount[];
  surcharge: number;
  tip: number;
  /** What was collected for these sales and for gift cards, surcharges and tips included; by method. */
  payments: readonly Amount[];
  /** What gift cards were sold and loaded for: owed from then on. */
  giftCards: number;
}
export interface Amount {
  name: string;
  amount: number;
}

/** One line: a debit or a credit, never both, minor units; `account` is null where nothing says where it is booked. */
export interface JournalLine extends Part {
  account: string | null;
  location: string | null;
  subsidiary: string | null;
  debit: number;
  credit: number;
}

/**
 * The day as a journal: what was collected and what was given off are debits; sales, taxes, charges and tips are credits. Both sides come
 * to the same because payments come to what was sold. What is below zero stands on the other side. Pure.
 */
export function journalOf(day: DayFigures, mapping: readonly Mapped[]): JournalLine[] {
  const mapped = new Map(mapping.map((one) => [keyOf(one), one]));
  const line = (of: Part, debit: number): JournalLine => {
    const { account = null, location = null, subsidiary = null } = mapped.get(keyOf(of)) ?? {};
    return { ...of, account, location, subsidiary, debit: Math.max(debit, 0), credit: Math.max(-debit, 0) };
  };
  const debits = (part: string, amounts: readonly Amount[]) =>
    amounts.map(({ name, amount }) => line({ part, name: name || null }, amount));
  const credits = (part: string, amounts: readonly Amount[]) =>
    amounts.map(({ name, amount }) => line({ part, name: name || null }, -amount));
  const isCard = ({ name }: Amount) => name === 'gift_card';
  return [
    ...debits(
      'payment_method',
      day.payments.filter((one) => !isCard(one)),
    ),
    ...day.payments.filter(isCard).map(({ amount }) => line({ part: 'gift_card_liability', name: null }, amount)),
    ...debits('discount', day.discounts),
    ...credits('category', day.sales),
    ...credits('tax', day.taxes),
    ...credits('service_charge', day.serviceCharges),
    line({ part: 'gift_card_liability', name: null }, -day.giftCards),
    line({ part: 'surcharge', name: null }, -day.surcharge),
    line({ part: 'tip', name: null }, -day.tip),
  ].filter(({ debit, credit }) => debit !== 0 || credit !== 0);
}
