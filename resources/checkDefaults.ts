import { isDerived, kindOf } from './kinds/index.ts';
import { referenceContext, referenceNames } from './reference/context.ts';
import { DefinitionError } from './schema/definitionError.ts';
import type { FieldModel, Model } from './schema/model.ts';
import { nameOne } from './schema/nearest.ts';

/** Refuses defaults that their own field would refuse, and reference lists that do not exist. */
export function checkDefaults(model: Model): void {
  for (const resource of [...Object.values(model.resources), ...Object.values(model.settings)])
    for (const field of Object.values(resource.fields)) checkDefault(`${resource.name}.${field.name}`, field);
}

function checkDefault(where: string, field: FieldModel): void {
  if (field.kind === 'lookup' && !referenceContext.lookup(field.list).length)
    throw new DefinitionError(where, `takes its values from '${field.list}', which is not a reference list`, nameOne(field.list, referenceNames));
  if (field.kind === 'lines') for (const [name, row] of Object.entries(field.fields)) checkDefault(`${where}.${name}`, { ...row, name, label: name });
  const value = 'default' in field ? field.default : undefined;
  if (value === undefined || isDerived(field)) return;
  const refused = kindOf(field).validate(value, field, referenceContext);
  if (refused) {
    const why = [refused.key, ...Object.entries(refused.params ?? {}).map(([name, limit]) => `${name} ${limit}`)].join(', ');
    throw new DefinitionError(where, `has the default ${JSON.stringify(value)}, which it refuses itself (${why})`, 'give a valid default');
  }
}
