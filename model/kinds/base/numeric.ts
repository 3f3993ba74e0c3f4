import { numberText } from '#/model/values/intl.ts';
import { type FieldOf, type Kind, type KindOptions, problem, type Words } from '#model/language';
import { compareNumbers, type KindContext, type KindPart, limitOf, type Traits } from './part.ts';

type Values = Readonly<Record<string, unknown>>;

/** What tells one number kind from another. */
export interface NumberRules<K extends Kind> {
  /** Beside being numbers. */
  traits: Traits;
  words: Words<KindOptions[K]>;
  /** Where a number of many digits and decimals is not what it is stored as. */
  column?(field: FieldOf<K>): string;
  /** Decimals kept where the field says nothing. */
  scale(field: FieldOf<K>, context: KindContext | undefined, record?: Values): number;
  /** Smallest and largest where the field says nothing; the column must hold them. */
  min: number;
  max: number;
  format?(value: number, field: FieldOf<K>, context: KindContext, record?: Values): string;
  /** Reads what only this kind writes ('1:30', '12 %'), giving plain number text. */
  tidy?(text: string): string;
  wrong?: 'not_a_number' | 'not_a_duration';
}

const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const PLAIN = /^-?(\d+\.?\d*|\.\d+)$/;

/** Makes a kind whose values are numbers with a fixed count of decimals. */
export function numeric<K extends Kind>(rules: NumberRules<K>): KindPart<K> {
  const { traits, words, column = () => 'numeric(24,8)', scale, min, max, format, tidy = (text) => text, wrong = 'not_a_number' } = rules;
  const bounds = (field: FieldOf<K>) => ({ least: limitOf(field, 'min') ?? min, most: limitOf(field, 'max') ?? max });
  return {
    traits: { isNumeric: true, ...traits },
    words,
    column,
    parse(text) {
      const plain = tidy(text.replace(/[\s\u00a0]/g, ''));
      if (plain === '') return { value: null };
      if (GROUPED.test(plain)) return { value: Number(plain.replaceAll(',', '')) };
      return PLAIN.test(plain) ? { value: Number(plain) } : { problem: problem(wrong) };
    },
    text: (value) => (value === null || value === undefined ? '' : plainNumber(Number(value))),
    format(value, field, context, record) {
      if (value === null || value === undefined) return '';
      return format
        ? format(Number(value), field, context, record)
        : numberText(context.locale, Number(value), scale(field, context, record));
    },
    validate(value, field, context, record) {
      if (typeof value !== 'number' || !Number.isFinite(value)) return problem('wrong_type_number');
      const decimals = scale(field, context, record);
      if (decimals === 0 && !Number.isInteger(value)) return problem('wrong_type_whole');
      const { least, most } = bounds(field);
      if (value < least) return problem('too_small', { min: least });
      if (value > most) return problem('too_large', { max: most });
      return decimalsOf(value) > decimals ? problem('too_precise', { scale: decimals }) : null;
    },
    decimals: scale,
    compare: compareNumbers,
    sample(seed, field, context) {
      const { least, most } = bounds(field);
      const unit = 10 ** -Math.min(scale(field, context), 2);
      const start = least > -1e6 ? least : 1;
      const span = Math.min(most - start, 100) / unit;
      return Number((start + (span < 1 ? 0 : (seed * 7) % Math.floor(span)) * unit).toFixed(Math.min(scale(field, context), 2)));
    },
    schema(field) {
      const { least, most } = bounds(field);
      const whole = scale(field, undefined) === 0;
      return { type: whole ? 'integer' : 'number', minimum: least, maximum: most };
    },
  };
}

/** The number without exponent. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text;
}

function decimalsOf(value: number): number {
  return plainNumber(value).split('.')[1]?.length ?? 0;
}
