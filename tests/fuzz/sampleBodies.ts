import fc from 'fast-check';
import type { ResourceModel } from '#/model/language/model.ts';
import { byRow, givenFields, sampleRecord, type Values } from '#/tests/support/sampleRecord.ts';
import type { Field } from '#model/language';
import { Known } from './schemaValues.ts';

const SEEDS = 400;

/** Bodies that make or change a record of a resource and obey its rules, which no JSON Schema says whole; what they refer to is `Known`. */
export function sampleBodies(resource: ResourceModel): fc.Arbitrary<unknown> {
  const fields = Object.entries(givenFields(resource));
  const references = Object.fromEntries(
    fields.flatMap(([name, field]): [string, unknown][] =>
      field.kind === 'lines'
        ? Object.entries(field.fields).map(([column, one]) => [`${name}.${column}`, byRow(standIn(one), standIn(one, 2))])
        : [[name, standIn(field)]],
    ),
  );
  return fc.record({ seed: fc.nat({ max: SEEDS }), full: fc.boolean(), nth: fc.nat({ max: 200 }) }).map(({ seed, full, nth }) => {
    const place = resource.scope === 'establishment' ? { establishment_id: new Known('establishments', nth) } : {};
    return { ...place, ...referring(Object.fromEntries(fields), sampleRecord(resource, { seed, references, full }), nth) };
  });
}

/** What satisfies the definition where a record's id belongs. */
function standIn(field: Field, id = 1): unknown {
  if (field.kind !== 'reference') return undefined;
  const one = typeof field.to === 'string' ? id : { type: field.to[0], id };
  return field.many ? [one] : one;
}

/** The sample with ids of stored records in the place of those. */
function referring(fields: Readonly<Record<string, Field>>, values: Values, nth: number): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind === 'lines' && Array.isArray(value))
        return [name, value.map((row: Values, at) => referring(field.fields, row, nth + at))];
      if (field?.kind !== 'reference' || value === null) return [name, value];
      const target = [field.to].flat()[0];
      const known = new Known(target, nth);
      return [name, field.many ? [known] : typeof field.to === 'string' ? known : { type: target, id: known }];
    }),
  );
}
