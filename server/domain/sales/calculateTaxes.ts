import { say } from '#/i18n/sentences.ts';
import type { LineFigures, TaxFigure } from './figures.ts';
import { multiplyDivide, RATE_SCALE, shareOut, sumOf, toWhole } from './minorUnits.ts';
import type { TaxInput } from './orderInput.ts';
import type { Readings } from './readings.ts';

type Printed = Pick<LineFigures, 'input' | 'printedGross' | 'printedDiscounts'>;
type Reported = Pick<LineFigures, 'taxes' | 'gross' | 'discount' | 'discounts' | 'net' | 'tax' | 'total'>;

const WHOLE = 100 * 10 ** RATE_SCALE;

/** A line's taxes after discount, and what is reported of it: without the taxes that its price contains. */
export function calculateTaxes({ input, printedGross, printedDiscounts }: Printed, path: string, read: Readings): Reported {
  const rates = (input.taxes ?? []).map((tax, i) => rateOf(tax, `${path}.taxes.${i}`, read));
  const printedDiscount = sumOf(printedDiscounts);
  const charged = printedGross - printedDiscount;
  const includedRates = sumOf((input.taxes ?? []).map((tax, i) => (tax.inclusive ? (rates[i] ?? 0) : 0)));
  const amountOf = (tax: TaxInput, i: number, base: number, whole: number): TaxFigure => ({
    name: tax.name,
    rate: tax.rate ?? null,
    amount:
      tax.amount === null || tax.amount === undefined
        ? multiplyDivide(base, rates[i] ?? 0, whole)
        : read.amount(tax.amount, `${path}.taxes.${i}.amount`),
    inclusive: tax.inclusive === true,
  });
  const taxes = (input.taxes ?? []).map((tax, i) => amountOf(tax, i, charged, WHOLE + includedRates));
  const included = sumOf(taxes.filter((tax) => tax.inclusive).map((tax) => tax.amount));
  if (included > charged) read.refuse(`${path}.taxes`, say('orders.included_taxes_too_high', { amount: read.said(charged) }));
  const net = charged - included;
  for (const [i, tax] of (input.taxes ?? []).entries()) if (!tax.inclusive) taxes[i] = amountOf(tax, i, net, WHOLE);
  const discount =
    charged > 0 ? multiplyDivide(printedDiscount, net, charged) : multiplyDivide(printedDiscount, WHOLE, WHOLE + includedRates);
  const tax = sumOf(taxes.map((one) => one.amount));
  return { taxes, gross: net + discount, discount, discounts: shareOut(discount, printedDiscounts), net, tax, total: net + tax };
}

function rateOf(tax: TaxInput, path: string, read: Readings): number {
  if (typeof tax.rate !== 'number' && (tax.amount === null || tax.amount === undefined))
    read.refuse(`${path}.amount`, say('orders.amount_or_rate'));
  const rate = typeof tax.rate === 'number' ? toWhole(tax.rate, RATE_SCALE) : 0;
  if (rate === null) read.refuse(`${path}.rate`, say('orders.rate_too_precise'));
  return rate ?? 0;
}
