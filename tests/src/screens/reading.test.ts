import { expect, it } from 'vitest';
import type { BulkPreview } from '#/dataProvider/bulkTypes.ts';
import { isUnanswered, questionsOf } from '#/src/screens/bulk/import/reading.ts';

const target = (name: string, kind: string) => ({ name, field: name, label: name, kind, required: false, key: false, can_make: false });
const date = { text: '03/04/26', dmy: '2026-04-03', mdy: '2026-03-04' };
const number = { text: '1,234', as_fraction: '1.234', as_thousands: '1234' };
const mapping = { Hired: 'hired', Born: 'born', Price: 'price' };
const preview = (notations: BulkPreview['notations'], separator = ','): BulkPreview => ({
  file_name: 'x.csv',
  headers: ['Hired', 'Born', 'Price', 'Note'],
  rows: [],
  total_rows: 0,
  reading: { sheet: null, sheets: [], header_row: 1, encoding: 'utf-8', separator },
  head: [],
  notations,
  remembered: {},
  mapping,
  modes: ['create'],
  fields: [target('hired', 'date'), target('born', 'datetime'), target('price', 'money'), target('note', 'text')],
});

it('asks how a date is meant where no imported column of dates shows it', () => {
  const questions = questionsOf(preview({ Hired: { date } }), mapping, {});
  expect(questions).toEqual({ dates: { example: date, answer: undefined } });
  expect(isUnanswered(questions)).toBe(true);
  expect(isUnanswered(questionsOf(preview({ Hired: { date } }), mapping, { dates: 'dmy' }))).toBe(false);
  expect(questionsOf(preview({ Hired: { date }, Born: { dates: 'mdy' } }), mapping, {})).toEqual({});
  expect(questionsOf(preview({ Note: { date }, Price: { date } }), mapping, {})).toEqual({});
  expect(questionsOf(preview({ Hired: { date } }), { ...mapping, Hired: null }, {})).toEqual({});
});

it('asks what a number is, with the usual answer where semicolons do not separate the cells', () => {
  expect(questionsOf(preview({ Price: { number } }), mapping, {})).toEqual({ decimals: { example: number, answer: '.' } });
  expect(isUnanswered(questionsOf(preview({ Price: { number } }, ';'), mapping, {}))).toBe(true);
  expect(questionsOf(preview({ Price: { number, decimals: ',' } }), mapping, {})).toEqual({});
});
