import { sql } from 'kysely';
import type { NamedPerson } from '#/model/values/commentText.ts';
import { HOUR_MS } from '#/model/values/durations.ts';
import { COMMENT_TABLE } from '#/server/foundation/database/commentObjects.ts';
import { insertAll } from '#/server/foundation/database/rowsAs.ts';
import type { Scenario } from '../scenarios.ts';

/** What the owner and the manager say to each other about a delivery and a shift, where the manager works. */
export const scenario: Scenario = async ({ tx, now }, { clientId, caller, establishment }) => {
  const { rows } = await sql<NamedPerson>`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name from tenant.users as u
    join tenant.users_roles as l on l.client_id = u.client_id and l.parent_id = u.id
    where u.client_id = ${clientId} and l.establishment = ${establishment?.id ?? 0} order by u.id limit 1`.execute(tx);
  const [manager] = rows;
  if (!manager) return;
  const owner = { id: caller.userId, name: caller.name };
  const newest = async (table: string, which = sql`true`) =>
    (
      await sql<{ id: number }>`select id from ${sql.id('tenant', table)} where client_id = ${clientId}
        and establishment_id = ${establishment?.id ?? 0} and ${which} order by id desc limit 1`.execute(tx)
    ).rows[0]?.id;
  const order = await newest('purchase_orders', sql`status = 'ordered'`);
  const shift = await newest('time_entries', sql`time_out is not null`);
  const said = (resource: string, record: number | undefined, by: NamedPerson, hoursAgo: number, text: string, to?: NamedPerson) =>
    record === undefined
      ? []
      : [
          {
            ...{ client_id: clientId, resource, record_id: record, establishment_id: establishment?.id, text },
            ...{ mentions: to ? [to] : [], author: by.name, created_by: by.id },
            created_at: new Date(Date.parse(now) - hoursAgo * HOUR_MS).toISOString(),
          },
        ];
  const comments = [
    ...said('purchase-orders', order, manager, 20, `@{${owner.id}}, they say this comes a day late. Do we have enough until then?`, owner),
    ...said('purchase-orders', order, owner, 19, 'We do: what is on the shelf lasts until Monday. Thank you for telling me.'),
    ...said('time-entries', shift, manager, 9, 'Forgot to clock out: I set the time from the closing list.'),
  ];
  if (comments.length) await insertAll(COMMENT_TABLE, comments).execute(tx);
};
