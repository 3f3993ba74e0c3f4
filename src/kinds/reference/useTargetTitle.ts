import { model } from '#/resources/index.ts';
import { useTitleOf } from '../useTitleOf.ts';
import type { Target } from './useTargets.ts';

/** How a target's title is read: it comes with the record as it is stored, and a choice or a day is read by its own kind. */
export function useTargetTitle(): (target: Target, establishmentId: unknown) => string {
  const titleOf = useTitleOf();
  return ({ type, id, title }, establishmentId) => {
    const resource = model.resources[type];
    const field = resource?.allFields[resource.title];
    // A title that is another record's is that record's already.
    if (!resource || !field || field.kind === 'reference') return title;
    return titleOf(resource, { id, [resource.title]: title, establishment_id: establishmentId });
  };
}
