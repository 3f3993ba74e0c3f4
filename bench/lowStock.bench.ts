import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readLowStock } from '#/server/domain/stock/lowStock.ts';
import { sumStock } from '#/server/domain/stock/stockSums.ts';
import { testApp } from '#/tests/support/app.ts';
import { medianMs, report } from './ratio.ts';

const ITEMS = Number(process.env.ITEMS ?? 2_000);
const ENTRIES = Number(process.env.ENTRIES ?? 100_000);

test(`what is low of ${ITEMS.toLocaleString('en')} items, with ${ENTRIES.toLocaleString('en')} entries in the ledger and ten times as many`, async () => {
  const host = await testApp();
  const { clientId, establishments } = host.seeded.one;
  const establishmentId = establishments[0] as number;
  const { engine } = host.database;
  const enter = (from: number, to: number) =>
    host.database.owner((tx) =>
      sql`
      insert into public.inventory_movements (client_id, establishment_id, at, day, item_ingredients, item_name, kind, quantity, uom,
        unit_cost, created_at, updated_at)
      select ${clientId}, ${establishmentId}, timestamptz '2026-03-31 12:00Z' - n * interval '25 seconds',
        (timestamp '2026-03-31 12:00' - n * interval '25 seconds')::date, i.id, i.name, case when n % 4 = 0 then 'add' else 'sold' end,
        case when n % 4 = 0 then 6 else -2 end, 'kg', 3, now(), now()
      from generate_series(${from}::integer, ${to}::integer) as n
      join (select id, name, row_number() over (order by id) as place from public.ingredients where client_id = ${clientId}) as i
        on i.place = 1 + n % ${sql.lit(ITEMS)}`.execute(tx),
    );
  await host.database.owner((tx) =>
    sql`
      insert into public.ingredients (client_id, establishment_id, name, uom, unit_cost, par_level, reorder_point, status, created_at,
        updated_at)
      select ${clientId}, ${establishmentId}, 'Item ' || lpad(n::text, 6, '0'), 'kg', n % 50, 40, case when n % 50 = 0 then 1000000 else -1000000 end,
        'active', now(), now()
      from generate_series(1, ${sql.lit(ITEMS)}) as n`.execute(tx),
  );
  const low = () => host.database.tenant(clientId, (tx) => readLowStock(tx, { clientId, establishmentId }), { readonly: true });
  const measured = async () => {
    for (const table of ['inventory_movements', 'ingredients', 'stock_sums']) await host.database.direct(`vacuum analyze public.${table}`);
    expect(await low()).toHaveLength(ITEMS / 50);
    return medianMs(low);
  };
  await enter(1, ENTRIES);
  const whole = await measured();
  for (let run = 0; run < 2; run += 1) await sumStock(host.database);
  const summed = await measured();
  report(`${engine}: what is low, summed`, summed, 'from the whole ledger', whole);
  await enter(ENTRIES + 1, 10 * ENTRIES);
  const tenfold = await measured();
  for (let run = 0; run < 2; run += 1) await sumStock(host.database);
  report(`${engine}: what is low, summed, of a ledger ten times as long`, await measured(), 'of the shorter one', summed);
  report(`${engine}: from the whole ledger of ten times`, tenfold, 'from the whole shorter one', whole);
  await host.close();
});
