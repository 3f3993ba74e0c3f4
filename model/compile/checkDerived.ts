import { DefinitionError } from '#/model/language/definitionError.ts';
import type { FieldOf, Fields } from '#/model/language/fields.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';

type Derived = FieldOf<'aggregate'> | FieldOf<'external'>;
type Owner = Pick<ResourceModel, 'name' | 'variant'> & { fields: Fields };

/** What no field that the host reads may say. Throws a DefinitionError. */
export function checkDerived(where: string, field: Derived, owner: Owner, model: Model): void {
  if (field.kind === 'aggregate') checkAggregate(where, field, owner, model);
  else {
    if (field.sort || field.filter || field.search)
      throw new DefinitionError(
        where,
        'is read by the host when it is shown, so no list can be sorted, filtered or searched by it',
        "leave 'sort', 'filter' and 'search' out",
      );
    for (const name of field.follows ?? [])
      if (!(name in owner.fields))
        throw new DefinitionError(where, `follows '${name}', which is not a field beside it`, nameOne(name, Object.keys(owner.fields)));
  }
}

/** Where an external field is named it is shown: nothing is found or sorted by it. */
const SHOWN = ['list.columns', 'list.board.shows', 'list.calendar.shows', 'form', 'story.figures'];

/** An external field is only shown. */
export function checkShownOnly(resource: ResourceModel, uses: readonly (readonly [string, readonly string[]])[]): void {
  for (const [part, names] of uses)
    for (const name of names)
      if (resource.fields[name]?.kind === 'external' && !SHOWN.includes(part))
        throw new DefinitionError(
          `${resource.name}.${name}`,
          `is named by ${part}, but is read by the host when it is shown`,
          'name a stored field',
        );
}

function checkAggregate(where: string, field: FieldOf<'aggregate'>, owner: Owner, model: Model): void {
  const name = owner.variant?.of ?? owner.name;
  const of = model.resources[field.of];
  if (!of) throw new DefinitionError(where, `counts '${field.of}', which does not exist`, nameOne(field.of, Object.keys(model.resources)));
  if (field.through) {
    checkThrough(where, field.through, field.value, of, owner);
    return;
  }
  const by = of.fields[field.by ?? ''];
  if (by?.kind !== 'reference' || by.to !== name || by.many)
    throw new DefinitionError(
      where,
      `follows '${field.of}.${field.by}', which is not a reference to one of ${name}`,
      `name the reference of ${field.of} that points to ${name}`,
    );
  if ([field.count, field.sum, field.max].filter(Boolean).length !== 1)
    throw new DefinitionError(where, 'does not say what to take', "write one of 'count: true', 'sum' and 'max'");
  for (const read of [field.sum, field.max, ...Object.keys(field.where ?? {})])
    if (read !== undefined && !(read in of.allFields))
      throw new DefinitionError(where, `reads '${field.of}.${read}', which is not a field`, nameOne(read, Object.keys(of.fields)));
}

/** What stands behind a reference of this record: one, of one kind. */
function checkThrough(where: string, through: string, value: string | undefined, of: ResourceModel, resource: Owner): void {
  const reference = resource.fields[through];
  if (reference?.kind !== 'reference' || reference.many || reference.to !== of.name)
    throw new DefinitionError(
      where,
      `goes through '${through}', which is not a reference to one of ${of.name}`,
      'name such a reference of the same record',
    );
  if (!value || !(value in of.allFields))
    throw new DefinitionError(where, `reads '${of.name}.${value}', which is not a field`, nameOne(value ?? '', Object.keys(of.allFields)));
}
