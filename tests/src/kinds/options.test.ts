import { expect, test } from 'vitest';
import { referenceContext } from '#/resources/reference/context.ts';
import { optionsOf } from '#/src/kinds/choice/options.ts';

const labelsIn = (locale: string, list: string) =>
  optionsOf({ name: 'x', kind: 'lookup', list } as never, { ...referenceContext, locale }).map(({ label }) => label);

test.each(['en', 'de', 'es', 'ar'])('a long list that stands by its names does so in %s', (locale) => {
  const labels = labelsIn(locale, 'record_types');
  expect(labels.length).toBeGreaterThan(50);
  expect(labels).toEqual([...labels].sort(new Intl.Collator(locale).compare));
});

test('any other list stands as its author has put it', () => {
  const { lookup } = referenceContext;
  for (const list of ['currencies', 'payment_method', 'integration'])
    expect(
      optionsOf({ name: 'x', kind: 'lookup', list } as never, { ...referenceContext, locale: 'de' }).map(({ value }) => value),
    ).toEqual(lookup(list).map(({ value }) => value));
});
