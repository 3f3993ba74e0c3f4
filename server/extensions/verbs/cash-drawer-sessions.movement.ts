import cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { addMovements } from '#/server/domain/cash/movements.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Enters what was put into an open drawer or taken out of it, or that it was opened for nothing. The drawer's row is locked meanwhile. */
export const verb = defineVerb(cashDrawerSessions, 'movement', async (work, input, record) => {
  const { tx, now } = work;
  const { kind, amount, reason, employee } = input;
  await addMovements(tx, work, record.id, [{ kind, amount, reason, employee, at: now }], now);
  return undefined;
});
