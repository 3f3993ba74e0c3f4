import { DefinitionError } from './definitionError.ts';
import type { ResourceModel, VerbModel } from './model.ts';

/** What no definition may say of its calls: permissions that open nothing, verbs that could not be done. Throws a DefinitionError at the first. */
export function checkCalls(resource: ResourceModel): void {
  checkView(resource);
  for (const verb of Object.values(resource.verbs)) checkVerb(resource, verb);
}

/** The answer to a change is the record: what nobody views nobody can change. */
function checkView({ name, permissions, permissionsWhen = [], verbs }: ResourceModel): void {
  if (permissions.view) return;
  const isChanged = [permissions, ...permissionsWhen].some((calls) => calls.create ?? calls.edit ?? calls.delete);
  const verb = Object.values(verbs).find(({ on }) => on === 'record');
  if (isChanged || verb)
    throw new DefinitionError(
      name,
      `lets nobody view a record, yet has ${verb ? `the verb '${verb.name}' for one` : 'calls that make or change one'}`,
      "give 'permissions' a list or view",
    );
}

function checkVerb(resource: ResourceModel, verb: VerbModel): void {
  const where = `${resource.name}.${verb.name}`;
  if (verb.on === 'record' && !verb.path.includes('{id}'))
    throw new DefinitionError(where, 'works on a record, but its path has no {id}', "write {id} into 'path'");
  if (verb.over && resource.fields[verb.over]?.kind !== 'lines')
    throw new DefinitionError(where, `goes over '${verb.over}', which is not a lines field`, 'name a lines field');
  for (const part of ['to', 'when', 'over'] as const)
    if (verb[part] && verb.on !== 'record')
      throw new DefinitionError(
        where,
        `says '${part}', which asks for a record, but works on a ${verb.on}`,
        "write on: 'record', or judge it in its host function",
      );
  if (verb.idempotent && (verb.effect === 'read' || verb.returns === 'file'))
    throw new DefinitionError(
      where,
      `is idempotent, but ${verb.effect === 'read' ? 'changes nothing' : 'returns a file, which is not kept'}`,
      "leave 'idempotent' out",
    );
  for (const [status, to] of Object.entries(verb.to ?? {})) {
    const field = resource.fields[status];
    if (field?.kind !== 'enum' || !(String(to) in field.values))
      throw new DefinitionError(where, `leads to ${status} '${String(to)}', which does not exist`, 'name a value of an enum field');
  }
}
