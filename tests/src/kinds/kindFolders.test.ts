import { describe, expect, it } from 'vitest';
import { kinds } from '#/model/kinds/index.ts';
import { filterOf } from '#/src/kinds/filters.ts';
import { cellOf } from '#/src/kinds/index.ts';
import { inputOf } from '#/src/kinds/inputs.ts';
import type { Field } from '#model/language';

const fields = Object.keys(kinds).map((kind) => ({ kind }) as Field);

describe('a kind’s folder', () => {
  it('is there for every kind: to read it, to enter it, to filter by it unless lists are not', () => {
    expect(fields.length).toBeGreaterThan(30);
    expect(fields.filter((field) => !cellOf(field) || !inputOf(field)).map(({ kind }) => kind)).toEqual([]);
    expect(
      fields.filter((field) => Boolean(filterOf(field)) === Boolean(kinds[field.kind].traits.isUnfiltered)).map(({ kind }) => kind),
    ).toEqual([]);
  });

  it('is shared by kinds that are drawn alike, and its own for the rest', () => {
    expect(cellOf({ kind: 'money' } as Field)).toBe(cellOf({ kind: 'integer' } as Field));
    expect(inputOf({ kind: 'email' } as Field)).toBe(inputOf({ kind: 'text' } as Field));
    expect(cellOf({ kind: 'email' } as Field)).not.toBe(cellOf({ kind: 'text' } as Field));
    expect(cellOf({ kind: 'rating' } as Field)).not.toBe(cellOf({ kind: 'integer' } as Field));
  });
});
