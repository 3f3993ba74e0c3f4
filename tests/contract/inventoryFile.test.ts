import { describe, expect, test } from 'vitest';
import { purchasingWorld } from '#/tests/support/purchasing.ts';

const world = purchasingWorld((desk) => desk.post('/api/inventory/add', { item_id: desk.beans, quantity: 5 }));

const lines = async (body: object = {}, token = world.owner) => {
  const { status, body: text } = await world.desk.post('/api/inventory/file', { search: `${world.desk.serial}`, ...body }, token);
  expect(status).toBe(200);
  return String(text).replace('\uFEFF', '').trimEnd().split('\r\n');
};
const take = (csv: string, token = world.owner) => world.desk.post('/api/inventory/import', { csv }, token);

describe('the inventory as a file', () => {
  test('has every item that is asked for with a column to count in, and costs only for who may see them', async () => {
    const [header, ...rows] = await lines();
    expect(header).toBe(
      'Item,Type,Unit,Vendors,Beginning,Added,Sold,Deducted,Current,Reorder point,Par level,Unit cost,Value,Actual count,Note',
    );
    expect(rows).toContain(`Beans ${world.desk.serial},product,each,Harvest ${world.desk.serial},0,5,0,0,5,12,40,6,30,,`);
    expect((await lines({ item_type: 'ingredient' })).join()).not.toContain('Beans');
    const [plain, ...others] = await lines({}, world.manager);
    expect(plain).not.toMatch(/cost|Value/);
    expect(others).toContain(`Beans ${world.desk.serial},product,each,Harvest ${world.desk.serial},0,5,0,0,5,12,40,,`);
    expect((await world.desk.post('/api/inventory/file', { sort_by: 'value' }, world.manager)).status).toBe(422);
  });

  test('comes back with what was counted: each difference is entered, what was not counted stays', async () => {
    const [header, ...rows] = await lines();
    const counted = rows.map((row) => (row.startsWith('Beans') ? row.replace(/,,$/, ',3.5,Two broken') : row));
    const { status, body } = await take([`\uFEFF${header}`, ...counted].join('\r\n'));
    expect([status, body.message, body.data]).toEqual([200, 'Counts imported', { counted: 1 }]);
    expect([await world.desk.count(world.desk.beans), await world.desk.count(world.desk.flour)]).toEqual([3.5, 0]);
    const entries = (await world.desk.post('/api/inventory/movements', { filters: { item: [world.desk.beans] }, sort_by: 'id' })).body.data
      .list;
    expect(entries.at(-1)).toMatchObject({ kind: 'set_actual', quantity: -1.5, note: 'Two broken' });
    expect((await take(`Item;Actual count\nFlour ${world.desk.serial};2,25`)).status).toBe(200);
    expect(await world.desk.count(world.desk.flour)).toBe(2.25);
  });

  test('is refused whole where a row is wrong, with every row that is', async () => {
    const name = `Beans ${world.desk.serial}`;
    const refused = await take(`Item,Type,Actual count\n${name},product,2\nNobody,,1\n${name},,x\n${name},,-1\n`);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        csv: [
          "Row 3: There is no item 'Nobody' here: check its name",
          "Row 4: 'x' is no count: write a number",
          "Row 5: '-1' is no count: write a number",
        ],
      },
    ]);
    expect(await world.desk.count(world.desk.beans)).toBe(5);
    const twice = await take(`Item,Actual count\n${name},1\n${name.toUpperCase()},2\n`);
    expect(twice.body.errors.csv).toEqual([`Row 3: ${name.toUpperCase()} is there twice: keep one row of it`]);
    expect((await take('Name,Count\nx,1')).body.errors.csv[0]).toMatch(/^The file has no column 'Item' and no column 'Actual count'/);
    expect((await take(`Item,Actual count\n${',\n'.repeat(20_001)}`)).body.errors.csv).toEqual([
      'This file has more than 20000 lines: leave out those without a count',
    ]);
    expect((await take(`Item,Actual count${',x'.repeat(99)}\n`)).body.errors.csv[0]).toMatch(/^This file has more than 100 columns/);
    expect((await take(`Item,Actual count\n${name},\n`)).body.errors.csv[0]).toMatch(/^No row has an 'Actual count'/);
    expect(
      (await world.desk.post('/api/inventory/import', { csv: `Item,Actual count\n${name},1` }, await world.host.signIn('staff@demo.test')))
        .status,
    ).toBe(403);
  });
});
