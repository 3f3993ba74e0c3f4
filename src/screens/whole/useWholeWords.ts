import { useLocaleState, useTranslate } from 'ra-core';
import { dateFormat, numberFormat } from '#/model/values/intl.ts';

const MB = 1_000_000;

/** Sizes, counts and moments as the reader writes them. */
export function useWholeWords() {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const figure = (value: number) => numberFormat(locale, {}).format(value);
  return {
    moment: (at: string) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    size: (bytes: number) =>
      numberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(Math.max(0.1, bytes / MB)),
    held: ({ rows, files }: { rows: number | null; files: number | null }) =>
      [
        translate('whole.rows', { smart_count: rows ?? 0, count: figure(rows ?? 0) }),
        translate('whole.files', { smart_count: files ?? 0, count: figure(files ?? 0) }),
      ].join(' · '),
  };
}
