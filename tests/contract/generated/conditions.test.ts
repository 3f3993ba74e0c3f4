import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { isHostWritten } from '#/model/kinds/index.ts';
import { validateRecord } from '#/model/validation/validateRecord.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { conditionSchema } from '#/server/capabilities/openapi/conditionSchema.ts';
import { applyPatch } from '#/server/records/write/draft.ts';
import { combinations, conditionsOf } from '#/tests/support/conditionsOf.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { type Condition, type Fields, isEmpty, matches } from '#model/language';

const ajv = new Ajv2020({ strict: false });
const all = conditionsOf(model).map((placed) => [placed.name, placed, combinations(placed)] as const);
const total = all.reduce((sum, [, , rows]) => sum + rows.length, 0);

/** The record that a body makes: absent fields have their default, what the host alone writes is not in a body. */
function recordOf(fields: Fields, body: Record<string, unknown>): Record<string, unknown> {
  const { record } = applyPatch({ fields }, 'record', body, undefined, referenceContext, () => true);
  return {
    ...record,
    ...Object.fromEntries(
      Object.entries(body).filter(([name]) => !Object.hasOwn(fields, name) || isHostWritten(fields[name] as Fields[string])),
    ),
  };
}

describe(`the truth tables of ${all.length} conditions, ${total} rows`, () => {
  test('hold conditions that both sides of are reached', () => {
    expect(all.length).toBeGreaterThan(5);
    const onesided = all.filter(
      ([, { condition, fields }, rows]) => new Set(rows.map((body) => matches(condition, recordOf(fields, body)))).size < 2,
    );
    expect(onesided.map(([name]) => name)).toEqual([]);
  });

  test.each(all)('%s: the evaluator and JSON Schema agree', (_, placed, rows) => {
    const { condition, fields } = placed;
    const given = Object.fromEntries(Object.entries(fields).filter(([, field]) => !isHostWritten(field)));
    const schema = conditionSchema(condition, given);
    // Two fields compared, or texts by their order, cannot be said; what can be said must be.
    if (!schema) return expect(comparesWhatSchemaCannot(condition, fields)).toBe(true);
    const validate = ajv.compile(schema);
    const differing = rows.filter(
      (body) => !hasHostWritten(body, condition, fields) && validate(body) !== matches(condition, recordOf(fields, body)),
    );
    expect(differing).toEqual([]);
  });

  test.each(all.filter(([name]) => name.includes(' show.') || name.includes(' require.')))(
    '%s: the host refuses what the form hides or asks for',
    (name, placed, rows) => {
      const [, part, target = ''] = /(show|require)\.(\S+)$/.exec(name) ?? [];
      const field = placed.fields[target];
      if (!field || isHostWritten(field)) return;
      const rules = { [part as 'show']: { [target]: placed.condition } };
      const sample = '1' as const;
      for (const body of rows) {
        const record = { ...recordOf(placed.fields, body), ...(part === 'show' && { [target]: sample }) };
        const keys = validateRecord({ fields: { [target]: { kind: 'text' } }, rules }, record, referenceContext, new Set([target]))[
          target
        ]?.map(({ key }) => key);
        const isTrue = matches(placed.condition, record);
        if (part === 'show') expect(keys, JSON.stringify(body)).toEqual(isTrue ? undefined : ['hidden']);
        else expect(keys?.[0]?.startsWith('required') ?? false, JSON.stringify(body)).toBe(isTrue && isEmpty(record[target]));
      }
    },
  );
});

/** Whether a body says what only the host writes, or is completed by it: a field that the condition asks for starts with a value. */
function hasHostWritten(body: Record<string, unknown>, condition: Condition, fields: Fields): boolean {
  const starts = Object.keys(fields).filter(
    (name) => fields[name] && 'default' in fields[name] && JSON.stringify(condition).includes(`"${name}"`),
  );
  return [...Object.keys(body), ...starts].some((name) => fields[name] && isHostWritten(fields[name]));
}

function comparesWhatSchemaCannot(condition: Condition, fields: Fields): boolean {
  const text = JSON.stringify(condition);
  return (
    text.includes('"field":') ||
    /"(?:lte?|gte?)":"/.test(text) ||
    Object.entries(fields).some(([name, { kind }]) => (kind === 'datetime' || kind === 'email') && text.includes(`"${name}"`))
  );
}
