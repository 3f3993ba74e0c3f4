import { describe, expect, test } from 'vitest';
import { contextFor } from '#/i18n/context.ts';
import { addLanguage } from '#/i18n/definitions.ts';
import { documentTexts, written } from '#/i18n/documents.ts';
import { type FilterSpeech, filterSentences } from '#/i18n/filterWords.ts';
import type { Filters } from '#/model/filters/filterGroups.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { textOf } from '#model/language';

const orders = resourceOf(model, 'purchase-orders').allFields;
const speech = (locale: string): FilterSpeech => ({
  context: contextFor({ locale, currency: 'USD', timezone: 'America/New_York' }),
  say: (key, values = {}) => written(locale, documentTexts('filters', locale)[key], values),
  fieldOf: (name) => orders[name],
  labelOf: (field) => textOf(field, 'label', locale),
  titleOf: (resource, id) => `${resource} ${id}`,
});
const said = (filters: Filters, locale = 'en') => filterSentences(filters, speech(locale));

describe('filters are said', () => {
  test.each<[Filters, string[]]>([
    [{ status: ['draft', 'ordered'] }, ['Status: Draft, Ordered']],
    [{ status: { not: ['draft'] }, vendor: null }, ['Status: not Draft', 'Vendor: empty']],
    [{ vendor: [3], number: { contains: '12' } }, ['Vendor: vendors 3', 'Number: “12”']],
    [{ total: { gte: 5 } }, ['Total: $5.00 or more']],
    [{ total: { gt: 5, lt: 9 } }, ['Total: more than $5.00, less than $9.00']],
    [{ expected_date: { gte: '2026-03-01', lte: '2026-03-31' } }, ['Expected date: Mar 1, 2026 – Mar 31, 2026']],
    [{ created_at: { gte: '2026-03-01' } }, ['Created: since Mar 1, 2026']],
    [{ expected_date: { within: 'next_month' } }, ['Expected date: next month']],
    [{ expected_date: { days: { gte: -6, lte: 0 } } }, ['Expected date: in the last 7 days']],
    [{ expected_date: { days: { gte: 0, lte: 1 } } }, ['Expected date: in the next 1 day']],
    [{ expected_date: { days: { lte: -30 } } }, ['Expected date: 30 days ago or earlier']],
    [{ expected_date: { days: { gte: 2, lte: 4 } } }, ['Expected date: from day 2 to day 4, counted from today']],
    [{ expected_date: { not: null } }, ['Expected date: not empty']],
    [{ any: [{ status: 'draft' }, { total: { lte: 5 }, vendor: 1 }] }, ['Status: Draft or (Total: $5.00 or less and Vendor: vendors 1)']],
    [{ not: { any: [{ status: 'draft' }, { vendor: 1 }] } }, ['not (Status: Draft or Vendor: vendors 1)']],
    [{ nothing: 1 }, []],
  ])('%j', (filters, words) => {
    expect(said(filters)).toEqual(words);
  });

  test('in the reader’s language', async () => {
    await addLanguage(model, 'de');
    expect(said({ any: [{ status: 'draft' }, { expected_date: { within: 'today' } }] }, 'de')).toEqual([
      'Status: Entwurf oder Erwartet am: heute',
    ]);
  });
});
