import type { Model, ResourceModel } from './model.ts';

/** Who asks: which side of the platform's wall they stand on, and which resources they may list. */
export interface VariantReader {
  isPlatform: boolean;
  mayList: (resource: ResourceModel) => boolean;
}

/**
 * Through which a reader finds the records of a resource: the resource itself, or else the variant of it that is theirs and shows most;
 * undefined where they may list none. `fields` are those that a search is narrowed by.
 */
export function targetVariant(
  model: Model,
  name: string,
  { isPlatform, mayList }: VariantReader,
  fields: readonly string[] = [],
): ResourceModel | undefined {
  const kept = (one: ResourceModel) => [one.title, ...fields].every((field) => field in one.allFields);
  const served = (one: ResourceModel) => !one.callers || (one.callers === 'platform') === isPlatform;
  return Object.values(model.resources)
    .filter((one) => (one.name === name || one.variant?.of === name) && served(one) && kept(one) && mayList(one))
    .toSorted((one, other) => narrowness(one) - narrowness(other))[0];
}

/** The resource itself first, then variants of all its records, then those of some. */
function narrowness({ variant }: ResourceModel): number {
  return variant ? 1 + Number(variant.narrowed) + 2 * Object.keys(variant.where).length : 0;
}
