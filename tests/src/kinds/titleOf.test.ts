import { describe, expect, it } from 'vitest';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { translatable } from '#/model/language/texts.ts';
import { contextFor } from '#/resources/reference/context.ts';
import { titleOf } from '#/src/kinds/useTitleOf.ts';
import { addTexts, type Field, field } from '#model/language';

const context = (locale: string) => contextFor({ locale, currency: 'USD', timezone: 'America/New_York' });
const title = (of: Field, value: unknown, locale = 'en', more: object = {}) =>
  titleOf({ title: 'named', allFields: { named: fieldModel('named', of) } }, { id: 7, named: value, ...more }, context(locale));

describe('the title of a record', () => {
  it('that is a day or an instant stands in the reader’s language, an instant on the establishment’s clock', () => {
    expect(title(field.date(), '2026-03-04')).toBe('Mar 4, 2026');
    expect(title(field.date(), '2026-03-04', 'es')).toBe('4 mar 2026');
    expect(title(field.datetime(), '2026-03-04T02:30:00.000Z')).toMatch(/^Mar 3, 2026, 9:30/);
  });

  it('that is a choice is its label, a reference its target’s title', () => {
    const { definition, texts } = translatable(
      { fields: { method: field.enum({ cash: 'Cash' }) } },
      { group: 'sales', section: 'payments' },
    );
    addTexts(texts, 'es', { sales: { payments: { Cash: 'Efectivo' } } });
    expect(title(definition.fields.method, 'cash', 'es')).toBe('Efectivo');
    expect(title(field.reference('taxes'), 3, 'en', { _titles: { named: 'VAT' } })).toBe('VAT');
  });

  it('that is a number names the record as it is, and one that is missing is its id', () => {
    expect(title(field.integer(), 10240)).toBe('10240');
    expect([title(field.text(), null), title(field.text(), ''), title(field.reference('taxes'), 3)]).toEqual(['7', '7', '7']);
  });
});
