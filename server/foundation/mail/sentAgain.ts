import { type RawBuilder, sql } from 'kysely';
import { type Values, valuesIn } from '#/model/values/shapes.ts';
import { targetColumn } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { KINDS } from './mailer.ts';
import { ABOUT } from './sentEmails.ts';

/** Whether the records of two emails say the same; of comments and alerts to one person many do. @param one names its row, as `other` does */
export function saysTheSame(one: string, other: string): RawBuilder<boolean> {
  const columns = ['kind', 'recipient', 'made_for', ...ABOUT.map((type) => targetColumn('about', type))];
  const equal = columns.map((column) => sql`${sql.id(one, column)} is not distinct from ${sql.id(other, column)}`);
  return sql`(${sql.join(equal, sql` and `)})`;
}

/** The id of an email that waits and says the same as this one: of the same kind and record, to the same address, for the same time. */
export async function waitingLike(tx: Transaction, clientId: number, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select w.id from tenant.sent_emails as w join tenant.sent_emails as e on e.client_id = w.client_id and e.id = ${id}
    where w.client_id = ${clientId} and w.status = 'waiting' and ${saysTheSame('w', 'e')}
    order by w.id desc limit 1`.execute(tx);
  return rows[0]?.id;
}

/** What the queue was given for an email, under which kind, and the id of one of the same that waits; undefined once it has forgotten. */
export async function queuedBefore(
  tx: Transaction,
  clientId: number,
  id: number,
): Promise<{ kind: string; payload: Values; waits: number | null } | undefined> {
  const { rows } = await sql<{ kind: string; payload: unknown; waits: number | null }>`
    select q.kind, q.payload->'payload' as payload, (
        select (w.payload->>'record')::bigint from tenant.jobs as w
        where w.client_id = q.client_id and w.kind = q.kind and w.status in ('pending', 'processing') and w.payload->'payload' = q.payload->'payload'
        order by w.id desc limit 1
      ) as waits
    from tenant.jobs as q
    where q.client_id = ${clientId} and starts_with(q.kind, ${KINDS}) and q.payload @> ${JSON.stringify({ record: id })}::jsonb
    order by q.id desc limit 1`.execute(tx);
  const [queued] = rows;
  return queued && { kind: queued.kind.slice(KINDS.length), payload: valuesIn(queued.payload), waits: queued.waits };
}
