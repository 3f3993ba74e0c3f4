import { describe, expect, it } from 'vitest';
import { movedTo, ordered, readArrangement } from '#/src/screens/dashboard/arrangement.ts';

const known = ['a', 'b', 'c', 'd'];

describe('the order of the dashboard’s parts', () => {
  it('is the first one until something is moved', () => {
    expect(ordered(known, { order: [] })).toEqual(known);
  });

  it('keeps what was arranged, and sets what is new behind the part that it follows at first', () => {
    expect(ordered(known, { order: ['d', 'a', 'b'] })).toEqual(['d', 'a', 'b', 'c']);
    expect(ordered(known, { order: ['c', 'b', 'd'] })).toEqual(['a', 'c', 'b', 'd']);
  });

  it('forgets what is gone, or not for this reader', () => {
    expect(ordered(['a', 'c'], { order: ['d', 'c', 'b', 'a'] })).toEqual(['c', 'a']);
  });

  it('puts a part in the place of another, whichever way it comes from', () => {
    expect(movedTo(known, 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(movedTo(known, 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
    expect(movedTo(known, 'b', 'b')).toEqual(known);
    expect(movedTo(known, 'b', 'gone')).toEqual(known);
  });

  it('reads whatever stands in the storage', () => {
    for (const junk of [null, 'x', 3, [], { order: 'a', hidden: {} }]) expect(readArrangement(junk)).toEqual({ order: [], hidden: [] });
    expect(readArrangement({ order: ['a', 1, 'a', 'b'], hidden: ['c'] })).toEqual({ order: ['a', 'b'], hidden: ['c'] });
  });
});
