import { type RawBuilder, sql } from 'kysely';
import { every, ofClient, type RowScope, source } from '#/server/records/rowScope.ts';
import type { Findable } from './findable.ts';

/** A record that answers, and how well: 0 is the best. */
export interface Candidate {
  findable: Findable;
  id: number;
  rank: number;
  /** What was typed stands nowhere in it, but what looks like it does. */
  isSimilar?: true;
}

/** Entries of one kind, and whose records they are of. */
export interface EntryKind {
  kind: string;
  findable: Findable;
}

/** The kinds of entries by which a caller finds records. */
export function entryKinds(findables: readonly Findable[]): EntryKind[] {
  return findables.flatMap((findable) => findable.kinds.map((kind) => ({ kind, findable })));
}

/** The table of entries, as `e`. */
export function entriesOf(rowScope: RowScope): RawBuilder<unknown> {
  return sql`${source(rowScope, 'search_entries')} as e`;
}

/** Kinds with the establishments that the caller finds them in (null: wherever they are), as `k`. */
export function asked(kinds: readonly EntryKind[]): RawBuilder<unknown> {
  const names = kinds.map(({ kind }) => kind);
  const owned = kinds.map(({ findable: { resource, rowScope } }) =>
    resource.scope === 'establishment' && rowScope.establishments !== 'all' ? `{${rowScope.establishments.join()}}` : null,
  );
  return sql`unnest(${names}::text[], ${owned}::text[]) as k (kind, owned)`;
}

/** That an entry is of the kind and of the business that is searched. */
export function ofKind(rowScope: RowScope): RawBuilder<unknown> {
  return every([sql`e.kind = k.kind`, ofClient(rowScope, 'e')]);
}

/** That an entry's record stands where its kind may be seen. */
export const isSeen = sql`(k.owned is null or e.establishment_id = any(k.owned::bigint[]))`;

/** Records with their ranks, each once and as good as its best entry. */
export class BestRanks {
  readonly #ranks = new Map<Findable, Map<number, number>>();

  add(findable: Findable, id: number, rank: number): void {
    const ranks = this.#ranks.get(findable) ?? new Map<number, number>();
    ranks.set(id, Math.min(rank, ranks.get(id) ?? rank));
    this.#ranks.set(findable, ranks);
  }

  /** How many are known of a resource. */
  count(findable: Findable): number {
    return this.#ranks.get(findable)?.size ?? 0;
  }

  /** The best of each resource, newest first where they are as good. */
  best(limitOf: (findable: Findable) => number): Candidate[] {
    return [...this.#ranks].flatMap(([findable, ranks]) =>
      [...ranks]
        .map(([id, rank]) => ({ findable, id, rank }))
        .toSorted((one, other) => one.rank - other.rank || other.id - one.id)
        .slice(0, limitOf(findable)),
    );
  }
}

/** Things by what they have in common. */
export function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
