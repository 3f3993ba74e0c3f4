import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import loyaltyMembers from '#/resources/guests/loyaltyMembers.ts';
import { addMemberEntries } from '#/server/domain/guests/memberMovement.ts';
import { holdMembers } from '#/server/domain/guests/orderLoyalty.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Gives a member's points and visits, and what its card earns from now on, to another; the card stays, so that its number is known. */
export const verb = defineVerb(loyaltyMembers, 'merge', async (work, { into, reason }, { id }) => {
  const { tx, clientId, caller, now } = work;
  await holdMembers(tx, clientId);
  const { rows } = await sql<{ id: number; merged_into: number | null; points: number; visits: number }>`
    select id, merged_into, coalesce(total_points, 0)::integer as points, coalesce(total_visits, 0)::integer as visits
    from tenant.loyalty_members where client_id = ${clientId} and id = any(${[id, into]}::bigint[])`.execute(tx);
  const [own, other] = [id, into].map((wanted) => rows.find((one) => one.id === wanted));
  if (id === into || !own || !other || other.merged_into !== null) throw invalid({ into: [say('orders.merge_into_other')] });
  const of = {
    order_id: null,
    order_number: null,
    program: null,
    rate: null,
    kind: 'merge' as const,
    at: now,
    employee: caller.name,
    reason,
  };
  const by = { ...work, userId: caller.userId || null, name: caller.name };
  const moved = own.points !== 0 || own.visits !== 0;
  if (moved) {
    await addMemberEntries(by, id, [{ ...of, points: -own.points, visits: -own.visits }]);
    await addMemberEntries(by, into, [{ ...of, points: own.points, visits: own.visits }]);
  }
  await sql`update public.loyalty_members set merged_into = ${into} where client_id = ${clientId} and (id = ${id} or merged_into = ${id})
    `.execute(tx);
  return undefined;
});
