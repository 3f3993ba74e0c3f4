import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { momentOf } from '#/server/domain/sales/period.ts';
import { amountIn, type Finder, MOST_FOUND } from './watched.ts';

/** Orders that are not fully paid so long after they were opened, the oldest first. */
export const findUnpaid: Finder = async (place, { hours }) => {
  const { tx, clientId, establishmentId, now } = place;
  const limit = hours ?? 0;
  const { rows } = await sql<{ id: number; order_number: string; total: string; day: string }>`
    select o.id, o.order_number, o.total_amount::text as total, ${momentOf(sql.ref('o.local_created_at')).day}::text as day
    from tenant.orders o join tenant.establishments e on e.client_id = o.client_id and e.id = o.establishment_id
    where o.client_id = ${clientId} and o.establishment_id = ${establishmentId} and o.status in ('open', 'partially_paid')
      and o.local_created_at < ${now}::timestamptz - ${limit}::numeric * interval '1 hour'
    order by o.local_created_at, o.id limit ${MOST_FOUND}`.execute(tx);
  const found = rows.map(({ id, order_number: order, total, day }) => ({
    subject: `order:${id}`,
    day,
    order: id,
    message: say('alerts.unpaid', { order, total: amountIn(place, Number(total)), hours: { figure: limit } }),
  }));
  // Where there are more than are looked at, nobody knows of those that were not.
  return { found, judges: () => rows.length < MOST_FOUND };
};
