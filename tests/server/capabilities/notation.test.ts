import { describe, expect, it } from 'vitest';
import { orderIn, readClock, readDate } from '#/server/capabilities/bulk/notation/dates.ts';
import { NotationFinder, notationsOf } from '#/server/capabilities/bulk/notation/notation.ts';
import { decimalSignIn, readNumber } from '#/server/capabilities/bulk/notation/numbers.ts';
import { field } from '#model/language';

const YEAR = 2026;
const date = (text: string, order?: 'dmy' | 'mdy') => readDate(text, order, YEAR);

describe('a number as people write it', () => {
  it.each([
    ['12.5', '12.5'],
    ['12,50', '12.50'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1’234.50', '1234.50'],
    ['1.234.567', '1234567'],
    ['12,34,567.80', '1234567.80'],
    ['0,125', '0.125'],
    [',5', '0.5'],
    ['$4.50', '4.50'],
    ['4,50 €', '4.50'],
    ['EUR 4,50', '4.50'],
    ['4.50 GBP', '4.50'],
    ['-£3.20', '-3.20'],
    ['£-3.20', '-3.20'],
    ['(3.20)', '-3.20'],
    ['3,20-', '-3.20'],
    ['−7', '-7'],
    ['20 %', '20'],
    ['١٢٫٥', '12.5'],
    ['١٢٫٥٠ ر.س', '12.50'],
    ['۱۲٬۵۰۰٫۵', '12500.5'],
    ['5.-', '5'],
    ['CHF 5.–', '5'],
    ['5,-- €', '5'],
    ['12345,678', '12345.678'],
  ])('%s is %s', (text, plain) => expect(readNumber(text, undefined)).toEqual({ plain }));

  it.each(['abc', 'A12', '1.2.3', '12,34,5', '1,23,45', '', '-', '5 kg', '1/2', '12:30'])('%j is none', (text) =>
    expect(readNumber(text, undefined)).toBeUndefined(),
  );

  it('is what its file says where one sign before three digits could mean both', () => {
    expect(readNumber('1,234', undefined)).toEqual({ asFraction: '1.234', asThousands: '1234' });
    expect([readNumber('1,234', '.'), readNumber('1,234', ','), readNumber('-$1.234', ',')]).toEqual([
      { plain: '1234' },
      { plain: '1.234' },
      { plain: '-1234' },
    ]);
  });

  it('says which sign stands before fractions, where only one can', () => {
    expect(['12.5', '12,5', '1.234,5', '1.234.567', '1,234', '31.12.1990', '7'].map(decimalSignIn)).toEqual([
      '.',
      ',',
      ',',
      ',',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a date as people write it', () => {
  it.each([
    ['1990-12-31', { day: '1990-12-31' }],
    ['1990/12/31', { day: '1990-12-31' }],
    ['19901231', { day: '1990-12-31' }],
    ['31.12.1990', { day: '1990-12-31' }],
    ['3.4.26', { day: '2026-04-03' }],
    ['12/31/90', { day: '1990-12-31' }],
    ['31/12/90', { day: '1990-12-31' }],
    ['1/1/36', { day: '2036-01-01' }],
    ['1/1/37', { day: '1937-01-01' }],
    ['31 Dec 1990', { day: '1990-12-31' }],
    ['December 31, 1990', { day: '1990-12-31' }],
    ['31st of December 1990', { day: '1990-12-31' }],
    ['31. Dezember 1990', { day: '1990-12-31' }],
    ['31 de diciembre de 1990', { day: '1990-12-31' }],
    ['1er août 1990', { day: '1990-08-01' }],
    ['1º de enero de 1990', { day: '1990-01-01' }],
    ['٣١/١٢/١٩٩٠', { day: '1990-12-31' }],
    ['31 déc. 1990', { day: '1990-12-31' }],
    ['Mon, 31 Dec 1990', { day: '1990-12-31' }],
    ['31-Dec-90', { day: '1990-12-31' }],
    ['45000', { day: '2023-03-15' }],
    ['45000.75', { day: '2023-03-15', clock: '18:00:00' }],
    ['12/31/1990 6:30 PM', { day: '1990-12-31', clock: '18:30' }],
    ['2026-03-01T18:30:05.123Z', { day: '2026-03-01', clock: '18:30:05' }],
    ['30/02/2026', { missing: true }],
    ['2026-02-30', { missing: true }],
    ['31.11.2026', { missing: true }],
    ['13/13/2026', { missing: true }],
    ['hello', undefined],
    ['12.5', undefined],
    ['123-456', undefined],
  ])('%s', (text, read) => expect(date(text)).toEqual(read));

  it('is what its file says where the numbers could stand in either order', () => {
    expect(date('03/04/2026')).toEqual({ dmy: '2026-04-03', mdy: '2026-03-04' });
    expect([date('03/04/2026', 'dmy'), date('03/04/2026', 'mdy'), date('4-4-26')]).toEqual([
      { day: '2026-04-03' },
      { day: '2026-03-04' },
      { day: '2026-04-04' },
    ]);
  });

  it('says in which order its file is, where only one can be', () => {
    expect(['13/4/26', '١٣/٤/٢٦', '4/13/26', '3/4/26', '2026-13-01', 'x'].map(orderIn)).toEqual([
      'dmy',
      'dmy',
      'mdy',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['9:05', '09:05'],
    ['2:30 PM', '14:30'],
    ['12 am', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['18.45', '18:45'],
    ['18:30:05', '18:30:05'],
    ['25:00', undefined],
    ['13:00 pm', undefined],
    ['7', undefined],
  ])('has a clock: %s', (text, clock) => expect(readClock(text)).toBe(clock));
});

describe('how a file is written', () => {
  const finder = (...rows: string[][]) => {
    const found = new NotationFinder();
    for (const row of rows) found.look(row);
    return found;
  };
  const columns = [
    { at: 0, field: field.date() },
    { at: 1, field: field.money() },
    { at: 2, field: field.quantity() },
  ];

  it('is what each column shows, however another is', () => {
    const found = finder(['13/01/2026', '1,234', '4.5'], ['03/04/2026', '7', '5.25'], ['', '', '']);
    expect(found.found(0)).toEqual({ dates: 'dmy', date: { text: '03/04/2026', dmy: '2026-04-03', mdy: '2026-03-04' } });
    expect(found.found(1)).toEqual({ number: { text: '1,234', as_fraction: '1.234', as_thousands: '1234' } });
    expect(columns.map(notationsOf(columns, found, {}, ';'))).toEqual([
      { dates: 'dmy', decimals: '.' },
      { dates: 'dmy', decimals: '.' },
      { dates: 'dmy', decimals: '.' },
    ]);
  });

  it('is what was said where it shows nothing, and unknown where nothing was', () => {
    const found = finder(['03/04/2026', '1,234', '1']);
    expect(columns.map(notationsOf(columns, found, {}, ';'))[1]).toEqual({ dates: undefined, decimals: undefined });
    expect(columns.map(notationsOf(columns, found, { dates: 'mdy', decimals: ',' }, ';'))[1]).toEqual({ dates: 'mdy', decimals: ',' });
    expect(columns.map(notationsOf(columns, found, {}, ','))[1]).toEqual({ dates: undefined, decimals: '.' });
  });

  it('is not told by a single cell among many, nor by columns that are not read', () => {
    const mistyped = finder(...Array.from({ length: 20 }, (): string[] => ['', '4.5', '']), ['', '4,5', '']);
    expect(mistyped.found(1).decimals).toBe('.');
    const noted = finder(['', '1,234', '', '3,5']);
    expect(columns.map(notationsOf(columns, noted, {}, ','))[1]?.decimals).toBe('.');
  });
});
