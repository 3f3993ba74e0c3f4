import { type RawBuilder, sql } from 'kysely';
import { distance } from '#/model/language/nearest.ts';
import { present } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { either } from '#/server/records/rowScope.ts';
import { seenOf } from './candidates.ts';
import { asked, type Candidate, type EntryKind, entriesOf, entryKinds, grouped, testOfAsked } from './entries.ts';
import type { Findable } from './findable.ts';
import { hasWord, type Wanted } from './wanted.ts';

/** Behind every record in which what was typed stands. */
const BEHIND = 4;
/** From how many letters on a word may hold a typing error. */
const SHORTEST = 4;
/** From how many letters on a second slip is forgiven. */
const TWO_SLIPS = 7;
/** How much of a word's groups of three letters must be in the other: less finds what nobody meant. */
const THRESHOLD = '0.35';
/** So many are weighed by how near they are, of what has few records and of what has many. */
const MAX_WEIGHED = 1000;
const MAX_NEAR = 100;
/** A kind with so many records among those that the first statement met keeps others out: they are asked for apart. */
const MAX_OF_KIND = 200;

/**
 * Records in whose words what was typed stands with a typing error: the index finds words that share groups of three letters, and of these
 * only those count that a slip or two make of what was typed.
 */
export async function similar(tx: Transaction, findables: readonly Findable[], wanted: Wanted, limit: number): Promise<Candidate[]> {
  const [first] = findables;
  if (!first || !wanted.words.some(mayBeMistyped)) return [];
  // By `set`, which a cluster passes on to its nodes.
  await sql.raw(`set local pg_trgm.word_similarity_threshold = ${THRESHOLD}`).execute(tx);
  const kinds = entryKinds(findables);
  const found = await looksLike(tx, kinds, wanted);
  const counts = grouped(found, ({ kind }) => kind);
  const others = kinds.filter(({ kind }) => (counts.get(kind)?.length ?? 0) < MAX_OF_KIND);
  // Of one kind there were so many that others may not have been met.
  if (found.length >= MAX_NEAR && others.length < kinds.length && others.length) found.push(...(await looksLike(tx, others, wanted)));
  const findableOf = new Map(kinds.map(({ kind, findable }) => [kind, findable]));
  const near = new Map<string, Candidate>();
  for (const { kind, id, words } of found) {
    const findable = present(findableOf.get(kind), 'kind of record');
    const slips = slipsIn(words, wanted);
    const key = `${findable.resource.name} ${id}`;
    if (slips !== undefined && slips < (near.get(key)?.rank ?? Number.POSITIVE_INFINITY) - BEHIND)
      near.set(key, { findable, id, rank: BEHIND + slips, isSimilar: true });
  }
  const seen = await seenOf(tx, [...near.values()]);
  return seen.toSorted((one, other) => one.rank - other.rank || other.id - one.id).slice(0, limit);
}

async function looksLike(
  tx: Transaction,
  kinds: readonly EntryKind[],
  { words }: Wanted,
): Promise<{ kind: string; id: number; words: string }[]> {
  const rowScope = present(kinds[0], 'kind of record').findable.rowScope;
  const all = words.map((word) => (mayBeMistyped(word) ? either([hasWord(word), sql`${word} <% e.words`]) : hasWord(word)));
  const nearest: RawBuilder<number> = sql`word_similarity(${words.join(' ')}, f.words)`;
  const { isOf, isSeen } = testOfAsked(rowScope);
  const { rows } = await sql<{ kind: string; id: number; words: string }>`
    select f.kind, f.id, f.words from (
      select e.kind, e.id, e.words from ${entriesOf(rowScope)} join ${asked(kinds)} on ${isOf}
      where ${isSeen} and ${sql.join(all, sql` and `)} limit ${MAX_WEIGHED}
    ) as f order by ${nearest} desc limit ${MAX_NEAR}`.execute(tx);
  return rows;
}

/** Numbers and short words are meant as they are. */
function mayBeMistyped(word: string): boolean {
  return word.length >= SHORTEST && !/\d/.test(word);
}

/** How many slips make what was typed of an entry's words; undefined where it is too far from them. */
function slipsIn(text: string, wanted: Wanted): number | undefined {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  let all = 0;
  for (const word of wanted.words) {
    if (text.includes(word)) continue;
    const slips = mayBeMistyped(word) ? fewestSlips(word, words) : undefined;
    if (slips === undefined) return undefined;
    all += slips;
  }
  return all;
}

/** How few slips make what was typed of the nearest word, or of its beginning: whoever types may not be done. */
function fewestSlips(typed: string, words: readonly string[]): number | undefined {
  const forgiven = typed.length >= TWO_SLIPS ? 2 : 1;
  const slips = words.flatMap((word) => beginningsOf(word, typed.length, forgiven).map((one) => distance(typed, one)));
  const fewest = Math.min(...slips, forgiven + 1);
  return fewest <= forgiven ? fewest : undefined;
}

/** A word, and its beginnings of about a length. */
function beginningsOf(word: string, length: number, about: number): string[] {
  const lengths = Array.from({ length: 2 * about + 1 }, (_, nth) => length - about + nth);
  return lengths.flatMap((end) => (end < word.length ? [word.slice(0, end)] : end - 1 < word.length ? [word] : []));
}
