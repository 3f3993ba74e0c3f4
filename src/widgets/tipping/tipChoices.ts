/** What a suggestion comes to. */
export interface TipChoice {
  percent: number;
  amount: number;
}

/** What the suggestions of the tipping settings come to on an amount before and after tax, each percentage once; hundredths are rounded. */
export function tipChoices(values: Readonly<Record<string, unknown>>, { net, tax }: { net: number; tax: number }): TipChoice[] {
  const basis = values.basis === 'after_tax' ? net + tax : net;
  const percents = new Set(['first', 'second', 'third'].map((name) => Number(values[name] ?? 0)));
  return [...percents].map((percent) => ({ percent, amount: Math.round(basis * percent) / 100 }));
}
