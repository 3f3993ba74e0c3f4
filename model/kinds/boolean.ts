import { anything, problem } from '#model/language';
import { compareNumbers, type KindPart } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /** `onlyOne`: one record of a scope at most has it; another that takes it takes it away from the first. */
    boolean: { default?: boolean; onlyOne?: true };
  }
  interface KindValues {
    boolean: boolean;
  }
}

const YES = ['true', 'yes', 'y', '1', 'on'];
const NO = ['false', 'no', 'n', '0', 'off'];

/** Yes or no. */
export const boolean: KindPart<'boolean'> = {
  traits: { isRepeated: true },
  words: { default: anything, onlyOne: anything },
  column: () => 'boolean',
  parse(text) {
    const typed = text.trim().toLowerCase();
    if (typed === '') return { value: null };
    return YES.includes(typed) ? { value: true } : NO.includes(typed) ? { value: false } : { problem: problem('not_a_boolean') };
  },
  text: (value) => (value === true ? 'yes' : value === false ? 'no' : ''),
  format: (value) => (value === true ? 'yes' : value === false ? 'no' : ''),
  validate: (value) => (typeof value === 'boolean' ? null : problem('wrong_type_boolean')),
  compare: (a, b) => compareNumbers(a ? 1 : 0, b ? 1 : 0),
  sample: (seed) => seed % 2 === 0,
  schema: () => ({ type: 'boolean' }),
};
