import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SentenceKey } from '#/i18n/sentences.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { conditionSchema } from '#/server/capabilities/openapi/conditionSchema.ts';
import { openApiDocument } from '#/server/capabilities/openapi/document.ts';
import { recordName } from '#/server/capabilities/openapi/recordSchema.ts';
import { applyPatch } from '#/server/records/write/draft.ts';
import { conformance } from '#/tests/support/conformance.ts';
import { givenFields, sampleRecord, type Values } from '#/tests/support/sampleRecord.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { rounds } from '#/tests/support/thorough.ts';
import type { Condition, Fields } from '#model/language';

const validate = conformance(openApiDocument(model));
const creatable = Object.values(model.resources).filter(({ permissions, variant }) => permissions.create && !variant);

/** Bodies that are tried for each resource; of each kind, taken and refused, there must be more than this share. */
const RUNS = rounds(40, 150);
const LEAST_SHARE = 1 / 20;

/**
 * What JSON Schema cannot say of a value: the currency's decimals, a list's values, a calendar, a check digit, which addresses are ours.
 */
const UNSAYABLE: readonly SentenceKey[] = [
  'too_precise',
  'not_an_option',
  'not_a_timezone',
  'not_a_color',
  'not_a_barcode',
  'bad_check_digit',
  'not_a_phone',
  'not_a_url',
  'wrong_file_type',
  'not_an_email',
  'not_a_date',
  'not_a_datetime',
];

describe.each(creatable.map((resource) => [resource.name, resource] as const))('a body for %s', (_, resource) => {
  test('that the schema takes is taken by the host, but for what no schema can say; one that it refuses is refused', () => {
    const place = resource.scope === 'establishment' ? { establishment_id: 1 } : {};
    const fields = givenFields(resource);
    let [taken, refused] = [0, 0];
    fc.assert(
      fc.property(bodyOf(resource, fields), (body) => {
        const why = validate.refusal(`${recordName(resource)}Input`, { ...place, ...body });
        const { problems } = applyPatch(
          { fields, rules: resource.rules },
          resource.label[0],
          body,
          undefined,
          referenceContext,
          () => true,
        );
        const found = Object.entries(problems).flatMap(([path, list]) => list.map(({ key }) => ({ path, key })));
        if (why === null) {
          taken += 1;
          expect(
            found.filter(({ path, key }) => !isUnsayable(resource, path, key)),
            JSON.stringify(body),
          ).toEqual([]);
        } else {
          refused += 1;
          expect(found.length, `${why} in ${JSON.stringify(body)}`).toBeGreaterThan(0);
        }
      }),
      { numRuns: RUNS, seed: 1 },
    );
    expect(Math.min(taken, refused), `${taken} taken, ${refused} refused`).toBeGreaterThan(RUNS * LEAST_SHARE);
  });
});

/** A valid body in which some fields are exchanged for others: valid, empty, out of bounds or of another type. */
function bodyOf(resource: ResourceModel, fields: Readonly<Record<string, FieldModel>>): fc.Arbitrary<Values> {
  const references = Object.fromEntries(Object.values(fields).flatMap((field) => referencesOf(field.name, field)));
  const samples = fc.integer({ min: 1, max: 400 }).map((seed) => sampleRecord(resource, { seed, references, full: seed % 2 === 0 }));
  const others = fc
    .subarray(Object.keys(fields), { maxLength: Math.min(3, Object.keys(fields).length) })
    .chain((names) => fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), otherValue(fields[name] as FieldModel)))));
  return fc.tuple(samples, fc.boolean(), others).map(([sample, isKept, pairs]) => {
    const body: Values = { ...sample, ...(isKept ? {} : Object.fromEntries(pairs)) };
    for (const [name, value] of Object.entries(body)) if (value === undefined) delete body[name];
    return body;
  });
}

function referencesOf(path: string, field: Fields[string]): [string, unknown][] {
  if (field.kind === 'lines') return Object.entries(field.fields).flatMap(([name, one]) => referencesOf(`${path}.${name}`, one));
  if (field.kind !== 'reference') return [];
  const [target] = [field.to].flat();
  return [[path, field.many ? [1, 2] : Array.isArray(field.to) ? { type: target, id: 1 } : 1]];
}

function otherValue(field: FieldModel): fc.Arbitrary<unknown> {
  const { min, max } = { min: undefined, max: undefined, ...field } as { min?: number; max?: number };
  const limits =
    field.kind === 'lines'
      ? []
      : isText(field)
        ? ['x'.repeat((max ?? 255) + 1), ...(min ? ['x'.repeat(min - 1)] : [])]
        : [...(max === undefined ? [] : [max + 1, max]), ...(min === undefined ? [] : [min - 1, min])];
  const choices = field.kind === 'enum' ? [...Object.keys(field.values), 'no such value'] : [];
  const wrong = [5, 5.5, true, 'text', { a: 1 }, ...(field.kind === 'json' ? [] : [[{}]])];
  return fc.oneof(
    fc.constant(undefined),
    fc.constant(null),
    fc.integer({ min: 0, max: 300 }).map((seed) => kindOf(field).sample(seed, field, referenceContext)),
    fc.constantFrom(...limits, ...choices, ...wrong),
  );
}

const isText = (field: FieldModel) => ['text', 'textarea', 'slug', 'password', 'barcode'].includes(field.kind);

function isUnsayable(resource: ResourceModel, path: string, key: SentenceKey): boolean {
  if (UNSAYABLE.includes(key)) return true;
  const [name = ''] = path.split('.');
  const conditions = [
    resource.rules?.show?.[name],
    resource.rules?.require?.[name],
    ...(resource.rules?.check ?? []).filter(({ at }) => at === name).map(({ that }) => that),
  ];
  const isOfRules = key === 'check' || key === 'hidden' || key.startsWith('required');
  return isOfRules && conditions.some((condition) => condition && !conditionSchema(condition as Condition, givenFields(resource)));
}
