import { numberFormat } from '#/model/values/intl.ts';
import { anything, type FieldOf } from '#model/language';
import { numeric } from './base/numeric.ts';
import type { KindContext } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /**
     * `currency`: the sibling field that carries the code; absent, the establishment's. `scale` 6 for unit costs. `perUnit`: a price of one
     * unit, read with two decimals more than the currency has, always with all of them, so that a column of them is even.
     */
    money: Scaled & { currency?: string; perUnit?: true };
  }
  interface KindValues {
    money: number;
  }
}

/** So many decimals more than the currency has are read of what one unit costs. */
const UNIT_DIGITS = 2;

type Values = Readonly<Record<string, unknown>>;

/** An amount in major units, exact to the currency's minor unit (or to `scale`, for unit costs). */
export const money = numeric<'money'>({
  traits: { isAddable: true, besideTitle: 'once', isAdjustable: true, drawnAs: 'number' },
  words: { default: anything, min: anything, max: anything, scale: anything, currency: anything, perUnit: anything },
  column: (field) => ((field.scale ?? 0) > 4 ? 'numeric(19,6)' : 'numeric(19,4)'),
  // Without a context (JSON Schema) the currency is not known: any number of decimals a currency can have.
  scale: (field, context, record) => field.scale ?? (context ? context.currencyDecimals(currencyOf(field, context, record)) : 4),
  min: -99_999_999_999,
  max: 99_999_999_999,
  tidy: (typed) => typed.replace(/[\p{Sc}]|^[A-Z]{3}|[A-Z]{3}$/gu, ''),
  format: (value, field, context, record) => {
    const currency = currencyOf(field, context, record);
    if (!field.perUnit) return formatMoney(value, currency, context, field.scale);
    const digits = context.currencyDecimals(currency) + UNIT_DIGITS;
    return moneyText(value, currency, context, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  },
});

/** The currency an amount is in: the sibling field's that the definition names, else the establishment's. */
export function currencyOf(field: Pick<FieldOf<'money'>, 'currency'>, context: KindContext, record?: Values): string {
  const own = field.currency ? record?.[field.currency] : undefined;
  return typeof own === 'string' && own ? own : context.currency;
}

/** Amounts of several currencies, stored as `GBP 120.50, JPY 4800`, each with its currency's sign and decimals, in the reader's language. */
export function formatAmounts(value: string, context: KindContext): string {
  return value.replaceAll(/([A-Z]{3}) (-?[\d.]+)/g, (_, currency: string, amount: string) =>
    formatMoney(Number(amount), currency, context),
  );
}

/** An amount with its currency's sign and decimals, in the reader's language. */
export function formatMoney(value: number, currency: string, context: KindContext, scale?: number): string {
  const decimals = context.currencyDecimals(currency);
  return moneyText(value, currency, context, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, scale ?? decimals),
  });
}

function moneyText(value: number, currency: string, { locale }: KindContext, digits: Intl.NumberFormatOptions): string {
  return numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits }).format(value);
}
