import { currencyDecimals } from '#/resources/reference/currencies.ts';

/** What some record comes to in a currency. */
interface Amount {
  id: number;
  /** ISO 4217. */
  currency: string;
  amount: number | string;
}

/** Each record's amounts as its field of `amounts` keeps them (`GBP 120.50, JPY 4800`), in the order in which they are given. */
export function amountsOf(amounts: readonly Amount[]): Map<number, string> {
  const written = new Map<number, string>();
  for (const { id, currency, amount } of amounts) {
    const before = written.get(id);
    const own = `${currency} ${Number(amount).toFixed(currencyDecimals(currency))}`;
    written.set(id, before === undefined ? own : `${before}, ${own}`);
  }
  return written;
}
