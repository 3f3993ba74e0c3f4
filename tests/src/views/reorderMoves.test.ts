import { describe, expect, it } from 'vitest';
import { type Move, moveBetween, moved } from '#/src/views/list/reorder/order.ts';

const order = (text: string) => [...text].map((id) => ({ id }));
const text = (records: readonly { id: string }[]) => records.map(({ id }) => id).join('');

describe('a move in an order', () => {
  it.each([
    [0, 3, 'bcda'],
    [3, 0, 'dabc'],
    [1, 2, 'acbd'],
    [2, 1, 'acbd'],
    [1, 1, 'abcd'],
  ])('takes the record from place %i to place %i', (from, to, result) => {
    expect(text(moved(order('abcd'), moveBetween(order('abcd'), from, to)))).toBe(result);
  });

  it('means the same once the move before it has been put back', () => {
    const afterFirst = moved(order('abcd'), moveBetween(order('abcd'), 0, 3));
    const second = moveBetween(afterFirst, 0, 1);
    expect(text(moved(afterFirst, second))).toBe('cbda');
    expect(text(moved(order('abcd'), second))).toBe('acbd');
  });

  it.each<[string, Move]>([
    ['that is gone', { id: 'x', before: 'b' }],
    ['before one that is gone', { id: 'a', before: 'x' }],
  ])('leaves the order as it is for a record %s', (_, move) => {
    expect(text(moved(order('abcd'), move))).toBe('abcd');
  });

  it('cannot begin at a place that there is not', () => {
    expect(() => moveBetween(order('ab'), 2, 0)).toThrow('There is no place 2');
  });
});
