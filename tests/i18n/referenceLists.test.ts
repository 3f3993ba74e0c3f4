import { expect, it } from 'vitest';
import { lists } from '#/i18n/context.ts';
import { languages } from '#/i18n/languages.ts';
import { lookupLabel } from '#/model/kinds/lookup.ts';

// A schedule offered two reports called 'Discounts': nobody could tell them apart, and typing the name left one of them shown twice.
it.each(languages)('no list has two values under one label in $name', ({ locale }) => {
  for (const [name, values] of lists) {
    const labels = values.map(({ value }) => lookupLabel(values, value, locale));
    expect(labels.filter((label, index) => labels.indexOf(label) !== index).map((label) => `${name}: ${label}`)).toEqual([]);
  }
});
