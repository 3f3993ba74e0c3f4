import type { Sentence } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import type { Stored } from '#/server/domain/sales/storeOrders.ts';
import type { Causer } from '#/server/foundation/activity/record.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { SentOrder } from './ordersIn.ts';

/** What became of one order that was sent. */
export interface TakenOrder extends SentOrder {
  id: number | null;
  status: Stored['status'] | 'rejected';
  reasons: readonly Sentence[];
}

/** Orders that came in, and where they belong. */
export interface TakingIn {
  tx: Transaction;
  model: Model;
  establishment: SellingEstablishment;
  connection: { id: number; program: string };
  /** Whether each order stands there with all that was given back of it: it was fetched so. */
  isWhole?: boolean;
  by: Causer;
  /** ISO 8601 UTC. */
  now: string;
}
