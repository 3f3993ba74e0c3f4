import inventoryMovements from '#/resources/stock/inventoryMovements.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { BYTE_ORDER_MARK, csvLine } from '#/server/capabilities/exports/csv.ts';
import { ACTUAL_COUNT, ITEM, ITEM_TYPE, NOTE } from '#/server/domain/stock/countsFile.ts';
import { inventoryQuestion } from '#/server/domain/stock/inventoryQuestion.ts';
import { type InventoryRow, readInventory } from '#/server/domain/stock/readInventory.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** More items than any establishment has. */
const MOST = 100_000;

const COLUMNS: Readonly<Record<string, (row: InventoryRow) => unknown>> = {
  [ITEM]: (row) => row.item_name,
  [ITEM_TYPE]: (row) => row.item_type,
  Unit: (row) => row.uom,
  Vendors: (row) => row.vendor_names.join('; '),
  Beginning: (row) => row.beginning_count,
  Added: (row) => row.total_add,
  Sold: (row) => row.total_sold,
  Deducted: (row) => row.total_deduct,
  Current: (row) => row.current_count,
  'Reorder point': (row) => row.reorder_point,
  'Par level': (row) => row.par_level,
};
const COSTS: typeof COLUMNS = { 'Unit cost': (row) => row.unit_cost, Value: (row) => row.value };
/** To be filled in by whoever counts, and imported. */
const COUNTED: typeof COLUMNS = { [ACTUAL_COUNT]: () => '', [NOTE]: () => '' };

/** Every item of the inventory that is asked for as CSV, with a column to count in; costs only for who may see them. */
export const verb = defineVerb(inventoryMovements, 'file', async (work, input) => {
  const seesCosts = canUse(work.caller, 'CostView', work.establishmentId ?? undefined);
  const question = await inventoryQuestion(work, input, { seesCosts, page: 1, perPage: MOST });
  const { rows } = await readInventory(work.tx, question);
  const columns = { ...COLUMNS, ...(seesCosts && COSTS), ...COUNTED };
  const lines = rows.map((row) => csvLine(Object.values(columns).map((cell) => String(cell(row) ?? ''))));
  const bytes = new TextEncoder().encode(BYTE_ORDER_MARK + csvLine(Object.keys(columns)) + lines.join(''));
  return { file: { name: `inventory-${question.from}-${question.to}.csv`, type: 'text/csv', bytes } };
});
