import type { Model } from '#/model/language/model.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { runInScope } from '#/server/records/rowScope.ts';
import { type Candidate, grouped } from './entries.ts';
import type { Findable } from './findable.ts';
import { type Found, readFound, shownAsFound, type Values } from './foundRecords.ts';
import { ownersOf } from './owners.ts';

/** A record that was found, as it is shown. */
export type FoundRecord = Candidate & { record: Found };

/** Reads in one unit of work what stands behind one wall; nothing where there is nothing to look through. */
export async function behindWall<T>(
  { database }: { database: Database },
  group: readonly Findable[],
  work: (tx: Transaction) => Promise<T[]>,
): Promise<T[]> {
  const [first] = group;
  return first ? runInScope(database, first.rowScope, work, { readonly: true, retryable: true, replica: true }) : [];
}

/** What records say, in the order in which they come; without those that are gone or not to be seen. */
export async function shown<T extends Candidate>(
  tx: Transaction,
  found: readonly T[],
  { model, words, locale }: { model: Model; words: readonly string[]; locale: string },
): Promise<(T & { record: Found })[]> {
  const [first] = found;
  if (!first) return [];
  const records = new Map<Findable, Values[]>();
  for (const [findable, own] of grouped(found, (one) => one.findable))
    records.set(
      findable,
      await readFound(
        tx,
        findable,
        own.map(({ id }) => id),
        model,
      ),
    );
  const owners = await ownersOf(tx, first.findable.rowScope, [...records.values()].flat(), locale);
  return found.flatMap((one) => {
    const values = records.get(one.findable)?.find(({ id }) => id === one.id);
    if (!values) return [];
    const record = { ...shownAsFound(values, one.findable, words, owners), ...(one.isSimilar && { similar: true as const }) };
    return [{ ...one, record }];
  });
}
