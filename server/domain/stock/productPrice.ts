import { type RawBuilder, sql } from 'kysely';
import { type Decimal, decimal, divide, multiply, round, toNumber } from '#/model/values/decimal.ts';
import { type OfClient, rowsOf } from '#/server/records/rowScope.ts';

/** A product's price, as it stands on the product, with the active taxes that it contains and what one costs; in major units. */
export interface PricedProduct {
  price: string;
  /** Of those taxes the percentages together. */
  includedRate: string;
  /** Of those taxes the fixed amounts together. */
  includedAmount: string;
  /** Null where it is not known. */
  cost: string | number | null;
}

/** What of a price is earned. Amounts in major units with the currency's digits, shares in percent; null where the cost is not known. */
export interface PriceFigures {
  net_price: number;
  margin: number | null;
  /** Margin as part of the price without tax. */
  margin_percent: number | null;
  /** Cost as part of the price without tax. */
  food_cost_percent: number | null;
}

/** A price without the taxes that it contains, and what its cost leaves of it. Pure. Source: figures, "Money outside the sale". */
export function priceFigures({ price, includedRate, includedAmount, cost }: PricedProduct, digits: number): PriceFigures {
  const whole = decimal(100);
  // As of a sold line: the share of the percentages goes out of the price, then the amounts.
  const net = divide(multiply(decimal(price), whole), whole + decimal(includedRate)) - decimal(includedAmount);
  const spent = cost === null ? null : decimal(cost);
  const margin = spent === null ? null : net - spent;
  return {
    net_price: toNumber(round(net, digits)),
    margin: margin === null ? null : toNumber(round(margin, digits)),
    margin_percent: shareOf(margin, net),
    food_cost_percent: shareOf(spent, net),
  };
}

/** A part of the price in percent, to two places; null where there is no price to be part of. */
function shareOf(part: Decimal | null, price: Decimal): number | null {
  return part === null || price <= 0n ? null : toNumber(round(divide(part * 100n, price), 2));
}

/** For a `from`, behind the products `p`: `i."includedRate"` and `i."includedAmount"`.  */
export function includedTaxes(scope: OfClient): RawBuilder<unknown> {
  return sql`cross join lateral (
      select coalesce(sum(t.rate) filter (where t.type = 'percent'), 0) as "includedRate",
        coalesce(sum(t.rate) filter (where t.type = 'fixed'), 0) as "includedAmount"
      from ${rowsOf(scope, 'products_taxes')} l join ${rowsOf(scope, 'taxes')} t on t.client_id = l.client_id and t.id = l.target_id
      where l.client_id = p.client_id and l.parent_id = p.id and t.inclusive and t.status = 'active'
    ) as i`;
}
