import { describe, expect, it } from 'vitest';
import { contextFor, lists } from '#/i18n/context.ts';
import { documentTexts, written } from '#/i18n/documents.ts';

describe('the words of documents', () => {
  it('are those of the language of a tag, and English where we do not speak it', () => {
    expect(['es', 'es-MX', 'xx', null].map((tag) => documentTexts('receipt', tag).sample)).toEqual([
      'MUESTRA',
      'MUESTRA',
      'SAMPLE',
      'SAMPLE',
    ]);
  });

  it('take values, and the form of a number', () => {
    const left = (language: string, count: number) => written(language, documentTexts('security', language).left, { smart_count: count });
    expect([left('en', 1), left('en', 3)]).toEqual(['One recovery code is left: make new ones.', '3 recovery codes are left.']);
    expect([left('ar', 1), left('ar', 3)]).toEqual(['بقي رمز استرداد واحد: أنشئ رموزًا جديدة.', 'رموز الاسترداد المتبقية: 3.']);
  });
});

describe('the reference lists', () => {
  it('have the names of their values in every language', () => {
    expect(lists.get('uom')?.find(({ value }) => value === 'kg')).toMatchObject({
      label: 'Kilogram',
      labels: { es: 'Kilogramo' },
      dimension: 'mass',
      factor: 1000,
    });
    const { lookup } = contextFor({ locale: 'es', currency: 'EUR', timezone: 'UTC' });
    expect(lookup('date_presets')[0]).toMatchObject({ value: 'today', label: 'Today', labels: { ar: 'اليوم', es: 'Hoy' } });
  });

  it('call currencies what the platform calls them', () => {
    expect(lists.get('currencies')?.[0]).toEqual({
      value: 'USD',
      label: 'US dollar',
      labels: expect.objectContaining({ ar: 'دولار أمريكي', es: 'Dólar estadounidense' }),
    });
  });
});
