import { type RawBuilder, sql } from 'kysely';
import { present } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { every, scopeFilter, source } from '#/server/records/rowScope.ts';
import type { Findable } from './findable.ts';
import { hasWords, isExactly, rankOf, type Wanted } from './wanted.ts';

/** A record that answers, and how well: 0 is the best. */
export interface Candidate {
  findable: Findable;
  id: number;
  rank: number;
}

/** Of how many records that have the words the best are chosen: what is typed next says more. */
const MAX_WEIGHED = 1000;
const MAX_EXACT = 50;

/** The best `limit` records of each resource, newest first where they are as good: one statement for all that stand behind one wall. */
export async function candidates(tx: Transaction, findables: readonly Findable[], wanted: Wanted, limit: number): Promise<Candidate[]> {
  const parts = findables.map((findable, index) => bestOfOne(findable, index, wanted, limit));
  const { rows } = await sql<{ place: number; id: number; rank: number }>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return rows.map(({ place, id, rank }) => ({ findable: present(findables[place], 'kind of record'), id, rank }));
}

/** What was typed as it is comes first, however many more have its words. */
function bestOfOne(
  { resource, rowScope, title, texts, whole }: Findable,
  place: number,
  wanted: Wanted,
  limit: number,
): RawBuilder<unknown> {
  const table = source(rowScope, resource.table);
  const where = every(scopeFilter(rowScope, resource, 't'));
  const exact = [...texts, ...whole];
  const rank = rankOf(wanted, title, exact);
  return sql`(select ${sql.lit(place)} as place, id, rank from (
    (select t.id, ${rank} as rank from ${table} as t where ${where} and ${isExactly(wanted, exact)} limit ${sql.lit(MAX_EXACT)})
    union (select t.id, ${rank} as rank from ${table} as t where ${where} and ${hasWords(wanted, texts)} limit ${sql.lit(MAX_WEIGHED)})
  ) as t order by rank, id desc limit ${limit})`;
}
