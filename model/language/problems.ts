/**
 * Why a value is refused: a key and what fills the blanks of its sentence. The sentences stand in `i18n/<language>/problems.ts`, every one
 * says what to do; host and dashboard say them in the language of whoever reads.
 */
export interface Problem {
  key: ProblemKey;
  params?: Readonly<Record<string, string | number>>;
}

export type ProblemKey =
  | 'required'
  | 'required_choice'
  | 'required_lines'
  | 'too_many_lines'
  | 'wrong_type_text'
  | 'wrong_type_number'
  | 'wrong_type_whole'
  | 'wrong_type_boolean'
  | 'wrong_type_list'
  | 'wrong_type_record'
  | 'wrong_type_id'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'too_precise'
  | 'not_an_option'
  | 'not_an_email'
  | 'not_a_phone'
  | 'not_a_url'
  | 'wrong_file_type'
  | 'not_printable'
  | 'too_many_pixels'
  | 'not_a_slug'
  | 'not_a_date'
  | 'period_too_long'
  | 'not_a_time'
  | 'not_a_datetime'
  | 'not_a_duration'
  | 'not_a_timezone'
  | 'not_a_color'
  | 'not_a_barcode'
  | 'bad_check_digit'
  | 'not_a_number'
  | 'not_a_boolean'
  | 'pattern'
  | 'nul'
  | 'unknown_key'
  | 'readonly'
  | 'hidden'
  | 'not_unique'
  | 'unknown_reference'
  | 'not_in_that_establishment'
  | 'choose_establishment'
  | 'not_repeated'
  | 'circle'
  | 'adjusted_how'
  | 'check';

/** Makes a problem. */
export function problem(key: ProblemKey, params?: Problem['params']): Problem {
  return params ? { key, params } : { key };
}

/**
 * A value of a request as a sentence names it: a text or a number as it is, anything else as JSON, whose own `toString` may be anything.
 */
export function namedValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '').slice(0, 100);
}
