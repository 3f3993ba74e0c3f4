import { sql } from 'kysely';
import type { Scenario } from '../scenarios.ts';

/** The owner of the business is told of alerts. */
export const scenario: Scenario = async ({ tx }, { clientId, establishment, caller }) => {
  if (!establishment) return;
  await sql`
    insert into public.alert_rules_people (client_id, establishment_id, parent_id, target_id, position)
    select client_id, establishment_id, id, ${caller.userId}, 0 from tenant.alert_rules
    where client_id = ${clientId} and establishment_id = ${establishment.id}`.execute(tx);
};
