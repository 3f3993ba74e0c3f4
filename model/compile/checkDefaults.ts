import type { KindContext } from '#/model/kinds/base/part.ts';
import { isDerived, kindOf } from '#/model/kinds/index.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import type { FieldModel, Model } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';

/** What stands beside the definitions: the reference lists, as their values are validated and by their names. */
export interface Reference {
  context: KindContext;
  names: readonly string[];
}

/** Refuses defaults that their own field would refuse, and reference lists that do not exist. */
export function checkDefaults(model: Model, reference: Reference): void {
  for (const resource of [...Object.values(model.resources), ...Object.values(model.settings)])
    for (const field of Object.values(resource.fields)) checkDefault(`${resource.name}.${field.name}`, field, reference);
}

function checkDefault(where: string, field: FieldModel, reference: Reference): void {
  const { context, names } = reference;
  const list = field.kind === 'lookup' || field.kind === 'text' ? field.list : undefined;
  if (list !== undefined && !context.lookup(list).length)
    throw new DefinitionError(where, `takes its values from '${list}', which is not a reference list`, nameOne(list, names));
  if (field.kind === 'lines')
    for (const [name, row] of Object.entries(field.fields)) checkDefault(`${where}.${name}`, { ...row, name, label: name }, reference);
  const value = 'default' in field ? field.default : undefined;
  if (value === undefined || isDerived(field)) return;
  const refused = kindOf(field).validate(value, field, context);
  if (refused) {
    const why = [refused.key, ...Object.entries(refused.params ?? {}).map(([name, limit]) => `${name} ${limit}`)].join(', ');
    throw new DefinitionError(where, `has the default ${JSON.stringify(value)}, which it refuses itself (${why})`, 'give a valid default');
  }
}
