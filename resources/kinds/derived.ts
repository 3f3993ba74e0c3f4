import { type FieldOf, problem } from '#resources/schema';
import { datetime } from './datetime.ts';
import { decimal } from './decimal.ts';
import { duration } from './duration.ts';
import { integer } from './integer.ts';
import { money } from './money.ts';
import type { KindPart, Traits } from './part.ts';
import { percent } from './percent.ts';
import { quantity } from './quantity.ts';
import { text } from './text.ts';

const SHOWN_AS = { integer, decimal, quantity, money, percent, duration, datetime, text } as const;
type Derived = 'computed' | 'aggregate' | 'external';

/** The kind that a derived field is shown, compared and described as. */
export function shownAs(field: Pick<FieldOf<Derived>, 'as'>): keyof typeof SHOWN_AS {
  return field.as ?? 'integer';
}

/** Makes a kind whose values the host alone writes. */
function derived<K extends Derived>(traits: Traits): KindPart<K> {
  // The shown kind's part reads only options that both have (scale); it never sees the derived field's own.
  const part = (field: FieldOf<K>) => SHOWN_AS[shownAs(field as unknown as FieldOf<Derived>)] as unknown as KindPart<K>;
  return {
    traits,
    parse: () => ({ problem: problem('readonly') }),
    text: (value, field, context) => part(field).text(value, field, context),
    format: (value, field, context, record) => part(field).format(value, field, context, record),
    validate: () => problem('readonly'),
    compare: (a, b) => (typeof a === 'string' || typeof b === 'string' ? String(a ?? '').localeCompare(String(b ?? '')) : Number(a ?? 0) - Number(b ?? 0)),
    sample: () => null,
    schema: (field) => part(field).schema(field),
  };
}

/** An expression over the record. */
export const computed = derived<'computed'>({ besideTitle: 'each' });
/** Counted, summed or picked over another resource. */
export const aggregate = derived<'aggregate'>({ isElsewhere: true });
/** Read by a named host reader. */
export const external = derived<'external'>({ isElsewhere: true, isUnfiltered: true, isUnsorted: true });
