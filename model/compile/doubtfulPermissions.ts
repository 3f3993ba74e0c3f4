import type { Model } from '#/model/language/model.ts';
import { distance } from '#/model/language/nearest.ts';

/** So many letters are easily mistyped; names that differ by more are meant. */
const MISTYPED = 2;

/**
 * Permissions that a guard, verb, report or settings name and nothing else, a letter or two from one that opens a resource or is a word of
 * the house: nobody would ever be given the one that is meant. A sentence each, for a warning.
 */
export function doubtfulPermissions(model: Model): string[] {
  const known = [
    ...new Set([...Object.values(model.resources).flatMap(({ permissions }) => Object.values(permissions)), ...model.otherPermissions]),
  ];
  return model.permissions
    .filter(({ name }) => !known.includes(name))
    .flatMap(({ name }) => {
      const near = known.find((one) => distance(one, name) <= MISTYPED);
      return near === undefined ? [] : [`The permission '${name}' is named by a definition, and is nearly '${near}': is that one meant?`];
    });
}
