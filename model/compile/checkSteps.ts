import { matches } from '#/model/language/conditions.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Condition } from '#/model/language/fields.ts';
import type { ResourceModel, VerbModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import { valuesIn } from '#/model/values/shapes.ts';

type Steps = Readonly<Record<string, readonly string[]>>;

/** The steps that a field may take; undefined where any value may follow any other. */
function stepsOf({ transitions }: ResourceModel, status: string): Steps | undefined {
  return (transitions as Readonly<Record<string, Steps>> | undefined)?.[status];
}

/**
 * What no definition may say of the steps of a status: values that it does not have, verbs between steps that no transition has. Throws a
 * DefinitionError at the first.
 */
export function checkSteps(resource: ResourceModel): void {
  for (const status of Object.keys(resource.transitions ?? {})) checkTransitions(resource, status);
  for (const verb of Object.values(resource.verbs))
    for (const [status, to] of Object.entries(verb.to ?? {})) checkStep(resource, verb, status, String(to));
}

function checkTransitions(resource: ResourceModel, status: string): void {
  const where = `${resource.name}.transitions`;
  const values = valuesOf(resource, status);
  if (!values)
    throw new DefinitionError(where, `names '${status}', which is not a field of kind 'enum'`, nameOne(status, enumsOf(resource)));
  for (const [from, steps] of Object.entries(stepsOf(resource, status) ?? {}))
    for (const value of [from, ...steps])
      if (!values.includes(value))
        throw new DefinitionError(where, `names '${value}', which is not a value of '${status}'`, nameOne(value, values));
}

function checkStep(resource: ResourceModel, verb: VerbModel, status: string, to: string): void {
  const where = `${resource.name}.${verb.name}`;
  const values = valuesOf(resource, status);
  if (!values)
    throw new DefinitionError(where, `leads to '${status}', which is not a field of kind 'enum'`, nameOne(status, enumsOf(resource)));
  if (!values.includes(to)) throw new DefinitionError(where, `leads to ${status} '${to}', which does not exist`, nameOne(to, values));
  const steps = stepsOf(resource, status);
  if (!steps) return;
  const froms = Object.keys(steps).filter((from) => steps[from]?.includes(to));
  if (froms.length === 0)
    throw new DefinitionError(where, `leads to ${status} '${to}', to which no transition leads`, `write the step in transitions.${status}`);
  const offered = verb.when && offeredAt(verb.when, status, values);
  const beside = offered?.find((from) => !froms.includes(from));
  if (beside !== undefined)
    throw new DefinitionError(
      where,
      `is offered at ${status} '${beside}', from which no transition leads to '${to}'`,
      `write the step in transitions.${status}, or narrow 'when' to ${froms.join(', ')}`,
    );
}

/** The values of the status at which a condition can hold; undefined where it does not speak of it alone. */
function offeredAt(when: Condition, status: string, values: readonly string[]): string[] | undefined {
  if ('all' in when && Array.isArray(when.all))
    return when.all.map((part: Condition) => offeredAt(part, status, values)).find((found) => found !== undefined);
  const test = valuesIn(when)[status];
  if (test === undefined) return undefined;
  return values.filter((value) => matches({ [status]: test } as Condition, { [status]: value }));
}

function valuesOf({ fields }: ResourceModel, name: string): string[] | undefined {
  const field = fields[name];
  return field?.kind === 'enum' ? Object.keys(field.values) : undefined;
}

const enumsOf = ({ fields }: ResourceModel) => Object.values(fields).flatMap(({ name, kind }) => (kind === 'enum' ? [name] : []));
