import { anything, fieldShapes, problem, ruleShapes } from '#model/language';
import type { KindPart } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    lines: LinesOptions;
  }
}

/** Child rows. Their fields are validated by `validate`, row by row; here stands what is true of the list as a whole. */
export const lines: KindPart<'lines'> = {
  traits: { isWide: true, isElsewhere: true, isUnlisted: true, isUnfiltered: true, isUnsorted: true },
  words: { fields: fieldShapes, min: anything, max: anything, rules: ruleShapes, title: anything },
  column: () => null,
  parse(text) {
    if (text.trim() === '') return { value: [] };
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? { value } : { problem: problem('wrong_type_list') };
    } catch {
      return { problem: problem('wrong_type_list') };
    }
  },
  text: (value) => (Array.isArray(value) && value.length ? JSON.stringify(value) : ''),
  format: (value) => (Array.isArray(value) ? String(value.length) : ''),
  validate(value, field) {
    if (!Array.isArray(value)) return problem('wrong_type_list');
    const most = field.max ?? 500;
    if (value.length > most) return problem('too_many_lines', { max: most });
    return field.min !== undefined && value.length < field.min ? problem('required_lines', { min: field.min }) : null;
  },
  compare: (a, b) => (Array.isArray(a) ? a.length : 0) - (Array.isArray(b) ? b.length : 0),
  sample: () => [],
  schema: () => ({ type: 'array' }),
};
