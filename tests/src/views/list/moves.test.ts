import { describe, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { asks, columnsOf, movesOf, otherVerbs, wayBack } from '#/src/views/list/board/moves.ts';

const orders = resourceOf(model, 'purchase-orders');
const reservations = resourceOf(model, 'reservations');
const products = resourceOf(model, 'products');
const verbsOf = (resource: typeof orders) => Object.values(resource.verbs).filter(({ on }) => on === 'record');
const ways = (status: string, verbs = verbsOf(orders)) =>
  movesOf(orders, 'status', { status }, { canEdit: true, verbs }).map(({ to, verb }) => [to, verb?.name]);

describe('a card may go', () => {
  test('to the columns to which a verb leads from where it is, however free its record is', () => {
    expect(ways('draft')).toEqual([
      ['ordered', 'order'],
      ['cancelled', 'cancel'],
    ]);
    expect(ways('partially_received')).toEqual([['closed', 'close']]);
    expect(ways('cancelled')).toEqual([]);
  });

  test('only by verbs that its reader has', () => {
    expect(ways('draft', [])).toEqual([]);
  });

  test('anywhere where its field has no steps, for who may edit it', () => {
    const may = (canEdit: boolean) =>
      movesOf(products, 'status', { status: 'active' }, { canEdit, verbs: [] }).map(({ to, verb }) => [to, verb]);
    expect(may(true)).toEqual([['inactive', undefined]]);
    expect(may(false)).toEqual([]);
  });
});

test('what is no move is offered beside them: goods are received, not dragged', () => {
  const record = { status: 'ordered' };
  const moves = movesOf(orders, 'status', record, { canEdit: true, verbs: verbsOf(orders) });
  expect(moves.map(({ to }) => to)).toEqual(['cancelled']);
  expect(otherVerbs(record, moves, verbsOf(orders)).map(({ name }) => name)).toEqual(['receive', 'send']);
});

test('a step is taken back by the verb that leads back without a question', () => {
  const back = (from: string, to: string) => wayBack(reservations, 'status', { status: from }, { status: to }, verbsOf(reservations))?.name;
  expect(back('booked', 'seated')).toBe('rebook');
  expect(back('seated', 'finished')).toBe('seat');
  expect(wayBack(orders, 'status', { status: 'draft' }, { status: 'ordered' }, verbsOf(orders))).toBeUndefined();
});

test('a verb with a question or an input asks first', () => {
  expect(['order', 'receive', 'close'].map((name) => asks(orders.verbs[name] as never))).toEqual([true, true, false]);
});

test('columns are those that the filter by the same field leaves, in the order of the definition', () => {
  expect(columnsOf(reservations, 'status', undefined)).toEqual(['booked', 'seated', 'finished', 'no_show', 'cancelled']);
  expect(columnsOf(reservations, 'status', ['finished', 'booked'])).toEqual(['booked', 'finished']);
  expect(columnsOf(reservations, 'status', 'seated')).toEqual(['seated']);
  // What a filter otherwise says of the field empties columns, and takes none away.
  expect(columnsOf(reservations, 'status', { not: ['seated'] })).toHaveLength(5);
});
