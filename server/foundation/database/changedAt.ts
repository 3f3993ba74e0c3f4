import { type RawBuilder, sql } from 'kysely';

/**
 * When a record is changed now, as SQL: later than it was changed before by a millisecond at least, though two clocks differ.
 * @param now the moment, as SQL or as ISO 8601 @param before the column that says when it was changed before
 */
export function changedAt(now: string | RawBuilder<unknown>, before = 'updated_at'): RawBuilder<unknown> {
  // In one time zone, which a cluster wants to have said: elsewhere a day may have 23 hours.
  const later = sql`(${sql.ref(before)} at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC'`;
  return sql`greatest(${now}::timestamptz, ${later})`;
}
