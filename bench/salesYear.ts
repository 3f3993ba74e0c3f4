import { sql } from 'kysely';
import { rebuild } from '#/server/domain/sales/recompute.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

const PRODUCTS = 120;
const LINES_AN_ORDER = 3;
/** The year that `fillYear` fills. */
export const YEAR = { date_from: '2025-01-01', date_to: '2025-12-31' };

/** A year of facts without their orders: the reports read nothing else. */
export async function fillYear(database: Database, clientId: number, establishment: number, orders: number): Promise<void> {
  const scope = `${clientId}, ${establishment}`;
  const moment = `timestamptz '2025-01-01 12:00Z' + (o % 365) * interval '1 day', date '2025-01-01' + (o % 365)::int, 600 + (o * 7) % 720`;
  const part = (n: number, kind: string, name: string, detail: string, amount: string) => `
    insert into public.facts_parts (client_id, establishment_id, order_id, n, at, day, minute, kind, name, detail, quantity, amount, extra)
    select ${scope}, o, ${n}, ${moment}, '${kind}', ${name}, '${detail}', 1, ${amount}, o % 300 from generate_series(1, ${orders}) as o`;
  const statements = [
    `insert into public.sales_items (client_id, establishment_id, key, title, category, sub_category)
     select ${scope}, 'bench ' || n, 'Dish ' || n, 'Category ' || n % 12, null from generate_series(1, ${PRODUCTS}) as n`,
    `insert into public.facts_lines (client_id, establishment_id, order_id, n, at, day, minute, item_id, quantity, refund_quantity, gross, discount, refund, tax, cost)
     select ${scope}, o, l, ${moment}, items.first + (o * 13 + l * 29) % ${PRODUCTS},
       1000 + (o % 3) * 1000, 0, 500 + (o * l) % 2000, o % 50, 0, 100, 200
     from generate_series(1, ${orders}) as o cross join generate_series(1, ${LINES_AN_ORDER}) as l,
       (select min(id) as first from public.sales_items where client_id = ${clientId} and establishment_id = ${establishment}) as items`,
    `insert into public.facts_sales (client_id, establishment_id, order_id, n, at, day, minute, order_type, user_name, station, transactions, gross, discount, refund, tax, service_charge, surcharge, tip)
     select ${scope}, o, 0, ${moment}, 'Type ' || o % 3, 'Server ' || o % 12, 'Till ' || o % 4, 1, 1500 + o % 4000, o % 50, 0, 100, 0, 0, o % 300
     from generate_series(1, ${orders}) as o`,
    part(0, 'tax', `'Tax ' || o % 2`, 'line', '100'),
    part(1, 'payment', `(array['cash', 'card', 'other'])[1 + o % 3]`, 'taken', '1600 + o % 4000'),
    part(2, 'tip', `'Server ' || o % 12`, '', 'o % 300'),
  ];
  for (const statement of statements) await database.owner((tx) => sql.raw(statement).execute(tx));
  await rebuild(database, { clientId });
  await database.direct('vacuum analyze');
}
