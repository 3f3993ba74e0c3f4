import { say } from '#/i18n/sentences.ts';
import loyaltyMembers from '#/resources/guests/loyaltyMembers.ts';
import { addMemberEntries } from '#/server/domain/guests/memberMovement.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Corrects a member's points and visits, with the reason beside it. */
export const verb = defineVerb(loyaltyMembers, 'adjust', async (work, { points, visits, reason }, record) => {
  if (points === 0 && !visits) throw invalid({ points: [say('orders.points_not_zero')] });
  const held = { points: record.total_points ?? 0, visits: record.total_visits ?? 0 };
  if (takesMore(points, held.points)) throw invalid({ points: [say('orders.member_has_less_points', { count: held.points })] });
  if (takesMore(visits, held.visits)) throw invalid({ visits: [say('orders.member_has_less_visits', { count: held.visits })] });
  const { caller, now } = work;
  const of = { order_id: null, order_number: null, program: null, rate: null };
  const entry = { ...of, kind: 'adjust' as const, at: now, points, visits: visits ?? 0, employee: caller.name, reason };
  await addMemberEntries({ ...work, userId: caller.userId || null, name: caller.name }, record.id, [entry]);
  return undefined;
});

/** By hand nobody takes more than there is; what is below zero already may be made up for bit by bit. */
function takesMore(change: number | null | undefined, held: number): boolean {
  return (change ?? 0) < 0 && held + (change ?? 0) < 0;
}
