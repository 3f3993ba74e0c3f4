import { type ReceivedLine, type ReceivedOrder, receive } from '#/server/domain/purchasing/receive.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** Receives what came of each line: its receipt, the statuses that follow, the stock, and the costs that are taken over. */
export const perform: VerbFunction = async (work, input, record = {}) => {
  await receive(work, record as unknown as ReceivedOrder, input.items as ReceivedLine[]);
  return undefined;
};
