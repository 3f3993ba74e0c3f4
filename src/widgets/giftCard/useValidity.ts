import { useTranslate } from 'ra-core';
import { kinds } from '#/model/kinds/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { today, validUntil } from './cardTerms.ts';

/** Until when a card sold on a day (`yyyy-MM-dd`; null: today) is good, in words. */
export function useValidity(values: Readonly<Record<string, unknown>>, soldOn: string | null): string {
  const translate = useTranslate();
  const context = useKindContext();
  const date = validUntil(soldOn ?? today(context.timezone), values.expires_after_months);
  return date === null
    ? translate('previews.gift.forever')
    : translate('previews.gift.until', { date: kinds.date.format(date, { kind: 'date' }, context) });
}
