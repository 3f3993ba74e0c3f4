import type { ErrorObject } from 'ajv';
import { type Sentence, type SentenceKey, say } from '#/i18n/sentences.ts';
import { type ProblemKey, problem } from '#model/language';
import type { FieldErrors } from './apiError.ts';

/** Turns the schema's complaints into sentences under the names of the fields; each says what to do. */
export function schemaSentences(errors: readonly ErrorObject[]): FieldErrors {
  // A map, because a caller may name a field `toString`.
  const fields = new Map<string, Map<string, Sentence>>();
  for (const error of errors.filter((one) => !isWrapper(one, errors))) {
    const field = fieldOf(error);
    const sentence = sentenceOf(error);
    // Branches of a schema may find the same fault.
    fields.set(field, (fields.get(field) ?? new Map()).set(JSON.stringify(sentence), sentence));
  }
  return Object.fromEntries([...fields].map(([field, sentences]) => [field, [...sentences.values()]]));
}

/** `if` and `anyOf` only repeat what their branches say, unless the branches said nothing. */
function isWrapper(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return ['if', 'anyOf', 'oneOf', 'allOf'].includes(error.keyword) && errors.length > 1;
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  const key =
    keyword === 'required'
      ? params.missingProperty
      : isUnknownKey(keyword)
        ? (params.additionalProperty ?? params.unevaluatedProperty)
        : undefined;
  return [path, key].filter((part) => part !== undefined && part !== '').join('.') || 'body';
}

const isUnknownKey = (keyword: string) => keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';

function sentenceOf(error: ErrorObject): Sentence {
  return sentences[error.keyword]?.(error) ?? say('requests.does_not_fit');
}

type Schema = { title?: string; properties?: Record<string, { type?: string | string[]; enum?: unknown[] }>; 'x-sentence'?: SentenceKey };
const schemaOf = (error: ErrorObject) => (error.parentSchema ?? {}) as Schema;

const sentences: Readonly<Record<string, (error: ErrorObject) => Sentence>> = {
  required: (error) => missing(schemaOf(error).properties?.[String(error.params.missingProperty)]),
  additionalProperties: (error) => unknownKey(error, error.params.additionalProperty),
  unevaluatedProperties: (error) => unknownKey(error, error.params.unevaluatedProperty),
  type: (error) => wrongType([error.params.type].flat()),
  minLength: ({ params }) => (params.limit === 1 ? problem('required') : problem('too_short', { min: params.limit })),
  maxLength: ({ params }) => problem('too_long', { max: params.limit }),
  minimum: ({ params }) => problem('too_small', { min: params.limit }),
  maximum: ({ params }) => problem('too_large', { max: params.limit }),
  exclusiveMinimum: ({ params }) => say('requests.more_than', { limit: params.limit }),
  exclusiveMaximum: ({ params }) => say('requests.less_than', { limit: params.limit }),
  minItems: ({ params }) => problem('required_lines', { min: params.limit }),
  maxItems: ({ params }) => problem('too_many_lines', { max: params.limit }),
  minProperties: () => say('requests.no_fields'),
  uniqueItems: () => say('requests.each_once'),
  multipleOf: ({ params }) => problem('too_precise', { scale: Math.max(0, Math.round(-Math.log10(params.multipleOf))) }),
  enum: ({ params }) => problem('not_an_option', { options: [params.allowedValues].flat().map(String).join(', ') }),
  const: ({ params }) => problem('not_an_option', { options: String(params.allowedValue) }),
  format: ({ params }) => problem(formats[String(params.format)] ?? 'not_a_datetime'),
  pattern: (error) => ({ key: schemaOf(error)['x-sentence'] ?? 'requests.use_the_form' }),
};

const formats: Readonly<Record<string, ProblemKey>> = {
  email: 'not_an_email',
  uri: 'not_a_url',
  url: 'not_a_url',
  date: 'not_a_date',
  time: 'not_a_time',
  'date-time': 'not_a_datetime',
  duration: 'not_a_duration',
};

const typeProblems: Readonly<Record<string, ProblemKey>> = {
  string: 'wrong_type_text',
  number: 'wrong_type_number',
  integer: 'wrong_type_whole',
  boolean: 'wrong_type_boolean',
  array: 'wrong_type_list',
  object: 'wrong_type_record',
};

function wrongType(types: readonly string[]): Sentence {
  return problem(typeProblems[types.find((type) => type !== 'null') ?? ''] ?? 'required');
}

function missing(schema: NonNullable<Schema['properties']>[string] | undefined): Sentence {
  if ([schema?.type].flat().includes('array')) return problem('required_lines', { min: 1 });
  return problem(schema?.enum ? 'required_choice' : 'required');
}

function unknownKey(error: ErrorObject, name: unknown): Sentence {
  return say('unknown_key', { name: String(name), resource: schemaOf(error).title ?? say('requests.this_request') });
}
