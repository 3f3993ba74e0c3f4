import type { Moment } from './businessTime.ts';
import { ITEM_DISCOUNT, type LineFact, NOBODY, type OrderFacts, type PartFact, type SalesFact, type VoidFact } from './facts.ts';
import { isSold, type LineFigures, type OrderFigures } from './figures.ts';
import { sumOf } from './minorUnits.ts';
import { modifierParts } from './modifierParts.ts';
import { settlementOf } from './settlement.ts';

/** The facts of an order: a function of its latest revision and of nothing else. Pure. */
export function factsOf(figures: OrderFigures): OrderFacts {
  return {
    sales: salesOf(figures),
    lines: linesOf(figures),
    parts: [...(figures.paid ? partsOf(figures, figures.paid) : []), ...settlementOf(figures)],
    voids: voidsOf(figures),
  };
}

function salesOf({ paid, totals, lines, payments, serviceCharges, serviceChargesRefunded }: OrderFigures): SalesFact[] {
  if (!paid) return [];
  const { gross, discount, tax, serviceCharge, surcharge, tip } = totals;
  const sale: SalesFact = { ...paid, transactions: 1, gross, discount, refund: 0, tax, service_charge: serviceCharge, surcharge, tip };
  const back = new Map<string, SalesFact>();
  const at = (moment: Moment): SalesFact => {
    const known = back.get(moment.at) ?? {
      ...moment,
      transactions: 0,
      gross: 0,
      discount: 0,
      refund: 0,
      tax: 0,
      service_charge: 0,
      surcharge: 0,
      tip: 0,
    };
    back.set(moment.at, known);
    return known;
  };
  for (const { refund } of lines.filter(isSold)) {
    if (!refund) continue;
    at(refund.moment).refund += refund.net;
    at(refund.moment).tax -= sumOf(refund.taxes);
  }
  if (serviceChargesRefunded) {
    at(serviceChargesRefunded).service_charge -= serviceCharge;
    at(serviceChargesRefunded).tax -= sumOf(serviceCharges.map((one) => one.tax));
  }
  for (const payment of payments) {
    if (payment.status !== 'refunded' || (payment.tip === 0 && payment.surcharge === 0)) continue;
    at(payment.moment).surcharge -= payment.surcharge;
    at(payment.moment).tip -= payment.tip;
  }
  return [sale, ...back.values()];
}

function linesOf({ paid, lines }: OrderFigures): LineFact[] {
  if (!paid) return [];
  return lines.flatMap(({ voided, giftCard, quantity, gross, discount, tax, refund }, line) => {
    if (!isSold({ voided, giftCard })) return [];
    const sold: LineFact = { ...paid, line, quantity, refund_quantity: 0, gross, discount, refund: 0, tax };
    return refund
      ? [
          sold,
          {
            ...refund.moment,
            line,
            quantity: 0,
            refund_quantity: refund.quantity,
            gross: 0,
            discount: 0,
            refund: refund.net,
            tax: -sumOf(refund.taxes),
          },
        ]
      : [sold];
  });
}

function partsOf(figures: OrderFigures, paid: Moment): PartFact[] {
  const { lines, discounts, serviceCharges, serviceChargesRefunded, payments, input } = figures;
  const parts = new PartSums();
  const counted = lines.filter(isSold);
  for (const line of counted) {
    addTaxes(parts, line, paid);
    for (const [i, amount] of line.discounts.entries())
      if (amount !== 0)
        parts.add({
          ...paid,
          kind: 'discount',
          name: discounts[i - 1]?.name ?? ITEM_DISCOUNT,
          detail: '',
          quantity: i === 0 ? 1 : 0,
          amount,
          extra: 0,
        });
    for (const part of modifierParts(line, paid)) parts.add(part);
  }
  for (const { name } of discounts) parts.add({ ...paid, kind: 'discount', name, detail: '', quantity: 1, amount: 0, extra: 0 });
  for (const [moment, sign] of [[paid, 1], ...(serviceChargesRefunded ? [[serviceChargesRefunded, -1] as const] : [])] as const) {
    for (const { name, amount, tax } of serviceCharges) {
      parts.add({ ...moment, kind: 'service_charge', name, detail: '', quantity: sign, amount: sign * amount, extra: sign * tax });
      if (tax !== 0)
        parts.add({ ...moment, kind: 'tax', name, detail: 'service_charge', quantity: sign, amount: sign * tax, extra: sign * amount });
    }
  }
  let tipped = 0;
  for (const { status, tip, moment } of payments) {
    if (tip === 0 || status === 'failed') continue;
    const tipAt = { kind: 'tip', name: input.user_name ?? NOBODY, detail: '', extra: 0 } as const;
    if (status === 'captured') parts.add({ ...paid, ...tipAt, quantity: tipped++ === 0 ? 1 : 0, amount: tip });
    else parts.add({ ...moment, ...tipAt, quantity: 0, amount: -tip });
  }
  return parts.all();
}

function addTaxes(parts: PartSums, { taxes, net, refund }: LineFigures, paid: Moment): void {
  for (const [i, { name, amount }] of taxes.entries()) {
    parts.add({ ...paid, kind: 'tax', name, detail: 'line', quantity: 1, amount, extra: net });
    if (refund)
      parts.add({ ...refund.moment, kind: 'tax', name, detail: 'line', quantity: 0, amount: -(refund.taxes[i] ?? 0), extra: -refund.net });
  }
}

function voidsOf({ lines }: OrderFigures): VoidFact[] {
  return lines.flatMap(({ voided, input, quantity, unitPrice, printedGross }, line) =>
    voided
      ? [
          {
            ...voided.moment,
            line,
            title: input.title,
            reason: voided.reason,
            voided_by: voided.by,
            approved_by: voided.approvedBy,
            quantity,
            price: unitPrice,
            amount: printedGross,
          },
        ]
      : [],
  );
}

/** One fact for each kind, name and moment of an order: the fewer rows, the faster the reports. */
class PartSums {
  readonly #sums = new Map<string, PartFact>();

  add(part: PartFact): void {
    const key = `${part.kind}|${part.detail}|${part.at}|${part.name}`;
    const known = this.#sums.get(key);
    if (!known) this.#sums.set(key, { ...part });
    else {
      known.quantity += part.quantity;
      known.amount += part.amount;
      known.extra += part.extra;
    }
  }

  all(): PartFact[] {
    return [...this.#sums.values()];
  }
}
