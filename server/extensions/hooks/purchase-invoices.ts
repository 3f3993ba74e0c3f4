import { sql } from 'kysely';
import { addDays } from '#/model/reports/periods.ts';
import purchaseInvoices from '#/resources/stock/purchaseInvoices.ts';
import { keyOf, matchInvoice, matchOf, readBought } from '#/server/domain/purchasing/matchInvoice.ts';
import { refreshMatches } from '#/server/domain/purchasing/refreshMatches.ts';
import { vendorTerms } from '#/server/domain/purchasing/vendorTerms.ts';
import { defineHooks, type WorkOf } from '#/server/records/extensionPoints.ts';
import type { DraftOf } from '#model/language';

type Draft = DraftOf<typeof purchaseInvoices>;
type Work = WorkOf<typeof purchaseInvoices>;

/**
 * An invoice's item names, the amounts that were left out, when it is due by the vendor's terms, and how it compares with its order; its
 * neighbours' comparison follows.
 */
export const hooks = defineHooks(purchaseInvoices, {
  async beforeSave(draft, before, work) {
    await nameItems(draft, work);
    await fillAmounts(draft, before?.id, work);
    if (!before) draft.due_date ??= await dueDate(draft, work);
    const invoice = { ...draft, id: before?.id };
    draft.match = matchOf(invoice, await matchInvoice(work.tx, work.clientId, invoice));
  },
  async afterSave(record, before, work) {
    for (const order of new Set([record.purchase_order, before?.purchase_order])) {
      if (order) await refreshMatches(work, order, record.id);
    }
  },
  async afterRestore({ purchase_order: order }, work) {
    if (order) await refreshMatches(work, order);
  },
});

async function nameItems(draft: Draft, { tx, clientId, establishmentId }: Work): Promise<void> {
  const lines = draft.items;
  const items = lines.map(({ item }) => item);
  const terms = await vendorTerms(tx, { clientId, establishmentId, vendor: draft.vendor }, items);
  for (const line of lines) line.item_name = terms.find(({ type, id }) => type === line.item.type && id === line.item.id)?.name ?? '';
}

/** What nobody has said an item costs is what it was received at; what nobody has said the subtotal is, is that of the items. */
async function fillAmounts(draft: Draft, id: number | undefined, { tx, clientId, context }: Work): Promise<void> {
  const lines = draft.items;
  if (draft.purchase_order && lines.some(({ unit_cost }) => unit_cost === null)) {
    const bought = await readBought(tx, clientId, draft.purchase_order, id);
    for (const line of lines) line.unit_cost ??= bought.get(keyOf(line.item))?.cost ?? null;
  }
  if (lines.length === 0 || lines.some(({ unit_cost }) => unit_cost === null)) return;
  const factor = 10 ** context.currencyDecimals(context.currency);
  draft.subtotal ??= lines.reduce((sum, { quantity, unit_cost }) => sum + Math.round(quantity * Number(unit_cost) * factor), 0) / factor;
}

/** Days until a bill is due. */
const DAYS: Readonly<Record<string, number>> = { on_delivery: 0, net_7: 7, net_14: 14, net_30: 30 };

async function dueDate({ vendor, date }: Draft, { tx, clientId }: Work): Promise<string | null> {
  const { rows } = await sql<{ payment_terms: string | null }>`
    select payment_terms from tenant.vendors where client_id = ${clientId} and id = ${vendor}`.execute(tx);
  const days = DAYS[rows[0]?.payment_terms ?? ''];
  if (days === undefined) return null;
  return addDays(date, days);
}
