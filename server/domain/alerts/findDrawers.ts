import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { drawerFigures } from '#/server/domain/cash/drawers.ts';
import { fromWhole, toWhole } from '#/server/domain/sales/minorUnits.ts';
import { momentOf } from '#/server/domain/sales/period.ts';
import { amountIn, type Finder } from './watched.ts';

/**
 * Drawers counted within two days that are over or short by more than the limit. Those that an alert was raised for within two weeks are
 * judged anew: a payment that comes late may settle them.
 */
export const findDrawers: Finder = async (establishment, { amount }) => {
  const { tx, clientId, establishmentId, decimals, now } = establishment;
  const { rows } = await sql<{ id: number; number: string; day: string; difference: number }>`
    select s.id, s.number, ${momentOf(sql.ref('s.opened_at')).day}::text as day,
      round(f.difference * ${10 ** decimals}::integer)::bigint as difference
    from tenant.cash_drawer_sessions s ${drawerFigures(establishment)}
    join tenant.establishments e on e.client_id = s.client_id and e.id = s.establishment_id
    where s.client_id = ${clientId} and s.establishment_id = ${establishmentId} and s.closed_at is not null and s.counted is not null
      and (s.closed_at between ${now}::timestamptz - interval '2 days' and ${now}::timestamptz or s.id in (
        select a.drawer from tenant.alerts a where a.client_id = ${clientId} and a.establishment_id = ${establishmentId}
          and a.kind = 'over_short' and a.status <> 'settled' and a.raised_at > ${now}::timestamptz - interval '14 days'))
    order by s.closed_at, s.id`.execute(tx);
  const limit = toWhole(amount ?? 0, decimals) ?? 0;
  const judged = new Set(rows.map(({ id }) => subjectOf(id)));
  const found = rows
    .filter(({ difference }) => Math.abs(difference) > limit)
    .map(({ id, number, day, difference }) => {
      const said = {
        drawer: number,
        difference: amountIn(establishment, fromWhole(Math.abs(difference), decimals)),
        limit: amountIn(establishment, fromWhole(limit, decimals)),
      };
      const message = difference > 0 ? say('alerts.over', said) : say('alerts.short', said);
      return { subject: subjectOf(id), day, drawer: id, message };
    });
  return { found, judges: ({ subject }) => judged.has(subject) };
};

const subjectOf = (id: number) => `drawer:${id}`;
