import { traitsOf } from '#/model/kinds/index.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';

/** What no definition may say of how records are kept: marks, limits, indexes, slugs. Throws a DefinitionError at the first. */
export function checkStored(resource: ResourceModel, model: Model): void {
  for (const field of Object.values(resource.fields)) {
    checkMark(`${resource.name}.${field.name}`, field);
    checkSlug(resource, field);
    if (field.kind !== 'lines') continue;
    for (const [name, row] of Object.entries(field.fields))
      if (row.kind === 'boolean' && row.onlyOne)
        throw new DefinitionError(
          `${resource.name}.${field.name}.${name}`,
          "says 'onlyOne', which rows cannot have",
          'write it as a rule: rules.check',
        );
  }
  checkLimit(resource, model);
  checkDue(resource);
  for (const name of (resource.indexes ?? []).flat()) {
    const field = resource.fields[name];
    if (!field || traitsOf(field).isElsewhere || (field.kind === 'reference' && (field.many || typeof field.to !== 'string')))
      throw new DefinitionError(
        `${resource.name}.indexes`,
        `names '${name}', which has no column of its own`,
        'name fields of one column each',
      );
  }
}

/** What waits is told by choices, and waits for a time. */
function checkDue({ name, fields, due }: ResourceModel): void {
  if (!due) return;
  const where = `${name}.due`;
  if (fields[due.by]?.kind !== 'datetime')
    throw new DefinitionError(where, `waits for '${due.by}', which is no moment`, "name a field of kind 'datetime'");
  for (const [choice, value] of Object.entries(due.where)) {
    const field = fields[choice];
    if (field?.kind !== 'enum' || !(String(value) in field.values))
      throw new DefinitionError(
        where,
        `asks for '${value}' in '${choice}', which has no such choice`,
        "name an 'enum' and one of its values",
      );
  }
}

function checkMark(where: string, field: FieldModel): void {
  if (field.kind === 'boolean' && field.onlyOne && field.default === true)
    throw new DefinitionError(where, "says 'onlyOne', yet every new record would have it", 'write default: false');
}

function checkSlug({ name, fields }: ResourceModel, field: FieldModel): void {
  if (field.kind !== 'slug' || field.from === undefined) return;
  const from = fields[field.from];
  if (from && traitsOf(from).isProse) return;
  throw new DefinitionError(
    `${name}.${field.name}`,
    `is made from '${field.from}', which is ${from ? `of kind '${from.kind}'` : 'not a field beside it'}`,
    'name a text field of the same record',
  );
}

/** The limit is agreed with the business, so it stands with the business. */
function checkLimit({ name, scope, limitedBy }: ResourceModel, model: Model): void {
  if (limitedBy === undefined) return;
  if (scope === 'platform')
    throw new DefinitionError(name, "says 'limitedBy', but belongs to no business", "leave it out, or give it the scope 'client'");
  if (model.resources.clients?.fields[limitedBy]?.kind !== 'integer')
    throw new DefinitionError(
      name,
      `is limited by '${limitedBy}', which is not a whole number of clients`,
      'name an integer field of resources/platform/clients.ts',
    );
}
