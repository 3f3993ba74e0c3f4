import { isNumeric } from '#/model/kinds/index.ts';
import type { Model } from '#/model/language/model.ts';
import { type Condition, type Field, type Fields, fieldsOf, type Rules } from '#model/language';

/** One condition of a definition, and the fields that it may read. */
export interface PlacedCondition {
  /** `specimens show.radius`. */
  name: string;
  condition: Condition;
  fields: Fields;
}

/** Every condition of a model: rules of resources, rows and settings, verbs, prepared lists. */
export function conditionsOf(model: Model): PlacedCondition[] {
  const found: PlacedCondition[] = [];
  const add = (name: string, fields: Fields, condition: Condition | undefined) => condition && found.push({ name, fields, condition });
  const addRules = (name: string, fields: Fields, rules: Rules | undefined) => {
    for (const part of ['show', 'require', 'readonly'] as const)
      for (const [field, condition] of Object.entries(rules?.[part] ?? {})) add(`${name} ${part}.${field}`, fields, condition);
    for (const check of rules?.check ?? []) add(`${name} check '${check.message}'`, fields, check.that);
  };
  for (const resource of Object.values(model.resources).filter(({ variant }) => !variant)) {
    addRules(resource.name, resource.fields, resource.rules);
    for (const field of Object.values(resource.fields))
      if (field.kind === 'lines') addRules(`${resource.name}.${field.name}`, field.fields, field.rules);
    for (const verb of Object.values(resource.verbs)) add(`${resource.name} verb ${verb.name}`, resource.allFields, verb.when);
    for (const [view, { filters }] of Object.entries(resource.list.views ?? {}))
      add(`${resource.name} view ${view}`, resource.allFields, filters);
  }
  for (const settings of Object.values(model.settings)) addRules(settings.name, settings.fields, settings.rules);
  return found;
}

/** More combinations than this are thinned out evenly. */
const MOST = 4_000;

/**
 * Every combination of the values that a condition can tell apart: enum values, both booleans, each literal and its neighbours, nothing at
 * all.
 */
export function combinations({ condition, fields }: PlacedCondition): Record<string, unknown>[] {
  const names = [...new Set(fieldsOf(condition))];
  const choices = names.map((name) => valuesFor(fields[name], literalsOf(condition)));
  const total = choices.reduce((product, values) => product * values.length, 1);
  const step = Math.max(1, Math.floor(total / MOST));
  const made: Record<string, unknown>[] = [];
  for (let at = 0; at < total; at += step) {
    let rest = at;
    const record: Record<string, unknown> = {};
    for (const [place, name] of names.entries()) {
      const values = choices[place] as unknown[];
      const value = values[rest % values.length];
      if (value !== undefined) record[name] = value;
      rest = Math.floor(rest / values.length);
    }
    made.push(record);
  }
  return made;
}

function valuesFor(field: Field | undefined, literals: readonly unknown[]): unknown[] {
  // Absent, and empty on purpose: a default stands in for the first alone.
  const none = [undefined, null];
  if (!field) return none;
  if (field.kind === 'boolean') return [...none, true, false];
  if (field.kind === 'enum') return [...none, ...Object.keys(field.values)];
  if (isNumeric(field))
    return [...none, 0, 1, 2, ...literals.filter((one) => typeof one === 'number').flatMap((one) => [one - 1, one, one + 1])];
  if (field.kind === 'reference') return field.many ? [...none, [], [1], [1, 2]] : [...none, 1, 2];
  if (field.kind === 'lines') return [...none, [], [{}]];
  if (field.kind === 'date') return [...none, '2026-01-01', '2026-01-02'];
  if (field.kind === 'time') return [...none, '08:00', '17:30'];
  if (field.kind === 'datetime') return [...none, '2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z'];
  return [...none, ...literals.filter((one) => typeof one === 'string'), 'something else'];
}

/** All values that stand in a condition. */
function literalsOf(part: unknown): unknown[] {
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(literalsOf) : [part];
}
