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

/** What a statement says of the kind that it asks for: that an entry is of it, and that its record stands where the kind may be seen. */
export interface KindTest {
  isOf: RawBuilder<unknown>;
  isSeen: RawBuilder<unknown>;
}

/** Kinds with the establishments that the caller finds them in (null: wherever they are), as `k`. */
export function asked(kinds: readonly EntryKind[]): RawBuilder<unknown> {
  return sql`unnest(${kinds.map(({ kind }) => kind)}::text[], ${kinds.map(ownedOf)}::text[]) as k (kind, owned)`;
}

function ownedOf({ findable: { resource, rowScope } }: EntryKind): string | null {
  return resource.scope === 'establishment' && rowScope.establishments !== 'all' ? `{${rowScope.establishments.join()}}` : null;
}

/** The test of whichever of the kinds that were asked is at hand. */
export function testOfAsked(rowScope: RowScope): KindTest {
  return test(rowScope, sql`k.kind`, sql`(k.owned is null or e.establishment_id = any(k.owned::bigint[]))`);
}

function test(rowScope: RowScope, kind: RawBuilder<unknown>, isSeen: RawBuilder<unknown>): KindTest {
  return { isOf: every([sql`e.kind = ${kind}`, ofClient(rowScope, 'e')]), isSeen };
}

/** The same question of each kind, with the kind before what it answers. All kinds are of one wall. */
export function eachKind(
  kinds: readonly EntryKind[],
  rowScope: RowScope,
  question: (one: KindTest) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (rowScope.clientId !== null)
    return sql`select k.kind, f.* from ${asked(kinds)} cross join lateral (${question(testOfAsked(rowScope))}) as f`;
  // Over all businesses each kind is asked apart: a cluster answers no question per row that more than one node has a part in.
  const all = kinds.map((one) => {
    const owned = ownedOf(one);
    const isSeen = owned === null ? sql`true` : sql`e.establishment_id = any(${owned}::bigint[])`;
    return sql`select ${one.kind}::text as kind, f.* from (${question(test(rowScope, sql`${one.kind}`, isSeen))}) as f`;
  });
  return sql.join(all, sql` union all `);
}

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
