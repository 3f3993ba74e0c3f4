import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Condition, fieldsOf, hiddenFields, isEmpty, isReadonlyBy, isRequiredBy, matches } from '#model/language';

describe('a condition', () => {
  test.each<[Condition, Record<string, unknown>, boolean]>([
    [{ type: 'fixed' }, { type: 'fixed' }, true],
    [{ type: 'fixed' }, { type: 'percent' }, false],
    [{ type: 'fixed', rate: 3 }, { type: 'fixed', rate: 4 }, false],
    [{ type: ['fixed', 'free'] }, { type: 'free' }, true],
    [{ type: [] }, { type: 'free' }, false],
    [{ note: null }, {}, true],
    [{ note: null }, { note: '' }, true],
    [{ note: null }, { note: [] }, true],
    [{ note: null }, { note: 0 }, false],
    [{ note: null }, { note: false }, false],
    [{ note: { filled: true } }, { note: 'x' }, true],
    [{ note: { filled: false } }, { note: null }, true],
    [{ note: { not: null } }, { note: 'x' }, true],
    [{ note: { not: 'x' } }, {}, true],
    [{ rate: { gte: 1, lt: 5 } }, { rate: 1 }, true],
    [{ rate: { gte: 1, lt: 5 } }, { rate: 5 }, false],
    [{ until: { gte: { field: 'from' } } }, { from: '2026-01-02', until: '2026-01-01' }, false],
    [{ until: { is: { field: 'from' } } }, { from: 'a', until: 'a' }, true],
    [{ all: [] }, {}, true],
    [{ any: [] }, {}, false],
    [{ any: [{ type: 'fixed' }, { rate: { lte: 100 } }] }, { type: 'percent', rate: 120 }, false],
    [{ not: { all: [{ type: 'fixed' }, { rate: 3 }] } }, { type: 'fixed', rate: 4 }, true],
  ])('%j of %j is %s', (condition, record, expected) => {
    expect(matches(condition, record)).toBe(expected);
  });

  test('sets no limit to what is empty', () => {
    for (const operator of ['lt', 'lte', 'gt', 'gte'])
      for (const empty of [null, undefined, '', []]) expect(matches({ rate: { [operator]: 5 } }, { rate: empty })).toBe(true);
  });

  test('and its opposite are never both true', () => {
    const leaf = fc.oneof(
      fc.record({ a: fc.constantFrom(1, 2, null) }),
      fc.record({ b: fc.constantFrom(['x', 'y'], 'x') }),
      fc.record({ a: fc.record({ gte: fc.integer({ min: 0, max: 3 }) }) }),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.record({ all: fc.array(tie('tree'), { maxLength: 3 }) }),
        fc.record({ any: fc.array(tie('tree'), { maxLength: 3 }) }),
        fc.record({ not: tie('tree') }),
      ),
    }));
    const record = fc.record({ a: fc.constantFrom(null, 0, 1, 2, 3), b: fc.constantFrom(null, 'x', 'z') });
    fc.assert(
      fc.property(
        tree,
        record,
        (condition, values) => matches({ not: condition as Condition }, values) === !matches(condition as Condition, values),
      ),
    );
  });

  test('with an unknown comparison is a fault, not an answer', () => {
    expect(() => matches({ rate: { near: 5 } } as Condition, { rate: 5 })).toThrow("Unknown comparison 'near'");
  });

  test('names every field that it reads, also as the other side of a comparison', () => {
    expect(
      fieldsOf({ all: [{ until: { gte: { field: 'from' } } }, { not: { any: [{ type: 'fixed' }, { rate: { lte: 100 } }] } }] }),
    ).toEqual(['until', 'from', 'type', 'rate']);
  });
});

describe('rules', () => {
  const rules = {
    show: { radius: { shape: 'round' } },
    require: { radius: { shape: 'round' } },
    readonly: { code: { state: 'sent' }, '*': { state: 'closed' } },
  };

  test('hide, require and lock by the record', () => {
    expect(hiddenFields(rules, { shape: 'flat' })).toEqual(new Set(['radius']));
    expect(hiddenFields(rules, { shape: 'round' })).toEqual(new Set());
    expect(isRequiredBy(rules, 'radius', { shape: 'round' })).toBe(true);
    expect(isRequiredBy(rules, 'code', { shape: 'round' })).toBe(false);
    expect([
      isReadonlyBy(rules, 'code', { state: 'sent' }),
      isReadonlyBy(rules, 'name', { state: 'sent' }),
      isReadonlyBy(rules, 'name', { state: 'closed' }),
    ]).toEqual([true, false, true]);
  });

  test('that are not there ask nothing', () => {
    expect(hiddenFields(undefined, {})).toEqual(new Set());
    expect(isRequiredBy(undefined, 'a', {})).toBe(false);
    expect(isReadonlyBy(undefined, 'a', {})).toBe(false);
  });

  test('count zero and false as values', () => {
    expect([0, false, ' ', {}].map(isEmpty)).toEqual([false, false, false, false]);
  });
});
