import type { Label } from '#/i18n/blanks.ts';
import { lists } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import { type LowItem, readLowStock } from '#/server/domain/stock/lowStock.ts';
import type { Finder, Finding } from './watched.ts';

/** Items at or below their reorder point. */
export const findLowStock: Finder = async ({ tx, clientId, establishmentId, today }) => {
  const items = await readLowStock(tx, { clientId, establishmentId });
  const found = items.map((item): Finding => {
    const subject = { subject: `${item.type}:${item.id}`, day: today, message: messageOf(item) };
    return item.type === 'products' ? { ...subject, item_products: item.id } : { ...subject, item_ingredients: item.id };
  });
  return { found, judges: () => true };
};

function messageOf({ name: item, current, reorder_point: point, uom }: LowItem) {
  const said = { item, current: { figure: current }, point: { figure: point } };
  const unit = unitOf(uom);
  return unit ? say('alerts.low_stock_in', { ...said, unit }) : say('alerts.low_stock', said);
}

function unitOf(uom: string | null): Label | undefined {
  const unit = lists.get('uom')?.find(({ value }) => value === uom);
  return unit && { label: unit.label, labels: unit.labels, isNoun: true };
}
