import { DefinitionError } from '#/model/language/definitionError.ts';
import type { ResourceModel, VerbModel } from '#/model/language/model.ts';
import type { VerbExtension } from '#/server/records/extensionPoints.ts';
import { extensions } from '../extensions.ts';

/** A verb's host function. */
export function functionOf(resource: ResourceModel, verb: VerbModel): VerbExtension['perform'] | undefined {
  return extensions().verbs[`${resource.variant?.of ?? resource.name}.${verb.name}`]?.perform;
}

/** Refuses to start with a verb that nothing does. @throws DefinitionError */
export function checkHostFunctions(resource: ResourceModel): void {
  for (const verb of Object.values(resource.verbs)) {
    if (verb.to || functionOf(resource, verb)) continue;
    const name = `${resource.variant?.of ?? resource.name}.${verb.name}`;
    throw new DefinitionError(
      name,
      'is a verb that nothing does',
      `write server/extensions/verbs/${name}.ts, or let it lead to a status with 'to'`,
    );
  }
}
