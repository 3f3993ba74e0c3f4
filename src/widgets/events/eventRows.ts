import type { Model, ResourceModel } from '#/model/language/model.ts';
import { CHANGES, type Change, changesToTell } from '#model/language';

/** Everything, of every resource there is and will be. */
export const EVERYTHING = '*';

/** A resource with what can be told of it. */
export interface EventRow {
  resource: ResourceModel;
  changes: readonly Change[];
}

export interface EventGroup {
  name: string;
  rows: EventRow[];
}

/** What webhooks can tell of, grouped as the menu is. */
export function eventGroups({ groups, resources }: Pick<Model, 'groups' | 'resources'>): EventGroup[] {
  const rows = Object.values(resources)
    .map((resource) => ({ resource, changes: changesToTell(resource) }))
    .filter(({ changes }) => changes.length > 0);
  return groups
    .map(({ name }) => ({ name, rows: rows.filter(({ resource }) => resource.group === name) }))
    .filter((group) => group.rows.length > 0);
}

/** The changes of a resource that are chosen. */
export function chosenOf({ resource: { name }, changes }: EventRow, chosen: ReadonlySet<string>): readonly Change[] {
  if (chosen.has(EVERYTHING) || chosen.has(`${name}.*`)) return changes;
  return changes.filter((change) => chosen.has(`${name}.${change}`));
}

/** What is chosen once a resource has these changes: all of them are kept as `<resource>.*`, so that what comes later is told too. */
export function withChosen(
  groups: readonly EventGroup[],
  chosen: ReadonlySet<string>,
  row: EventRow,
  changes: readonly Change[],
): string[] {
  return groups.flatMap(({ rows }) =>
    rows.flatMap((one) => {
      const { name } = one.resource;
      const wanted = name === row.resource.name ? changes : chosenOf(one, chosen);
      if (wanted.length === one.changes.length) return [`${name}.*`];
      return CHANGES.filter((change) => wanted.includes(change)).map((change) => `${name}.${change}`);
    }),
  );
}
