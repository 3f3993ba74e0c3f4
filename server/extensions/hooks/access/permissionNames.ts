import { type Blank, say } from '#/i18n/sentences.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';

/** The names in a stored or given list of permissions. */
export const namesOf = (permissions: unknown): string[] => (Array.isArray(permissions) ? permissions.map(String) : []);

/** As many as are named in a sentence. */
const MAX_NAMED = 5;

/** Some names as a sentence says them. */
export const named = (names: readonly string[]): Blank =>
  names.length > MAX_NAMED
    ? say('people.and_more', { names: names.slice(0, MAX_NAMED).join(', '), count: names.length - MAX_NAMED })
    : names.join(', ');

/**
 * What is no list of names, or has new ones that are not in `ceiling`: what can be held at all there. One that has gone out of use may
 * stay.
 */
export function refusedNames(permissions: unknown, stood: ReadonlySet<string>, ceiling: ReadonlySet<string>): FieldErrors {
  if (!Array.isArray(permissions) || permissions.some((name) => typeof name !== 'string'))
    return { permissions: [say('people.list_of_permissions')] };
  const unknown = permissions.filter((name) => !ceiling.has(name) && !stood.has(name));
  return unknown.length > 0 ? { permissions: [say('people.unknown_permissions', { permissions: named(unknown) })] } : {};
}
