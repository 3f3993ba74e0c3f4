import { describe, expect, it } from 'vitest';
import { messageOf } from '#/dataProvider/messages.ts';
import { failureOf, runHost } from './setUp.ts';

const run = runHost();
const READ_AT = '2024-05-01T10:00:00.000Z';
const stored = {
  id: 7,
  name: 'Soup',
  price: 5,
  cost: 2,
  margin: 3,
  sold: 12,
  kind: 'plain',
  age: null,
  course: 'draft',
  menu: 9,
  tags: [1, 2],
  lines: [{ id: 70, item: 'Bread', price: 1, total: 1 }],
  created_at: READ_AT,
  created_by: 1,
  updated_at: READ_AT,
  establishment_id: 3,
  sort_order: 4,
  _titles: { menu: 'Lunch' },
};
const update = (data: object, previousData: object = stored) =>
  run.provider.update('dishes', { id: 7, data, previousData: previousData as typeof stored });

describe('create', () => {
  it('posts the fields that a person writes, with the establishment', async () => {
    run.host.answer = () => ({ status: 201, data: { id: 8, name: 'Soup' }, message: 'Dish Added Successfully' });
    const result = await run.provider.create('dishes', { data: { ...stored, pin: '1234' } });
    const { name, price, cost, kind, menu, tags } = stored;
    expect(run.arrived()).toEqual([
      {
        method: 'POST',
        path: '/api/dish',
        body: { name, price, cost, pin: '1234', kind, menu, tags, lines: [{ id: 70, item: 'Bread', price: 1 }], establishment_id: 3 },
      },
    ]);
    expect(result).toEqual({ data: { id: 8, name: 'Soup' }, meta: { message: 'Dish Added Successfully' } });
  });

  it('hands the message on to those who get the record alone', async () => {
    run.host.answer = () => ({ status: 201, data: { id: 8 }, message: 'Dish Added Successfully' });
    const { data } = await run.provider.create('dishes', { data: { name: 'Soup' } });
    expect(messageOf(data)).toBe('Dish Added Successfully');
    expect(Object.keys(data)).toEqual(['id']);
  });

  it('makes it in the establishment that the record names, else in the chosen one, else in none', async () => {
    await run.provider.create('dishes', { data: { name: 'Soup', establishment_id: 12 } });
    run.establishmentId = null;
    await run.provider.create('dishes', { data: { name: 'Soup' } });
    expect(run.host.calls.map(({ body }) => body)).toEqual([{ name: 'Soup', establishment_id: 12 }, { name: 'Soup' }]);
  });

  it('sends no establishment with what belongs to the business, unless it is a field there', async () => {
    await run.provider.create('menus', { data: { name: 'Lunch' } });
    await run.provider.create('menus', { data: { name: 'Lunch', establishment_id: 5 } });
    expect(run.host.calls.map(({ body }) => body)).toEqual([{ name: 'Lunch' }, { name: 'Lunch', establishment_id: 5 }]);
  });

  it('lets a super-admin name the business', async () => {
    await run.provider.create('menus', { data: { name: 'Lunch', client_id: 2 } });
    expect(run.host.calls[0]?.body).toEqual({ name: 'Lunch', client_id: 2 });
  });

  it('leaves out what the rules hide, and sends it where they show it', async () => {
    await run.provider.create('dishes', { data: { name: 'Ham', kind: 'plain', age: 3 } });
    await run.provider.create('dishes', { data: { name: 'Ham', kind: 'aged', age: 3 } });
    expect(run.host.calls.map(({ body }) => (body as { age?: number }).age)).toEqual([undefined, 3]);
  });
});

describe('update', () => {
  it('puts the fields that changed, and the version that was read', async () => {
    run.host.answer = () => ({ data: { ...stored, price: 6 }, message: 'Dish Updated Successfully' });
    const result = await update({ ...stored, price: 6 });
    expect(run.arrived()).toEqual([{ method: 'PUT', path: '/api/dish/7', body: { price: 6, updated_at: READ_AT } }]);
    expect(result.meta).toEqual({ message: 'Dish Updated Successfully' });
  });

  it('sends rows whole as soon as one of them differs, without what the host works out', async () => {
    await update({ ...stored, lines: [...stored.lines, { item: 'Oil', price: 2, total: 2 }] });
    expect(run.host.calls[0]?.body).toEqual({
      lines: [
        { id: 70, item: 'Bread', price: 1 },
        { item: 'Oil', price: 2 },
      ],
      updated_at: READ_AT,
    });
  });

  it('empties a field with null', async () => {
    await update({ ...stored, menu: null, tags: [] });
    expect(run.host.calls[0]?.body).toEqual({ menu: null, tags: [], updated_at: READ_AT });
  });

  it('never writes a status that has steps of its own, the establishment, or an empty password', async () => {
    await update({ ...stored, course: 'served', establishment_id: 4, pin: '', sold: 99, price: 6 });
    expect(run.host.calls[0]?.body).toEqual({ price: 6, updated_at: READ_AT });
  });

  it('sends nothing for a field that the reader may not see', async () => {
    const { cost: _, ...unseen } = stored;
    await update({ ...unseen, cost: 0, price: 6 }, unseen);
    expect(run.host.calls[0]?.body).toEqual({ price: 6, updated_at: READ_AT });
  });

  it('sends every field where mine and theirs were merged onto a newer version', async () => {
    const newer = '2024-05-01T11:00:00.000Z';
    await update({ ...stored, updated_at: newer });
    const { name, price, cost, kind, menu, tags } = stored;
    expect(run.host.calls[0]?.body).toEqual({
      name,
      price,
      cost,
      kind,
      menu,
      tags,
      lines: [{ id: 70, item: 'Bread', price: 1 }],
      updated_at: newer,
    });
  });

  it('takes a part of a record as it is: the version is that of the record before', async () => {
    await update({ kind: 'aged' });
    expect(run.host.calls[0]?.body).toEqual({ kind: 'aged', updated_at: READ_AT });
  });

  it('gives a stale write as 409 with the stored record', async () => {
    run.host.answer = () => ({
      status: 409,
      body: { status: 'error', message: 'Somebody else changed this', data: { ...stored, price: 9 } },
    });
    const error = await failureOf(update({ ...stored, price: 6 }));
    expect([error.name, error.message, error.status, error.body?.data]).toEqual([
      'HttpError',
      'Somebody else changed this',
      409,
      { ...stored, price: 9 },
    ]);
    expect(error.body).not.toHaveProperty('errors');
  });
});

describe('delete', () => {
  it('deletes by id within the establishment of the record', async () => {
    run.host.answer = () => ({ data: { id: 7 }, message: 'Dish Deleted Successfully' });
    const result = await run.provider.delete('dishes', { id: 7, previousData: { ...stored, establishment_id: 5 } });
    expect(run.arrived()).toEqual([{ method: 'DELETE', path: '/api/dish/7?establishment_id=5' }]);
    expect(result).toEqual({ data: { id: 7 }, meta: { message: 'Dish Deleted Successfully' } });
  });

  it('names no establishment for what belongs to the business', async () => {
    await run.provider.delete('menus', { id: 2 });
    expect(run.arrived()).toEqual([{ method: 'DELETE', path: '/api/menu/general/2' }]);
  });
});

describe('many at once', () => {
  const done = { data: { matched: 2, changed: 2, failed: [] }, message: '2 dishes updated' };

  it('sets fields on the ids in one call', async () => {
    run.host.answer = () => done;
    const result = await run.provider.updateMany('dishes', { ids: ['1', 2], data: { kind: 'aged', age: 4, sold: 1 } });
    expect(run.arrived()).toEqual([{ method: 'POST', path: '/api/dish/bulk', body: { ids: [1, 2], set: { kind: 'aged', age: 4 } } }]);
    expect(result).toEqual({ data: ['1', 2], meta: { message: '2 dishes updated', matched: 2, changed: 2 } });
    expect(messageOf(result.data)).toBe('2 dishes updated');
  });

  it('deletes the ids in one call', async () => {
    run.host.answer = () => done;
    await run.provider.deleteMany('dishes', { ids: [1, 2] });
    expect(run.arrived()).toEqual([{ method: 'POST', path: '/api/dish/bulk', body: { ids: [1, 2], delete: true } }]);
  });

  it('fails with a list of the rows that were refused', async () => {
    const failed = [
      { id: 2, errors: { name: ['Already in use: choose another value'] } },
      { id: 5, errors: { price: ['Enter 0 or more', 'Give a number'] } },
    ];
    run.host.answer = () => ({ data: { matched: 3, changed: 1, failed } });
    const error = await failureOf(run.provider.updateMany('dishes', { ids: [1, 2, 5], data: { name: 'Soup' } }));
    expect(error.message).toBe('2 of 3 could not be changed. #2: Already in use: choose another value; #5: Enter 0 or more. Give a number');
    expect([error.status, error.body]).toEqual([422, { code: 'failed_rows', matched: 3, changed: 1, failed }]);
  });

  it('counts the refused rows that it does not list', async () => {
    run.host.answer = () => ({
      data: { matched: 9, changed: 0, failed: Array.from({ length: 9 }, (_, index) => ({ id: index + 1, errors: { id: ['In use'] } })) },
    });
    const error = await failureOf(run.provider.deleteMany('dishes', { ids: [1, 2, 3, 4, 5, 6, 7, 8, 9] }));
    expect(error.message).toMatch(/^9 of 9 could not be changed\..*#5: In use … and 4 more$/);
  });
});
