import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Field } from '#/model/language/fields.ts';
import { establishmentColumn, heldInEstablishments } from '#/model/language/heldIn.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';

const SAY = "say heldIn: 'anywhere', 'everywhere', { establishments: '<field>' } or { whereUsed: ['<resource>.<field>'] }";

/**
 * Every record of a business says where permissions for it must be held. Throws a DefinitionError at the first that does not, or names what
 * is not there.
 */
export function checkHeldIn(resource: ResourceModel, model: Model): void {
  const { name, scope, heldIn } = resource;
  if ((scope === 'client') !== (heldIn !== undefined))
    throw new DefinitionError(
      name,
      scope === 'client' ? "belongs to a business, yet does not say 'heldIn'" : `says 'heldIn', but is of the scope '${scope}'`,
      scope === 'client' ? SAY : 'leave it out',
    );
  if (heldInEstablishments(resource)) checkEstablishments(resource);
  if (typeof heldIn === 'object' && 'whereUsed' in heldIn) for (const path of heldIn.whereUsed) checkUse(resource, path, model);
}

function checkEstablishments(resource: ResourceModel): void {
  const { name, fields, variant } = resource;
  const { establishments: path = '', everywhereWhen = {} } = heldInEstablishments(resource) ?? {};
  for (const one of Object.keys(everywhereWhen))
    if (!fields[one])
      throw new DefinitionError(name, `heldIn names '${one}', which is not a field`, `name one of: ${Object.keys(fields).join(', ')}`);
  if (path === 'id' && (variant?.of ?? name) === 'establishments') return;
  const [own = '', column] = path.split('.');
  const field = fields[own];
  const named: Field | undefined = field?.kind === 'lines' ? field.fields[column ?? ''] : column === undefined ? field : undefined;
  // The activity log keeps a number, as what it tells of outlives the establishment.
  const isEstablishment = named?.kind === 'integer' || (named?.kind === 'reference' && named.to === 'establishments');
  if (!isEstablishment) throw new DefinitionError(`${name}.${path}`, 'is to say whose record it is, but refers to no establishment', SAY);
}

function checkUse({ name, variant }: ResourceModel, path: string, { resources }: Model): void {
  const [user = '', own = '', column] = path.split('.');
  const field = resources[user]?.fields[own];
  const rows = field?.kind === 'lines' ? field.fields : undefined;
  const pointing: Field | undefined = rows ? rows[column ?? ''] : field;
  const namesEstablishment = rows ? establishmentColumn(rows) !== undefined : resources[user]?.scope === 'establishment';
  if (pointing?.kind !== 'reference' || pointing.to !== (variant?.of ?? name) || !namesEstablishment)
    throw new DefinitionError(name, `heldIn says that '${path}' uses it, which does not refer to it beside an establishment`, SAY);
}
