import { say } from '#/i18n/sentences.ts';
import loyaltyMembers from '#/resources/guests/loyaltyMembers.ts';
import { addMemberEntries } from '#/server/domain/guests/memberMovement.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Corrects a member's points and visits, with the reason beside it. */
export const verb = defineVerb(loyaltyMembers, 'adjust', async (work, { points, visits, reason }, record) => {
  if (points === 0 && !visits) throw invalid({ points: [say('orders.points_not_zero')] });
  const { caller, now } = work;
  const of = { order_id: null, order_number: null, program: null, rate: null };
  const entry = { ...of, kind: 'adjust' as const, at: now, points, visits: visits ?? 0, employee: caller.name, reason };
  await addMemberEntries({ ...work, userId: caller.userId || null, name: caller.name }, record.id, [entry]);
  return undefined;
});
