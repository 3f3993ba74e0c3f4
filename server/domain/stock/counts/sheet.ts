import { present } from '#/model/values/shapes.ts';
import type inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import type { RecordOf } from '#model/language';
import type { StockWork } from '../movements.ts';

/** What the rows of a count sheet need to know of it. */
export type CountSheet = Pick<RecordOf<typeof inventoryCounts>, 'id' | 'number' | 'status' | 'blind' | 'created_at'>;

/** Who asks about a sheet's rows: what of them one may see, and how its money is rounded. */
export interface SheetReader {
  clientId: number;
  sheet: CountSheet;
  /** Expected quantities and variances; nobody sees those of a blind sheet while it is counted. */
  seesExpected: boolean;
  seesCosts: boolean;
  /** Decimals of the establishment's currency. */
  decimals: number;
  /** ISO 8601 UTC: rows without a count are reckoned as of this moment. */
  now: string;
}

const APPROVES = 'InventoryCountApprove';

/** Works out what a caller may see of a sheet's rows. */
export async function readerOf(work: Omit<StockWork, 'caller'> & { caller: Caller }, sheet: CountSheet): Promise<SheetReader> {
  const { tx, clientId, establishmentId, caller, now } = work;
  const here = Number(establishmentId);
  const establishment = present(await ownEstablishment(tx, clientId, here), 'establishment to count in');
  return {
    clientId,
    sheet,
    seesExpected: !hidesExpected(sheet, canUse(caller, APPROVES, here)),
    seesCosts: canUse(caller, 'CostView', here),
    decimals: establishment.decimals,
    now,
  };
}

/**
 * Whether what should be there is hidden. While a blind sheet is counted it is hidden from everybody, since whoever began it
 * may count too; a cancelled one was never submitted by those who would have seen it then.
 */
function hidesExpected({ blind, status }: CountSheet, isApprover: boolean): boolean {
  return blind && (status === 'counting' || (status === 'cancelled' && !isApprover));
}

/** Whether a caller may open a submitted sheet again: who counts blindly has seen by then what should be there. */
export function mayReopen(caller: Caller, { blind }: Pick<CountSheet, 'blind'>, establishmentId: number | null): boolean {
  return !blind || canUse(caller, APPROVES, Number(establishmentId));
}
