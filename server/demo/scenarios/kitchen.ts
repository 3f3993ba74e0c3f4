import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import type { Scenario } from '../scenarios.ts';

/** Where what is on the menu is prepared, by its category. */
const STATIONS: Readonly<Record<string, string>> = {
  Breakfast: 'Grill',
  Starters: 'Cold kitchen',
  Salads: 'Cold kitchen',
  Mains: 'Grill',
  Sides: 'Grill',
  Desserts: 'Cold kitchen',
  Drinks: 'Bar',
};

/** Each dish goes to the prep station of its category, and the kitchen's printer hangs at the first one. */
export const scenario: Scenario = async ({ tx, model, known }, owner) => {
  const { clientId, establishment } = owner;
  const [first] = known.of(resourceOf(model, 'prep-stations'), owner);
  const printer = known
    .of(resourceOf(model, 'hardware'), owner)
    .find(({ values }) => values.establishment === establishment?.id && values.type === 'kitchen_printer');
  await sql`
    insert into public.products_prep_stations (client_id, establishment_id, parent_id, target_id, position)
    select p.client_id, p.establishment_id, p.id, s.id, 0
    from public.products p join public.categories c on c.client_id = p.client_id and c.id = p.category
    join jsonb_each_text(${JSON.stringify(STATIONS)}::jsonb) as at(category, station) on at.category = c.name
    join public.prep_stations s on s.client_id = p.client_id and s.establishment_id = p.establishment_id and s.name = at.station
    where p.client_id = ${clientId} and p.establishment_id = ${establishment?.id ?? null} and p.kind = 'restaurant'
    on conflict do nothing`.execute(tx);
  if (!first || !printer) return;
  await sql`
    update public.prep_stations set printer = ${printer.id}, printer_type = 'thermal' where client_id = ${clientId}
      and id = ${first.id}`.execute(tx);
};
