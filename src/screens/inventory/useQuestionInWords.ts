import { useLocaleState, useTranslate } from 'ra-core';
import { periodText } from '#/src/views/report/filters/periodText.ts';
import type { StockQuestion } from './useInventory.ts';

/** What is asked besides the search, in one line: the days, and by what the items are narrowed. */
export function useQuestionInWords({ days, type, category, vendor, isBelowReorder }: StockQuestion): string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const narrowed = [
    type && `inventory.types.${type}`,
    category && 'inventory.category',
    vendor && 'inventory.vendor',
    isBelowReorder && 'inventory.below_reorder',
  ];
  return [periodText(days, locale), ...narrowed.flatMap((key) => (key ? [translate(key)] : []))].join(' · ');
}
