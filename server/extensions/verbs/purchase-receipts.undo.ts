import { type UndoneReceipt, undoReceipt } from '#/server/domain/purchasing/undoReceipt.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** Takes a receipt back by correcting entries. */
export const perform: VerbFunction = async (work, { note }, record = {}) => {
  await undoReceipt(work, record as unknown as UndoneReceipt, (note as string | null) ?? null);
  return undefined;
};
