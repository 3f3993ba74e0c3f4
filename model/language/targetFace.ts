import type { Model, ResourceModel } from './model.ts';

/** Who asks: which side of the platform's wall they stand on, and which resources they may list. */
export interface FaceReader {
  isPlatform: boolean;
  mayList: (resource: ResourceModel) => boolean;
}

/**
 * Through which a reader finds the records of a resource: the resource itself, or else the face of it that is theirs and shows most;
 * undefined where they may list none. `fields` are those that a search is narrowed by.
 */
export function targetFace(
  model: Model,
  name: string,
  { isPlatform, mayList }: FaceReader,
  fields: readonly string[] = [],
): ResourceModel | undefined {
  const kept = (one: ResourceModel) => [one.title, ...fields].every((field) => field in one.allFields);
  const served = (one: ResourceModel) => !one.callers || (one.callers === 'platform') === isPlatform;
  return Object.values(model.resources)
    .filter((one) => (one.name === name || one.face?.of === name) && served(one) && kept(one) && mayList(one))
    .toSorted((one, other) => narrowness(one) - narrowness(other))[0];
}

/** The resource itself first, then faces of all its records, then those of some. */
function narrowness({ face }: ResourceModel): number {
  return face ? 1 + Number(face.narrowed) + 2 * Object.keys(face.where).length : 0;
}
