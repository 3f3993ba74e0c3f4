import { traitsOf } from '#/model/kinds/index.ts';
import { fieldsOf } from '#/model/language/conditions.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { type Expression, fieldsRead, type TextExpression } from '#/model/language/expressions.ts';
import type { Field, FieldOf, Fields, Rules } from '#/model/language/fields.ts';
import type { Model, ResourceModel, SettingsModel } from '#/model/language/model.ts';

/** Something that a value is made of: where it stands, and the permission that guards it. */
interface Source {
  name: string;
  guard: string | undefined;
}

/**
 * What is made of a guarded value tells it: whoever sees a total, a sum or a copy without the guard knows the cost behind it. Throws a
 * DefinitionError at the first field that is open although what it is made of is not.
 */
export function checkGuards(resource: ResourceModel, model: Model): void {
  const { name, title, allFields } = resource;
  if (guardOf(allFields[title]))
    throw new DefinitionError(
      `${name}.${title}`,
      "is the title, which stands in the log and beside every reference, yet says 'readable'",
      'name another title',
    );
  for (const field of Object.values(resource.fields)) {
    if (field.readable?.foundWhole && (field.kind !== 'text' || !field.search))
      throw new DefinitionError(`${name}.${field.name}`, "says 'foundWhole', but no search looks for it", 'write search: true at a text');
    checkMadeOf(`${name}.${field.name}`, field, sourcesOf(field, allFields, model));
    if (field.kind !== 'lines') continue;
    for (const [column, row] of Object.entries(field.fields))
      checkMadeOf(`${name}.${field.name}.${column}`, withGuardOf(row, field), sourcesOf(row, rowsOf(field), model));
    checkValidated(`${name}.${field.name}`, rowsOf(field), field.rules);
  }
  checkValidated(name, allFields, resource.rules);
}

/** Settings are answered whole to whoever may open them. Throws a DefinitionError. */
export function checkSettingsGuards({ name, fields }: SettingsModel): void {
  for (const field of Object.values(fields))
    if (guardOf(field) || (field.kind === 'lines' && Object.values(field.fields).some(guardOf)))
      throw new DefinitionError(
        `${name}.${field.name}`,
        "says 'readable', which settings do not obey",
        'make it a field of a resource, or leave it out',
      );
}

const guardOf = (field: Field | undefined): string | undefined => field?.readable?.permission;

/** Rows stand behind the guard of their list as well. */
function withGuardOf(row: Field, { readable }: FieldOf<'lines'>): Field {
  return row.readable || !readable ? row : { ...row, readable };
}

function rowsOf(lines: FieldOf<'lines'>): Fields {
  return Object.fromEntries(Object.entries(lines.fields).map(([name, row]) => [name, withGuardOf(row, lines)]));
}

function sourcesOf(field: Field, beside: Fields, model: Model): Source[] {
  if (field.kind === 'computed') return [...partsOf(field.value, beside), ...namedIn(field.needs ?? [], beside)];
  if (field.kind === 'external') return namedIn(field.follows ?? [], beside);
  if (field.kind !== 'aggregate') return [];
  const of = model.resources[field.of]?.allFields ?? {};
  const read = [field.value, field.sum, field.max, ...Object.keys(field.where ?? {})].filter((name) => name !== undefined);
  return [...namedIn(read, of, `${field.of}.`), ...namedIn(field.through ? [field.through] : [], beside)];
}

function namedIn(names: readonly string[], fields: Fields, before = ''): Source[] {
  return names.map((name) => ({ name: before + name, guard: guardOf(fields[name]) }));
}

/** What an expression reads, in rows too. */
function partsOf(value: Expression | TextExpression, beside: Fields): Source[] {
  // The end of what people write is for those who may not see the whole; of an amount it would tell too much.
  if (typeof value === 'object' && 'ending' in value) {
    const whole = beside[value.ending];
    return whole && traitsOf(whole).isWritten ? [] : namedIn(fieldsRead(value), beside);
  }
  if (typeof value !== 'object' || 'join' in value || 'minutes' in value) return namedIn(fieldsRead(value), beside);
  if (!('sum' in value))
    return Object.values(value).flatMap((parts: readonly Expression[]) => parts.flatMap((part) => partsOf(part, beside)));
  const lines = beside[value.sum];
  const rows = lines?.kind === 'lines' ? partsOf(value.of, rowsOf(lines)) : [];
  return rows.map(({ name, guard }) => ({ name: `${value.sum}.${name}`, guard }));
}

function checkMadeOf(where: string, field: Field, sources: readonly Source[]): void {
  if ('reveals' in field && field.reveals === 'nothing') return;
  for (const { name, guard } of sources)
    if (guard !== undefined && guard !== guardOf(field))
      throw new DefinitionError(
        where,
        `is made of '${name}', which only those with ${guard} may see`,
        `write readable: { permission: '${guard}' }, or reveals: 'nothing' where it says nothing of it`,
      );
}

/** By a rule that compares what one sees with what one does not, the hidden value is found in a few tries. */
function checkValidated(where: string, fields: Fields, rules: Rules | undefined): void {
  const asked = [
    ...(['show', 'require', 'readonly'] as const).flatMap((part) =>
      Object.entries(rules?.[part] ?? {}).map(([at, that]) => ({ part, at, that })),
    ),
    ...(rules?.check ?? []).map(({ at, that }) => ({ part: 'check', at, that })),
    ...(rules?.kept ?? []).map(({ when }) => ({ part: 'kept', at: '*', that: when })),
  ];
  for (const { part, at, that } of asked)
    for (const { name, guard } of that ? namedIn(fieldsOf(that), fields) : [])
      if (guard !== undefined && guard !== guardOf(fields[at]))
        throw new DefinitionError(
          `${where}.${at}`,
          `is validated by rules.${part} of '${name}', which only those with ${guard} may see`,
          'check it in a hook, or by fields that everybody sees',
        );
}
