import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { fillComputed } from '#/server/records/write/fillComputed.ts';
import { purchasingWorld } from '#/tests/support/purchasing.ts';
import { field } from '#model/language';

const world = purchasingWorld();
const ANA = { first_name: 'Ana', last_name: 'Cruz' };

const fill = async (of: Model = model) =>
  Object.fromEntries((await fillComputed(world.host.database, of, { page: 2 })).map(({ resource, changed }) => [resource.name, changed]));

/** As records stand whose definition has only just been given these fields. */
async function forgotten(): Promise<void> {
  await world.host.database.direct('update public.purchase_orders set total = null, progress = null');
  await world.host.database.direct('update public.purchase_orders_items set total = null');
  await world.host.database.direct(`delete from public.schema_objects where key = 'computed:purchase-orders'`);
}

describe('computed fields of stored records', () => {
  test('are filled when a definition has been given them, on every page of records and in their rows, and once', async () => {
    const { desk } = world;
    await fill();
    const orders = [];
    for (const quantity of [1, 2, 3, 4, 5])
      orders.push(await desk.ordered([{ item: desk.beans, ordered_quantity: quantity, unit_cost: 7.25 }], { shipping: 3 }));
    const [first] = orders;
    if (!first) throw new Error('There is no order');
    await desk.receive(first, [{ id: first.items[0]?.id, receiving_quantity: 1 }]);
    const before = await Promise.all(orders.map(({ id }) => desk.get(`/api/purchase-order/${id}`)));
    expect(before.map(({ total, progress }) => [total, progress])).toEqual([
      [10.25, 100],
      [17.5, 0],
      [24.75, 0],
      [32, 0],
      [39.25, 0],
    ]);
    await forgotten();
    expect((await desk.get(`/api/purchase-order/${first.id}`)).progress).toBeNull();
    expect(await fill()).toEqual({ 'purchase-orders': 5 });
    // Whole records, `updated_at` among them: what is derived is nobody's change.
    expect(await Promise.all(orders.map(({ id }) => desk.get(`/api/purchase-order/${id}`)))).toEqual(before);
    expect(await fill()).toEqual({});
  });

  test('follow a formula that was changed, and only where it makes a difference', async () => {
    const { desk } = world;
    await fill();
    const [one, two] = [await desk.made('/api/employee', { first_name: 'Bo', last_name: 'Bo' }), await desk.made('/api/employee', ANA)];
    const employees = resourceOf(model, 'employees');
    const name = {
      ...employees.fields.name,
      ...field.computed({ value: { join: ['last_name', 'first_name'] }, as: 'text' }),
    } as (typeof employees.fields)[string];
    const changed = { ...model, resources: { ...model.resources, employees: { ...employees, fields: { ...employees.fields, name } } } };
    const withBoth = await world.host.database.owner(async (tx) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from public.employees where last_name <> first_name`.execute(tx);
      return rows[0]?.count;
    });
    expect(await fill(changed)).toEqual({ employees: withBoth });
    expect(await desk.get(`/api/employee/${two.id}`)).toMatchObject({ name: 'Cruz Ana' });
    expect(await desk.get(`/api/employee/${one.id}`)).toMatchObject({ name: 'Bo Bo' });
    expect(await fill()).toEqual({ employees: withBoth });
    expect(await desk.get(`/api/employee/${two.id}`)).toMatchObject({ name: 'Ana Cruz' });
  });
});
