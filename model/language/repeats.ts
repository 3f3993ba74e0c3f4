import { type Problem, problem } from '#/model/language/problems.ts';
import type { Verb } from '#/model/language/verbs.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The inputs of a verb in which the record is not repeated word for word, each with why; what is still empty is validated as any required
 * input is.
 */
export function notRepeated({ repeats = {} }: Pick<Verb, 'repeats'>, input: Values, record: Values): Record<string, Problem[]> {
  const wrong = Object.entries(repeats).filter(([name, from]) => said(input[name]) !== '' && said(input[name]) !== said(record[from]));
  return Object.fromEntries(wrong.map(([name, from]) => [name, [problem('not_repeated', { value: said(record[from]) })]]));
}

const said = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
