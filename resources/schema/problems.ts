/**
 * Why a value is refused: a key of the catalogue and what fills its blanks. The host answers the English sentence;
 * the dashboard translates the same keys. Every sentence says what to do.
 */
export interface Problem {
  key: ProblemKey;
  params?: Readonly<Record<string, string | number>>;
}

/** The English sentences; other languages stand in i18n under the same keys. */
export const problemTexts = {
  required: 'Enter a value',
  required_choice: 'Choose a value',
  required_lines: 'Add at least %{min} row(s)',
  too_many_lines: 'Keep at most %{max} rows',
  wrong_type_text: 'Give a text',
  wrong_type_number: 'Give a number',
  wrong_type_whole: 'Give a whole number',
  wrong_type_boolean: 'Give true or false',
  wrong_type_list: 'Give a list',
  wrong_type_record: 'Give an object',
  wrong_type_id: 'Give the id of a record',
  too_short: 'Use at least %{min} characters',
  too_long: 'Use at most %{max} characters',
  too_small: 'Enter %{min} or more',
  too_large: 'Enter %{max} or less',
  too_precise: 'Use at most %{scale} decimal(s)',
  not_an_option: 'Choose one of: %{options}',
  not_an_email: 'Enter an e-mail address like name@example.com',
  not_a_phone: 'Enter a phone number: digits, spaces and + - ( ) only',
  not_a_url: 'Enter an address that starts with https:// or http://',
  wrong_file_type: 'Choose a file of one of these types: %{types}',
  not_printable: 'This picture cannot be drawn in documents: save it as PNG or JPEG and upload it again',
  too_many_pixels: 'This picture is too large to be drawn in documents: save it with at most %{megapixels} million pixels and upload it again',
  not_a_slug: 'Use lower-case letters, digits and single hyphens',
  not_a_date: 'Enter a date as yyyy-mm-dd',
  period_too_long: 'Choose a period of at most %{years} years and %{months} month',
  not_a_time: 'Enter a time as hh:mm',
  not_a_datetime: 'Enter a date and time as yyyy-mm-dd hh:mm:ss',
  not_a_duration: 'Enter a duration as h:mm',
  not_a_timezone: 'Choose a timezone, for example Europe/London',
  not_a_color: 'Choose a colour, or enter one as #rrggbb',
  not_a_barcode: 'Use letters, digits and - . / + only',
  bad_check_digit: 'The last digit of this barcode should be %{digit}: scan or type it again',
  not_a_number: 'Enter a number',
  not_a_boolean: 'Enter yes or no',
  pattern: '%{message}',
  nul: 'Remove the NUL character',
  unknown_key: '%{name} is not a field of %{resource}',
  readonly: 'This cannot be changed',
  hidden: 'Leave this empty: it does not apply here',
  not_unique: 'Already in use: choose another value',
  unknown_reference: 'Choose one that exists',
  not_your_place: 'You may not do this in that establishment: choose another one',
  choose_your_place: 'Choose an establishment: you may not do this for all of them',
  not_repeated: 'Type it exactly as it stands here: %{value}',
  circle: 'Choose another one: this would put the record below itself',
  check: '%{message}',
} as const;

export type ProblemKey = keyof typeof problemTexts;

/** Makes a problem. */
export function problem(key: ProblemKey, params?: Problem['params']): Problem {
  return params ? { key, params } : { key };
}

/** A value of a request as a sentence names it: a text or a number as it is, anything else as JSON, whose own `toString` may be anything. */
export function namedValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '').slice(0, 100);
}

/** The English sentence of a problem. */
export function problemText({ key, params }: Problem): string {
  return problemTexts[key].replace(/%\{(\w+)\}/g, (_, name: string) => String(params?.[name] ?? ''));
}
