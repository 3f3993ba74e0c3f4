import { languages } from '#/i18n/languages.ts';

/** Names, units and abbreviations, which are the same in every language. */
const everywhere: readonly string[] = [
  ...languages.map(({ name }) => name),
  'CSV',
  'Excel (XLSX)',
  'PDF',
  '80 mm',
  '58 mm',
  '50 × 30 mm',
  '40 × 30 mm',
  '62 × 29 mm',
  '100 × 50 mm',
  'PIN',
  'PLU',
  'SKU',
  'UUID',
  'QuickBooks Online',
  'Xero',
  'NetSuite',
  'Uber Eats',
  'Deliveroo',
  'OpenTable',
  'Gusto',
];

/** Words that a language shares with English. */
const shared: Readonly<Record<string, readonly string[]>> = {
  es: [
    'Color',
    'Digital',
    'General',
    'Inspector',
    'Magenta',
    'Marketing',
    'no',
    'No',
    'Normal',
    'Plan',
    'Roles',
    'Subtotal',
    'Terminal',
    'Token',
    'Total',
    'Total %{currency}',
    'Web',
  ],
};

/** The English texts that are right in a language as they are. */
export function sameAsEnglish(language: string): ReadonlySet<string> {
  return new Set([...everywhere, ...(shared[language] ?? [])]);
}
