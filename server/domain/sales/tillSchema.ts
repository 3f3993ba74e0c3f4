import { Ajv, type ValidateFunction } from 'ajv';
import type { SentenceKey } from '#/i18n/sentences.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { schemaSentences } from '#/server/foundation/http/schemaSentences.ts';
import { LARGEST_AMOUNT } from './minorUnits.ts';

/** A key that a till gives to what it sends, so that it counts once however often it comes. */
export const uuid = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  'x-sentence': 'requests.uuid' satisfies SentenceKey,
} as const;
export const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
/** In major units. */
export const amount = { type: 'number', minimum: 0, maximum: LARGEST_AMOUNT } as const;
export const time = { type: 'string', minLength: 10, maxLength: 40 } as const;

/** The same, or nothing. */
export const maybe = <S extends { type: string }>(schema: S) => ({ ...schema, type: [schema.type, 'null'] });

/** A text of so many characters, or nothing. */
export const optionalText = (maxLength: number) => ({ type: ['string', 'null'], maxLength });

/** An object of these properties and no others. */
export const object = (title: string, required: readonly string[], properties: object) => ({
  type: 'object',
  title,
  required,
  properties,
  additionalProperties: false,
});

/** The body of a till's call: up to 500 things of one establishment. Each is validated by itself, so `items` is only there to be read. */
export const listBody = (title: string, list: string, items?: object) =>
  object(title, ['establishment_id', list], {
    establishment_id: id,
    [list]: { type: 'array', minItems: 1, maxItems: 500, ...(items && { items }) },
  });

const ajv = new Ajv({
  allErrors: true,
  strictSchema: false,
  strictTypes: false,
  strictRequired: false,
  strictNumbers: true,
  verbose: true,
  ownProperties: true,
  logger: false,
});

/**
 * Reads what a till sends by its schema: the thing, or why it is none. The schema is compiled when the first one comes: a host that starts
 * answers a quarter of a second sooner.
 */
export function readerOf<T>(schema: object): (value: unknown) => { sound: T } | { errors: FieldErrors } {
  let compiled: ValidateFunction<T> | undefined;
  return (value) => {
    compiled ??= ajv.compile<T>(schema);
    return compiled(value) ? { sound: value } : { errors: schemaSentences(compiled.errors ?? []) };
  };
}
