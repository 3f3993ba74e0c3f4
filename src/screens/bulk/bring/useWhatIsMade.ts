import { useLocaleState, useTranslate } from 'ra-core';
import type { RecognisedFile } from '#/dataProvider/bulkTypes.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { numberFormat } from '#/model/values/intl.ts';

/** Says how many records of what: `4 categories and 21 products`. */
export function useWhatIsMade(): (parts: RecognisedFile['parts']) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (parts) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      parts.map(({ resource, rows }) =>
        translate('bring.count', {
          count: numberFormat(locale, {}).format(rows),
          ...inBothCases(translate(`resources.${resource}.name`, { smart_count: rows })),
        }),
      ),
    );
}
