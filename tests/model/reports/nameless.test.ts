import { expect, it } from 'vitest';
import { addLanguages } from '#/i18n/definitions.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { namelessOf } from '#/model/reports/nameless.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';

it('what was sold without a category is called so, in every language and wherever rows are categories', async () => {
  await addLanguages(model);
  for (const name of ['category-summary', 'top-categories', 'product-mix']) {
    const column = fieldModel('name', present(model.reports[name]?.columns.name, 'column'));
    expect(['en', 'de', 'es', 'ar'].map((locale) => namelessOf(column, locale))).toEqual([
      ...['Without category', 'Ohne Kategorie', 'Sin categoría', 'بلا فئة'],
    ]);
  }
  expect(namelessOf(fieldModel('tax', { kind: 'text' }), 'en')).toBeUndefined();
});
