import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import type { Language } from '#/i18n/languages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { translatable } from '#/model/language/texts.ts';
import { addTexts } from '#model/language';

const said = <N extends object>(node: N, group: string, section: string) => {
  const { definition, texts } = translatable(node, { group, section });
  for (const [language, dictionary] of Object.entries(dictionaries)) addTexts(texts, language, dictionary);
  return definition;
};
const dictionaries = {
  ar: { shared: { Rate: 'النسبة' }, catalogue: { taxes: { Tax: 'ضريبة', Taxes: 'ضرائب' } } },
  es: { catalogue: { group: { Catalogue: 'Catálogo', Prices: 'Precios' } }, settings: { receipt: { Receipt: 'Recibo' } } },
};
const model = {
  groups: [said({ name: 'catalogue', label: 'Catalogue', headings: { prices: { label: 'Prices' } } }, 'catalogue', 'group')],
  resources: { taxes: said({ label: ['Tax', 'Taxes'] as const, allFields: { rate: { label: 'Rate' } } }, 'catalogue', 'taxes') },
  reports: { 'product-mix': said({ label: 'Product mix' }, 'reports', 'product-mix') },
  settings: { receipt: said({ label: 'Receipt' }, 'settings', 'receipt') },
};
const translateIn = (language: Language) => createI18nProvider(language, resourceLabels(model, language), async () => undefined).translate;

describe('the definitions’ labels as texts', () => {
  it('are found where react-admin looks for them', () => {
    const translate = translateIn('en');
    expect([1, 2].map((smart_count) => translate('resources.taxes.name', { smart_count }))).toEqual(['Tax', 'Taxes']);
    expect(translate('resources.taxes.fields.rate')).toBe('Rate');
  });

  it('follow the plural rule of Arabic', () => {
    const translate = translateIn('ar');
    expect([0, 1, 2, 5, 11, 100].map((smart_count) => translate('resources.taxes.name', { smart_count }))).toEqual([
      'ضرائب',
      'ضريبة',
      'ضرائب',
      'ضرائب',
      'ضرائب',
      'ضرائب',
    ]);
    expect(translate('resources.taxes.fields.rate')).toBe('النسبة');
  });

  it('name groups, reports and settings, in English where the language has no label', () => {
    const translate = translateIn('es');
    expect(
      [
        'groups.catalogue.name',
        'groups.catalogue.headings.prices.name',
        'reports.product-mix.name',
        'settings.receipt.name',
        'resources.taxes.fields.rate',
      ].map((key) => translate(key)),
    ).toEqual(['Catálogo', 'Precios', 'Product mix', 'Recibo', 'Rate']);
  });
});
