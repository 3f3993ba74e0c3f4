import { type RawBuilder, sql } from 'kysely';
import { present } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { isWhole } from '#/server/records/foundWhole.ts';
import { either, every, ofClient, type RowScope, scopeFilter, source } from '#/server/records/rowScope.ts';
import { asked, BestRanks, type Candidate, type EntryKind, eachKind, entriesOf, entryKinds, type KindTest } from './entries.ts';
import type { Findable } from './findable.ts';
import { begins, hasDigits, isExactly, isIndexed, matches, rankOf, type Wanted } from './wanted.ts';

/** So many of the newest of each kind are looked through one by one; of most kinds a business has no more. */
const NEWEST = 1000;
/** Of how many records that have the words the best are chosen: what is typed next says more. */
const MAX_WEIGHED = 1000;
const MAX_EXACT = 50;

/** What a search looks for, behind one wall. */
interface Sought {
  tx: Transaction;
  rowScope: RowScope;
  wanted: Wanted;
  limit: number;
}

/**
 * The best `limit` records of each resource, newest first where they are as good, for resources that stand behind one wall. Each statement
 * reads the one narrow table of entries for all kinds, so that planning costs the same for one as for fifty; the newest are read first, and
 * the indexes are asked only of kinds that have more, and for what is not as common as to stand among these.
 */
export async function candidates(tx: Transaction, findables: readonly Findable[], wanted: Wanted, limit: number): Promise<Candidate[]> {
  const [first] = findables;
  if (!first || !wanted.words.length) return [];
  const sought = { tx, rowScope: first.rowScope, wanted, limit };
  const ranks = new BestRanks();
  const kinds = entryKinds(findables);
  const large = await amongNewest(sought, kinds, ranks);
  if (large.length && isIndexed(wanted)) await amongAll(sought, large, ranks);
  for (const findable of findables.filter(({ whole }) => whole.length)) await addWhole(sought, findable, ranks);
  const best = ranks.best((findable) => (isNarrowed(findable) ? MAX_WEIGHED : limit));
  return (await seenOf(tx, best)).filter(withinLimit(limit));
}

/** What answers among the newest records of each kind; says of which kinds there are more. */
async function amongNewest({ tx, rowScope, wanted }: Sought, kinds: readonly EntryKind[], ranks: BestRanks): Promise<EntryKind[]> {
  const newest = ({ isOf, isSeen }: KindTest) => sql`
    select count(*)::int as read, jsonb_agg(jsonb_build_array(n.id, n.rank)) filter (where n.rank is not null) as found from (
      select e.id, case when ${isSeen} and ${matches(wanted)} then ${rankOf(wanted)} end as rank from (
        select e.* from ${entriesOf(rowScope)} where ${isOf} order by e.client_id desc, e.id desc limit ${NEWEST}
      ) as e
    ) as n`;
  const { rows } = await sql<{ kind: string; read: number; found: [id: number, rank: number][] | null }>`
    ${eachKind(kinds, rowScope, newest)}`.execute(tx);
  const findableOf = new Map(kinds.map(({ kind, findable }) => [kind, findable]));
  for (const { kind, found } of rows)
    for (const [id, rank] of found ?? []) ranks.add(present(findableOf.get(kind), 'kind of record'), id, rank);
  const full = new Set(rows.filter(({ read }) => read >= NEWEST).map(({ kind }) => kind));
  return kinds.filter(({ kind }) => full.has(kind));
}

/**
 * What answers among all records of kinds with many. A title that is what was typed is the first of those that begin with it; a code that
 * is, is asked for where it may stand among too many others. What is common in no kind is found at once for all of them.
 */
async function amongAll(sought: Sought, kinds: readonly EntryKind[], ranks: BestRanks): Promise<void> {
  const { limit, wanted, rowScope } = sought;
  const few = () => kinds.filter(({ findable }) => ranks.count(findable) < limit);
  const common = kinds.filter(({ findable }) => ranks.count(findable) >= limit);
  if (common.length && hasDigits(wanted)) await addFound(sought, common, ranks, exactly(sought));
  // Across businesses no index has the beginnings of one kind in order.
  if (rowScope.clientId !== null) await addFound(sought, kinds, ranks, beginning(sought));
  if (!common.length && few().length && (await addRare(sought, few(), ranks))) return;
  if (few().length) await addFound(sought, few(), ranks, anywhere(sought));
}

type Question = (one: KindTest) => RawBuilder<unknown>;

function exactly({ rowScope, wanted }: Sought): Question {
  return ({ isOf, isSeen }) => sql`select e.id, ${rankOf(wanted)} as rank from ${entriesOf(rowScope)}
    where ${isOf} and ${isSeen} and ${isExactly(wanted)} limit ${MAX_EXACT}`;
}

function beginning({ rowScope, wanted, limit }: Sought): Question {
  return ({ isOf, isSeen }) => sql`select e.id, ${rankOf(wanted)} as rank from ${entriesOf(rowScope)}
    where ${isOf} and ${isSeen} and ${begins(wanted)} order by e.title using ~<~ limit ${limit}`;
}

function anywhere({ rowScope, wanted, limit }: Sought): Question {
  return ({ isOf, isSeen }) => sql`select f.id, f.rank from (
      select e.id, ${rankOf(wanted)} as rank from ${entriesOf(rowScope)} where ${isOf} and ${isSeen} and ${matches(wanted)}
      limit ${MAX_WEIGHED}
    ) as f order by f.rank, f.id desc limit ${limit}`;
}

/** What answers, of all kinds at once; false where there is so much that some kind may have been left out. */
async function addRare({ tx, rowScope, wanted }: Sought, kinds: readonly EntryKind[], ranks: BestRanks): Promise<boolean> {
  const { rows } = await sql<{ kind: string; id: number; rank: number; is_asked: boolean }>`
    select f.kind, f.id, f.rank, k.kind is not null as is_asked from (
      select e.kind, e.id, e.establishment_id, ${rankOf(wanted)} as rank from ${entriesOf(rowScope)}
      where ${ofClient(rowScope, 'e')} and ${matches(wanted)} limit ${MAX_WEIGHED}
    ) as f left join ${asked(kinds)} on f.kind = k.kind and (k.owned is null or f.establishment_id = any(k.owned::bigint[]))`.execute(tx);
  addRows(
    rows.filter((row) => row.is_asked),
    kinds,
    ranks,
  );
  return rows.length < MAX_WEIGHED;
}

async function addFound({ tx, rowScope }: Sought, kinds: readonly EntryKind[], ranks: BestRanks, question: Question): Promise<void> {
  const { rows } = await sql<{ kind: string; id: number; rank: number }>`${eachKind(kinds, rowScope, question)}`.execute(tx);
  addRows(rows, kinds, ranks);
}

function addRows(rows: readonly { kind: string; id: number; rank: number }[], kinds: readonly EntryKind[], ranks: BestRanks): void {
  const findableOf = new Map(kinds.map(({ kind, findable }) => [kind, findable]));
  for (const { kind, id, rank } of rows) ranks.add(present(findableOf.get(kind), 'kind of record'), id, rank);
}

/** Numbers that one may not see are found by all of them. */
async function addWhole({ tx, wanted }: Sought, findable: Findable, ranks: BestRanks): Promise<void> {
  const { resource, rowScope, whole } = findable;
  const { rows } = await sql<{ id: number }>`select t.id from ${source(rowScope, resource.table)} as t
    where ${every(scopeFilter(rowScope, resource, 't'))} and ${either(wanted.whole.flatMap((one) => isWhole(whole, one)))} limit ${MAX_EXACT}`.execute(
    tx,
  );
  for (const { id } of rows) ranks.add(findable, id, 0);
}

/** Whether more decides about its records than the business and the establishment that an entry says. */
function isNarrowed({ resource, rowScope }: Findable): boolean {
  const isHeldIn = resource.scope !== 'establishment' && rowScope.establishments !== 'all';
  return isHeldIn || rowScope.guarded.length > 0 || Object.keys(resource.variant?.where ?? {}).length > 0;
}

/** Without the records that something else than their establishment keeps from the caller. */
export async function seenOf(tx: Transaction, found: readonly Candidate[]): Promise<Candidate[]> {
  const hidden = new Set<Candidate>();
  for (const findable of new Set(found.map((one) => one.findable))) {
    if (!isNarrowed(findable)) continue;
    const { resource, rowScope } = findable;
    const own = found.filter((one) => one.findable === findable);
    const { rows } = await sql<{ id: number }>`select t.id from ${source(rowScope, resource.table)} as t
      where ${every(scopeFilter(rowScope, resource, 't'))} and t.id = any(${own.map(({ id }) => id)}::bigint[])`.execute(tx);
    const seen = new Set(rows.map(({ id }) => id));
    for (const one of own) if (!seen.has(one.id)) hidden.add(one);
  }
  return found.filter((one) => !hidden.has(one));
}

function withinLimit(limit: number): (one: Candidate) => boolean {
  const counts = new Map<Findable, number>();
  return ({ findable }) => {
    const count = (counts.get(findable) ?? 0) + 1;
    counts.set(findable, count);
    return count <= limit;
  };
}
