import { sql } from 'kysely';
import hardware from '#/resources/platform/hardware.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** What is joined to one station: `[{ id, name, type, serial_number }]`. */
export const verb = defineVerb(hardware, 'station-list', async ({ tx, clientId }, { station_id }) => {
  const { rows } = await sql`
    select id, name, type, serial_number from tenant.hardware where client_id = ${clientId} and station = ${Number(station_id)}
      order by lower(name), id`.execute(tx);
  return { data: { list: rows } };
});
