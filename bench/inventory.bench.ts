import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#/tests/support/app.ts';
import { medianMs, report } from './ratio.ts';

const ITEMS = Number(process.env.ITEMS ?? 5_000);
const ENTRIES = Number(process.env.ENTRIES ?? 200_000);

test(`a month's inventory of ${ITEMS.toLocaleString('en')} items from ${ENTRIES.toLocaleString('en')} entries of the ledger, against the bare sums`, async () => {
  const host = await testApp();
  const { clientId, establishments } = host.seeded.one;
  const establishment = establishments[0] as number;
  await host.database.owner(async (tx) => {
    await sql`
      insert into public.ingredients (client_id, establishment_id, name, uom, unit_cost, par_level, reorder_point, status, created_at,
        updated_at)
      select ${clientId}, ${establishment}, 'Item ' || lpad(n::text, 6, '0'), 'kg', n % 50, 40, 10, 'active', now(), now()
      from generate_series(1, ${sql.lit(ITEMS)}) as n`.execute(tx);
    await sql`
      insert into public.inventory_movements (client_id, establishment_id, at, day, item_ingredients, item_name, kind, quantity, uom,
        unit_cost, created_at, updated_at)
      select ${clientId}, ${establishment}, timestamptz '2026-03-31 12:00Z' - n * interval '25 seconds',
        (timestamp '2026-03-31 12:00' - n * interval '25 seconds')::date, i.id, i.name,
        case when n % 4 = 0 then 'add' when n % 11 = 0 then 'waste' else 'sold' end, case
          when n % 4 = 0 then 9 else -2 end, 'kg', 3, now(), now()
      from generate_series(1, ${sql.lit(ENTRIES)}) as n
      join (select id, name, row_number() over (order by id) as place from public.ingredients where client_id = ${clientId}) as i
        on i.place = 1 + n % ${sql.lit(ITEMS)}`.execute(tx);
  });
  await host.database.direct('vacuum analyze public.inventory_movements');
  await host.database.direct('vacuum analyze public.ingredients');
  const token = await host.signIn('owner@demo.test');
  const ask = (body: object) => async () => {
    const month = { date_from: '2026-03-01', date_to: '2026-03-31' };
    const { status, body: answer } = await host.call(
      'POST',
      '/api/inventory/list',
      { establishment_id: establishment, ...month, ...body },
      token,
    );
    expect(status).toBe(200);
    return answer.data;
  };
  const bare = () =>
    host.database.owner((tx) =>
      sql`
        select item_ingredients, sum(quantity) filter (where day < '2026-03-01') as beginning,
          sum(quantity) filter (where day >= '2026-03-01' and kind = 'add') as added,
          sum(quantity) filter (where day >= '2026-03-01' and kind = 'sold') as sold, sum(quantity) as current
        from public.inventory_movements where client_id = ${clientId} and establishment_id = ${establishment} and day <= '2026-03-31'
          group by 1`.execute(tx),
    );
  const engine = host.database.engine;
  expect((await ask({})()).pagination_options.total).toBe(ITEMS);
  const bareMs = await medianMs(bare);
  report(`${engine}: first page of the month`, await medianMs(ask({})), 'bare sums', bareMs);
  report(`${engine}: the same by value`, await medianMs(ask({ sort_by: 'value', sort_order: 'desc' })), 'bare sums', bareMs);
  report(`${engine}: below the reorder point`, await medianMs(ask({ below_reorder: true })), 'bare sums', bareMs);
  report(`${engine}: found by name`, await medianMs(ask({ search: '00123' })), 'bare sums', bareMs);
  await host.close();
});
