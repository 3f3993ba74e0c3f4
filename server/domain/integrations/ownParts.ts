import { type RawBuilder, sql } from 'kysely';
import { PAYMENT_METHODS } from '#/server/domain/sales/orderInput.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** A part of a day's figures that is booked to an account of its own: the name is ours, null where the part has but one. */
export interface Part {
  part: string;
  name: string | null;
}
/** Where a part is booked there. */
export interface Mapped extends Part {
  account: string;
  location: string | null;
  subsidiary: string | null;
}

/** The parts that have no names: what stands in no category, and money that gift cards pay with, a liability before, among them. */
const UNNAMED = ['category', 'surcharge', 'tip', 'gift_card_liability'];

/** What tells parts apart. */
export const keyOf = ({ part, name }: Part): string => `${part}|${name ?? ''}`;

/** Every part that the establishment can sell under today: its categories, taxes, discounts and service charges, and the ways to pay. */
export async function ownParts(tx: Transaction, clientId: number, establishmentId: number): Promise<Part[]> {
  const table = (part: string, name: RawBuilder<unknown>) =>
    sql`select ${part} as part, name from ${name} where client_id = ${clientId} and establishment_id = ${establishmentId}
      and status = 'active'`;
  const tables = [
    table('category', sql.id('tenant', 'categories')),
    table('tax', sql.id('tenant', 'taxes')),
    table('discount', sql.id('tenant', 'discounts')),
    table('service_charge', sql.id('tenant', 'service_charges')),
  ];
  const { rows } = await sql<Part>`${sql.join(tables, sql` union `)} order by 1, 2`.execute(tx);
  const methods = PAYMENT_METHODS.filter((method) => method !== 'gift_card').map((name) => ({ part: 'payment_method', name }));
  return [...rows, ...methods, ...UNNAMED.map((part) => ({ part, name: null }))];
}

/**
 * Every part that the establishment has ever sold under: also what is in no list of its own, such as a discount that was typed at a till,
 * or a category that is called otherwise by now.
 */
export async function soldParts(tx: Transaction, clientId: number, establishmentId: number): Promise<Part[]> {
  const here = (alias: string) =>
    sql`${sql.ref(`${alias}.client_id`)} = ${clientId} and ${sql.ref(`${alias}.establishment_id`)} = ${establishmentId}`;
  const kinds = sql`kind in ('tax', 'discount', 'service_charge')`;
  const { rows } = await sql<Part>`
    select 'category' as part, i.category as name from tenant.sales_items i where ${here('i')} and i.category <> ''
    union select p.kind, p.name from tenant.rollup_parts p where ${here('p')} and ${kinds}
    union select f.kind, f.name from tenant.sales_marks m join tenant.facts_parts f on f.client_id = m.client_id
      and f.establishment_id = m.establishment_id and f.day = m.day where ${here('m')} and ${kinds}
    order by 1, 2`.execute(tx);
  return rows;
}
