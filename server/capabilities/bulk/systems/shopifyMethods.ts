import type { PaymentMethod } from '#/server/domain/sales/orderInput.ts';

/** What a way to pay is here, by its name there; of several for one order nothing says how much each was. */
export function methodOf(written: string): PaymentMethod {
  if (written.includes('+')) return 'other';
  if (/cash/i.test(written) && !/delivery/i.test(written)) return 'cash';
  if (/gift.?card/i.test(written)) return 'gift_card';
  return /shopify payments|card|stripe|visa|mastercard|amex/i.test(written) ? 'card' : 'other';
}
