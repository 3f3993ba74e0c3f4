import { type RawBuilder, sql } from 'kysely';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { countTry, refuseTooMany, wholeNumberLimits } from '#/server/access/signIn/signInLimits.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** Of a shorter number its open end says too much: all others could be tried. */
const SHORTEST = 8;

/** The fields of a resource that a search for all of a value finds by, whoever may see them. */
export function foundWholeOf({ search, allFields }: ResourceModel): FieldModel[] {
  return search.flatMap((name) => allFields[name] ?? []).filter(({ readable }) => readable?.foundWhole === true);
}

/** Whether a search may be for all of a number. */
export function mayBeWhole(search: string): boolean {
  return search.length >= SHORTEST && /\d/.test(search) && !/\s/.test(search);
}

/** Counts that somebody looks for a number which they may not see. Answers the seconds to wait where they have done it too often. */
export function countWhole(database: Database, caller: Caller): Promise<number | undefined> {
  return database.platform((tx) => countTry(tx, wholeNumberLimits(caller)));
}

/** The fields that a list's search finds by all of them for whoever may not see them. @throws ApiError 429 who looks too often */
export async function wholeFields(
  database: Database,
  caller: Caller,
  { resource, fields }: { resource: ResourceModel; fields: ReadonlyMap<string, FieldModel> },
  search: string,
): Promise<FieldModel[]> {
  const closed = foundWholeOf(resource).filter(({ name }) => !fields.has(name));
  if (!closed.length || !mayBeWhole(search)) return [];
  refuseTooMany(await countWhole(database, caller));
  return closed;
}

/** Rows of which one of these fields is just what is looked for; the alphabet's case does not count. */
export function isWhole(fields: readonly FieldModel[], search: string): RawBuilder<unknown>[] {
  return fields.map(({ name }) => sql`lower(${sql.ref(`t.${name}`)}) = ${search.toLowerCase()}`);
}
