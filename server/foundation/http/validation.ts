import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { problem } from '#model/language';
import { type ApiError, invalid, notFound } from './apiError.ts';
import { findHostileText } from './hostileText.ts';
import { schemaSentences } from './schemaSentences.ts';

/**
 * JSON Schema through ajv: nothing is coerced, defaulted or dropped in a body (the url, which knows only text, is read
 * by type); refused fields are 422, a refused path parameter is an unknown id. Validators are compiled at first use.
 */
export function validation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    const validate = lazily(() => compile(isBody ? bodyAjv : urlAjv, valuesIn(schema)));
    const explain = lazily(() => compile(isBody ? explainingBodyAjv : urlAjv, valuesIn(schema)));
    return (data: unknown) => {
      const error = refusedText(data) ?? (validate()(data) ? undefined : refusedFields(isFewNodes(data) ? explain() : validate(), data));
      if (!error) return { value: data };
      return { error: httpPart === 'params' ? notFound() : error };
    };
  });
  app.addHook('preHandler', async (request) => {
    const error = request.routeOptions.schema?.body ? undefined : (refusedText(request.body) ?? refusedText(request.query));
    if (error) throw error;
  });
}

/**
 * For routes with `attachValidation`: throws the 422 that the schema found. Such a route looks for its record first,
 * because an unknown id (404) comes before refused fields (422).
 */
export function refuseInvalid(request: FastifyRequest): void {
  if (request.validationError) throw request.validationError;
}

/** For routes that read their bodies themselves. @throws ApiError 422 for what the database cannot hold, or what only an attack sends */
export function refuseHostileText(data: unknown): void {
  const error = refusedText(data);
  if (error) throw error;
}

const strictness: Options = {
  strictSchema: false,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  strictNumbers: true,
  verbose: true,
  ownProperties: true,
  logger: false,
};
const exact: Options = { ...strictness, removeAdditional: false, coerceTypes: false, useDefaults: false };
const bodyAjv = withFormats(new Ajv(exact));
const explainingBodyAjv = withFormats(new Ajv({ ...exact, allErrors: true }));
const urlAjv = withFormats(new Ajv({ ...strictness, coerceTypes: true, allErrors: true }));

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv);
  return ajv;
}

function compile(ajv: Ajv, schema: object): ValidateFunction {
  return ajv.compile(schema);
}

function refusedFields(validate: ValidateFunction, data: unknown): ApiError {
  validate(data);
  return invalid(schemaSentences(validate.errors ?? []));
}

function refusedText(data: unknown): ApiError | undefined {
  const found = findHostileText(data);
  if (!found) return undefined;
  const sentence = sentences[found.problem];
  return invalid({ [found.path.replaceAll('\0', '') || 'body']: [sentence] });
}

const sentences = {
  nul: problem('nul'),
  half_character: say('requests.half_character'),
  too_deep: say('requests.too_deep'),
} as const;

/** Naming every fault of a body with a million rows would cost more than serving it: there the first one is named. */
function isFewNodes(data: unknown, limit = 20_000): boolean {
  const waiting: unknown[] = [data];
  for (let seen = 0; waiting.length > 0; seen++) {
    if (seen + waiting.length > limit) return false;
    const value = waiting.pop();
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value).slice(0, limit));
  }
  return true;
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
