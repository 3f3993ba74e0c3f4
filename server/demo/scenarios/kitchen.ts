import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import type { Scenario } from '../scenarios.ts';

/** The kitchen's printer hangs at the first prep station, and each dish goes to one of them with the choices that belong to it. */
export const scenario: Scenario = async ({ tx, model, known }, place) => {
  const { clientId, establishment } = place;
  const [first] = known.of(resourceOf(model, 'prep-stations'), place);
  const printer = known
    .of(resourceOf(model, 'hardware'), place)
    .find(({ values }) => values.establishment === establishment?.id && values.type === 'kitchen_printer');
  if (!first || !printer) return;
  await sql`
    update public.prep_stations set printer = ${printer.id}, printer_type = 'thermal' where client_id = ${clientId}
      and id = ${first.id}`.execute(tx);
};
