import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Filters } from '#/model/filters/filterGroups.ts';
import { filtersOf, isGroup, type Part, treeOf, unsaidRules } from '#/src/views/list/filters/builder/filterTree.ts';

const isRows = (name: string) => name === 'lines';
const tree = (filters: Filters) => treeOf(filters, isRows);
/** A part as one reads it: `any(status, all(total, vendor))`. */
const said = (part: Part): string => (isGroup(part) ? `${part.match}(${part.parts.map(said).join(', ')})` : part.field);

describe('filters as the builder shows them', () => {
  test.each<[Filters, string]>([
    [{}, 'all()'],
    [{ status: 'a', total: { gte: 1 } }, 'all(status, total)'],
    [{ any: [{ status: 'a' }, { total: 1, vendor: null }] }, 'any(status, all(total, vendor))'],
    [{ status: 'a', any: [{ total: 1 }, { vendor: 2 }] }, 'all(status, any(total, vendor))'],
    [{ not: { any: [{ total: 1 }, { vendor: 2 }] } }, 'none(total, vendor)'],
    [{ not: { total: 1, vendor: 2 } }, 'none(all(total, vendor))'],
    [{ total: { gte: 1 }, all: [{ total: { not: 4 } }] }, 'all(total, total)'],
    [{ lines: { title: { contains: 'x' }, price: { gte: 1 } } }, 'all(lines.title, lines.price)'],
    [{ any: [{ any: [{ total: 1 }, { vendor: 1 }] }] }, 'any(any(total, vendor))'],
  ])('%j', (filters, words) => {
    expect(said(tree(filters))).toBe(words);
    expect(filtersOf(tree(filters))).toEqual(filters);
  });

  test('say the same again, whatever stands in them', () => {
    const test = fc.constantFrom<unknown>(1, 'a', null, [1, 2], { gte: 1 }, { not: 'a' }, { days: { lte: -1 } });
    const { filters } = fc.letrec<{ filters: Filters }>((tie) => ({
      filters: fc.record(
        {
          status: test,
          total: test,
          any: fc.array(tie('filters'), { minLength: 1, maxLength: 3 }),
          not: tie('filters'),
        },
        { requiredKeys: ['status'] },
      ),
    }));
    fc.assert(
      fc.property(filters, (one) => {
        const once = filtersOf(tree(one));
        expect(filtersOf(tree(once))).toEqual(once);
        expect(JSON.stringify(once).match(/"(status|total)"/g)?.length).toBe(JSON.stringify(one).match(/"(status|total)"/g)?.length);
      }),
    );
  });

  test('leave out what is not said yet, and say which that is', () => {
    const { parts, ...group } = tree({ any: [{ status: 'a' }, { total: 1 }] });
    const begun = { ...group, parts: parts.map((part) => (isGroup(part) || part.field !== 'total' ? part : { ...part, test: undefined })) };
    expect(filtersOf(begun)).toEqual({ any: [{ status: 'a' }] });
    expect(unsaidRules(begun).map(({ field }) => field)).toEqual(['total']);
  });
});
