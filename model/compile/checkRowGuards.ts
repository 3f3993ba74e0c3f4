import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Field } from '#/model/language/fields.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';

/**
 * What guards rows must hold on every way to them: only the host writes such records, a verb does one at a time, and nothing refers to them
 * and so shows their titles. Throws a DefinitionError at the first that does not.
 */
export function checkRowGuards(resource: ResourceModel, model: Model): void {
  const { name, scope, permissions, permissionsWhen, verbs, rowGuards } = resource;
  if (!rowGuards) return;
  const refuse = (problem: string, fix: string) => {
    throw new DefinitionError(`${name}.rowGuards`, problem, fix);
  };
  if (scope !== 'establishment') refuse('guards records that belong to no establishment', "write scope: 'establishment'");
  if (permissionsWhen ?? permissions.create ?? permissions.edit ?? permissions.delete)
    refuse('guards records that people write themselves', 'leave create, edit and delete to the host');
  const wide = Object.values(verbs).find(({ on }) => on !== 'record');
  if (wide) refuse(`guards records, yet the verb '${wide.name}' is done to more than one`, "write on: 'record' there");
  for (const { when } of rowGuards) checkWhen(resource, when, refuse);
  const user = referringTo(name, model);
  if (user) refuse(`guards records whose titles '${user}' shows`, 'let nothing refer to them');
}

function checkWhen(
  { fields }: ResourceModel,
  when: Readonly<Record<string, string>>,
  refuse: (problem: string, fix: string) => void,
): void {
  for (const [named, value] of Object.entries(when)) {
    const field = fields[named];
    if (field?.kind !== 'enum' || !field.required || !field.readonly)
      refuse(`goes by '${named}', which is no enum that every record has and nobody writes`, nameOne(named, Object.keys(fields)));
    else if (!Object.hasOwn(field.values, value))
      refuse(`goes by '${value}', which '${named}' never is`, nameOne(value, Object.keys(field.values)));
  }
}

function referringTo(name: string, { resources }: Model): string | undefined {
  const refers = (field: Field): boolean => {
    if (field.kind === 'lines') return Object.values(field.fields).some(refers);
    return 'to' in field && [field.to].flat().includes(name);
  };
  for (const { name: user, fields } of Object.values(resources))
    for (const field of Object.values(fields)) if (refers(field)) return `${user}.${field.name}`;
  return undefined;
}
