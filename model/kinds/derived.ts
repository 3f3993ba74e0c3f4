import { anything, type Expression, expressionShape, type FieldOf, problem, type TextExpression } from '#model/language';
import type { KindPart } from './base/part.ts';
import { datetime } from './datetime.ts';
import { decimal } from './decimal.ts';
import { duration } from './duration.ts';
import { integer } from './integer.ts';
import { formatAmounts, money } from './money.ts';
import { percent } from './percent.ts';
import { quantity } from './quantity.ts';
import { text } from './text.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /**
     * An expression over the record: live in the form, stored and sortable on the host. `needs`: fields beside it without which there is
     * nothing to compute, as empty ones count as 0. `meter`, of a percent: read as a bar as well, full at 100.
     */
    computed: {
      value: Expression | TextExpression;
      needs?: readonly string[];
      as: 'integer' | 'decimal' | 'quantity' | 'money' | 'percent' | 'duration' | 'text';
      scale?: number;
      currency?: string;
      /** Of a quantity: the field that holds its unit. */
      uom?: string;
      meter?: true;
      /** What it is made of is guarded, yet cannot be told from it. */
      reveals?: 'nothing';
    };
    /** Counted, summed or picked in SQL over another resource. */
    aggregate: AggregateOptions;
    /**
     * Read by `server/extensions/readers/<reader>.ts` when it is shown; no list is sorted or filtered by it. `follows`: fields beside it that
     * it is made of; a form in which one of them was changed shows it when it is saved. `amounts`, of a text: sums of several currencies,
     * written as `GBP 120.50, JPY 4800`.
     */
    external: {
      reader: string;
      as: 'integer' | 'decimal' | 'quantity' | 'money' | 'percent' | 'text';
      currency?: string;
      follows?: readonly string[];
      amounts?: true;
    };
  }
}

const SHOWN_AS = { integer, decimal, quantity, money, percent, duration, datetime, text } as const;
type Derived = 'computed' | 'aggregate' | 'external';

/** The kind that a derived field is shown, compared and described as. */
export function shownAs(field: Pick<FieldOf<Derived>, 'as'>): keyof typeof SHOWN_AS {
  return field.as ?? 'integer';
}

/** Makes a kind whose values the host alone writes. */
function derived<K extends Derived>({ traits, words, column }: Pick<KindPart<K>, 'traits' | 'words' | 'column'>): KindPart<K> {
  // The shown kind's part reads only options that both have (scale); it never sees the derived field's own.
  const part = (field: FieldOf<K>) => SHOWN_AS[shownAs(field as unknown as FieldOf<Derived>)] as unknown as KindPart<K>;
  return {
    traits: { ...traits, drawnAs: 'derived' },
    words,
    column,
    parse: () => ({ problem: problem('readonly') }),
    text: (value, field, context) => part(field).text(value, field, context),
    format: (value, field, context, record) =>
      'amounts' in field && typeof value === 'string' ? formatAmounts(value, context) : part(field).format(value, field, context, record),
    validate: () => problem('readonly'),
    compare: (a, b) =>
      typeof a === 'string' || typeof b === 'string' ? String(a ?? '').localeCompare(String(b ?? '')) : Number(a ?? 0) - Number(b ?? 0),
    sample: () => null,
    schema: (field) => part(field).schema(field),
  };
}

/** An expression over the record. */
export const computed = derived<'computed'>({
  traits: { besideTitle: 'each' },
  words: {
    value: { by: (value) => expressionShape(value) },
    needs: anything,
    as: anything,
    scale: anything,
    currency: anything,
    uom: anything,
    meter: anything,
    reveals: anything,
  },
  column: (field) => (field.as === 'money' ? 'numeric(19,4)' : SHOWN_AS[field.as].column({ kind: field.as } as never)),
});
/** Counted, summed or picked over another resource. */
export const aggregate = derived<'aggregate'>({
  traits: { isElsewhere: true },
  words: {
    of: anything,
    by: anything,
    through: anything,
    value: anything,
    count: anything,
    sum: anything,
    max: anything,
    where: anything,
    currency: anything,
    as: anything,
    reveals: anything,
  },
  column: () => null,
});
/** Read by a named host reader. */
export const external = derived<'external'>({
  traits: { isElsewhere: true, isUnfiltered: true, isUnsorted: true },
  words: { reader: anything, as: anything, currency: anything, follows: anything, amounts: anything },
  column: () => null,
});
