import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JournalAsked } from '#/server/domain/integrations/connector.ts';
import { installConnectors, journalFileOf } from '#/server/domain/integrations/connectors.ts';
import { decimalText } from '#/server/domain/integrations/fileTexts.ts';
import { type BookedLine, entryOf, type JournalDay } from '#/server/domain/integrations/journalDays.ts';
import { namedBy } from '#/server/domain/integrations/names.ts';
import { isWindows1252, transliterated, windows1252 } from '#/server/domain/integrations/windows1252.ts';
import { connector as csv } from '#/server/extensions/connectors/csv.ts';
import { connector as datev } from '#/server/extensions/connectors/datev.ts';
import { connector as quickbooks } from '#/server/extensions/connectors/quickbooks_desktop.ts';
import { connector as xero } from '#/server/extensions/connectors/xero.ts';
import { installExtensions } from '#/server/extensions/index.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { ansi, type Read, readCsv, readDatev, readIif, readXero, sums } from './journalReaders.ts';

const named = namedBy([
  { code: '4000', name: 'Erlöse Küche' },
  { code: '1000', name: 'Kasse' },
  { code: 'BAR', name: 'Bar & Café' },
]);
const ACCOUNTS = ['4000 Erlöse Küche', '1000 Kasse', '1776', '8400 Ærø'];
const ODD = ['Süppchen', '=1+1', '@cmd', 'a\tb', 'say "hi"; twice', 'كباب', 'żółć', "'quoted'", '-5', 'two\r\nlines', 'x'.repeat(80)];

/** Lines of a day that balance: amounts of either sign, the last one what is left. */
const day = (at: string): fc.Arbitrary<JournalDay> =>
  fc
    .array(
      fc.record({
        account: fc.constantFrom(...ACCOUNTS),
        name: fc.constantFrom(...ODD, null),
        location: fc.constantFrom('BAR Bar & Café', 'Terrasse', null),
        minor: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).filter((minor) => minor !== 0),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((rows) => {
      const left = rows.reduce((sum, { minor }) => sum - minor, 0);
      const all = left === 0 ? rows : [...rows, { account: ACCOUNTS[1] ?? '', name: null, location: null, minor: left }];
      return { day: at, entry: entryOf(at), lines: all.map(lineOf) };
    })
    .filter(({ lines }) => lines.length > 1);

function lineOf({ account, name, location, minor }: { account: string; name: string | null; location: string | null; minor: number }) {
  const line: BookedLine = {
    ...{ part: 'category', name, text: name === null ? 'Kategorie' : `Kategorie: ${name}`, account: named(account) },
    ...{ location: location === null ? null : named(location), subsidiary: null },
    ...{ debit: Math.max(minor, 0), credit: Math.max(-minor, 0) },
  };
  return line;
}
const days = fc.tuple(day('2026-03-31'), day('2026-04-01')).map((both) => [...both]);

const asked = (decimals: number, input: Partial<JournalAsked['input']> = {}): JournalAsked => ({
  input: {
    ...{ from: '2026-03-31', to: '2026-04-01', format: 'csv', content: 'whole', consultant_number: '29098', client_number: '55003' },
    ...{ fiscal_year_month: 1, account_length: 4, clearing_account: '1590', tax_rate: 'No VAT' },
    ...input,
  },
  ...{ title: 'Café Ümläut; "Harbour"', currency: 'EUR', decimals, now: '2026-04-02T10:11:12.345Z' },
});

/** What the days come to by the journal itself. */
const booked = (list: readonly JournalDay[], key: (line: BookedLine) => string): Record<string, string> =>
  sums(
    list.flatMap(({ day: at, lines }) =>
      lines.map((line): Read => {
        return { day: at, account: key(line), amount: BigInt(line.debit - line.credit), decimals: 0, text: '', location: '' };
      }),
    ),
  );
const bytesOf = ({ journalFile }: typeof csv, list: readonly JournalDay[], about: JournalAsked) => {
  if (!journalFile) throw new Error('A connector without a file');
  return journalFile.bytes(list, about);
};
const perDay = (lines: readonly Read[]) => Object.values(sums(lines.map((line) => ({ ...line, account: 'all' }))));
/** Where it is refused, and what is said there. */
function refusal(make: () => unknown): unknown {
  try {
    make();
  } catch (error) {
    if (error instanceof ApiError) return error.errors;
    throw error;
  }
  return 'made';
}

describe('every file of the journal', () => {
  const code = ({ account }: BookedLine) => account.code ?? '';

  it('has the journal’s own sums, and each day of it balances', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(0, 2), (list, decimals) => {
        const about = asked(decimals);
        const iif = readIif(bytesOf(quickbooks, list, about));
        expect(sums(iif)).toEqual(booked(list, ({ account }) => account.name));
        const manual = readXero(bytesOf(xero, list, about));
        expect(sums(manual)).toEqual(booked(list, code));
        for (const lines of [iif, manual]) {
          expect(perDay(lines)).toEqual(['0', '0']);
          expect(new Set(lines.map((line) => line.decimals))).toEqual(new Set([decimals]));
        }
        const stack = readDatev(bytesOf(datev, list, about));
        const inCents = Object.fromEntries(
          Object.entries(booked(list, code)).map(([key, sum]) => [key, sum === '0' || decimals ? sum : `${sum}00`]),
        );
        expect(sums(stack.lines)).toEqual(inCents);
        expect([...stack.contra]).toEqual([['1590', 0n]]);
      }),
    );
  });

  it('has every line’s words, and amounts of any currency, in the file for any program', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(0, 2, 3), (list, decimals) => {
        const rows = readCsv(bytesOf(csv, list, asked(decimals)));
        const lines = list.flatMap((one) => one.lines.map((line) => ({ ...line, day: one.day })));
        expect(rows.map(({ account, name, location, debit, credit, day: at }) => [at, account, name, location, debit, credit])).toEqual(
          lines.map((line) => [
            line.day,
            line.account.text,
            line.name ?? '',
            line.location?.text ?? '',
            line.debit ? decimalText(line.debit, decimals) : '',
            line.credit ? decimalText(line.credit, decimals) : '',
          ]),
        );
      }),
    );
  });

  it('holds nothing that a spreadsheet would run', () => {
    const line = { account: '4000 Erlöse Küche', location: null, minor: 5 };
    const list = [
      { day: '2026-04-01', entry: '20260401', lines: [lineOf({ ...line, name: '=1+1' }), lineOf({ ...line, name: '@cmd', minor: -5 })] },
    ];
    for (const one of list[0]?.lines ?? []) one.text = one.name ?? '';
    expect(new TextDecoder().decode(bytesOf(csv, list, asked(2)))).toContain(",'=1+1,");
    expect(new TextDecoder().decode(bytesOf(xero, list, asked(2)))).toContain(",'@cmd,");
    expect(readIif(bytesOf(quickbooks, list, asked(2))).map(({ text }) => text)).toEqual(["'=1+1", "'@cmd"]);
    expect(readDatev(bytesOf(datev, list, asked(2))).lines.map(({ text }) => text)).toEqual([' =1+1', ' @cmd']);
  });
});

describe('what a program has of a line', () => {
  const line = { account: '4000 Erlöse Küche', location: 'BAR Bar & Café' };
  const list = [
    {
      day: '2026-04-01',
      entry: '20260401',
      lines: [lineOf({ ...line, name: 'żółć كباب', minor: 105 }), lineOf({ ...line, name: 'ü', minor: -105 })],
    },
  ];

  it('is name and class in QuickBooks, code and tracking in Xero, number and cost centre in DATEV', () => {
    expect(readIif(bytesOf(quickbooks, list, asked(2)))[0]).toMatchObject({
      account: 'Erlöse Küche',
      location: 'Bar & Café',
      amount: 105n,
    });
    expect(readXero(bytesOf(xero, list, asked(2)))[0]).toMatchObject({
      account: '4000',
      location: 'Bar & Café',
      text: 'Kategorie: żółć كباب',
    });
    expect(readCsv(bytesOf(xero, list, asked(2)))[0]).toMatchObject({
      '*Narration': 'Café Ümläut; "Harbour" 2026-04-01',
      '*TaxRate': 'No VAT',
      TrackingName1: 'Location',
    });
    const { head, lines } = readDatev(bytesOf(datev, list, asked(2)));
    expect(lines[0]).toMatchObject({ account: '4000', location: 'BAR', text: 'Kategorie: zólc ?', day: '2026-04-01' });
    expect(head.slice(5, 17)).toEqual([
      '20260402101112345',
      '',
      '"CH"',
      '""',
      '""',
      '29098',
      '55003',
      '20260101',
      '4',
      '20260331',
      '20260401',
      '"Café Ümläut; ""Harbour"""',
    ]);
  });

  it('begins the fiscal year before the days, whatever month it begins in', () => {
    const start = (month: number) => readDatev(bytesOf(datev, list, asked(2, { fiscal_year_month: month, from: '2026-04-01' }))).head[12];
    expect([1, 4, 5, 12].map(start)).toEqual(['20260101', '20260401', '20250501', '20251201']);
  });
});

describe('a file is refused', () => {
  const pair = (account: string, location: string | null = null) => [
    { day: '2026-04-01', entry: '20260401', lines: [5, -5].map((minor) => lineOf({ account, location, name: null, minor })) },
  ];
  const refused = (make: () => unknown) => JSON.parse(JSON.stringify(refusal(make)));

  it('where names could not be found as they would be written', () => {
    for (const odd of ['كباب', 'say "hi"', 'żółć', '=1', 'a\tb'])
      expect(
        refused(() => bytesOf(quickbooks, pair(odd), asked(2))),
        odd,
      ).toMatchObject({ format: [{ params: { names: odd } }] });
    expect(refused(() => bytesOf(quickbooks, pair('Kasse', 'كباب'), asked(2)))).toHaveProperty('format');
    expect(refused(() => bytesOf(datev, pair('4000', 'كباب'), asked(2)))).toHaveProperty('format');
    expect(refused(() => bytesOf(xero, pair('4000', '=1'), asked(2)))).toHaveProperty('format');
  });

  it('where accounts have no code or number, or too long a one', () => {
    expect(refused(() => bytesOf(xero, pair('Food sales'), asked(2)))).toMatchObject({ format: [{ params: { names: 'Food sales' } }] });
    expect(refused(() => bytesOf(datev, pair('A40 Food'), asked(2)))).toMatchObject({ format: [{ params: { names: 'A40 Food' } }] });
    expect(refused(() => bytesOf(datev, pair('400000 Food'), asked(2)))).toHaveProperty('account_length');
    expect(refused(() => bytesOf(datev, pair('400000 Food'), asked(2, { account_length: 6, clearing_account: '159000' })))).toBe('made');
    expect(refused(() => bytesOf(datev, pair('4000'), asked(2, { clearing_account: '159000' })))).toHaveProperty('clearing_account');
  });

  it('where it would be longer than Xero reads, or lie in two years of DATEV', () => {
    const many = Array.from({ length: 151 }, () => pair('4000')).flat();
    expect(refused(() => bytesOf(xero, many, asked(2)))).toMatchObject({ to: [{ params: { lines: 302, most: 300 } }] });
    expect(refused(() => bytesOf(datev, pair('4000'), asked(2, { fiscal_year_month: 4 })))).toMatchObject({
      to: [{ params: { last: { day: '2026-03-31' } } }],
    });
  });
});

it('of more decimals than its program takes is refused before it is made', () => {
  installExtensions();
  const dinars = { currency: 'KWD', decimals: 3 };
  for (const format of ['xero', 'datev', 'quickbooks_desktop'] as const)
    expect(
      refusal(() => journalFileOf(format, dinars)),
      format,
    ).toMatchObject({ format: [{ params: { most: 2, currency: 'KWD' } }] });
  expect(refusal(() => journalFileOf('csv', dinars))).toBe('made');
});

it('that is offered and that nothing makes stops the start', () => {
  expect(() => installConnectors({ csv, xero, datev })).toThrow('has a journalFile for: quickbooks_desktop');
  expect(() => installConnectors({ csv, xero, datev, quickbooks_desktop: quickbooks, sage: csv })).toThrow('sage');
});

describe('Windows-1252', () => {
  it('keeps what it has, byte by byte', () => {
    const text = 'Käse – €5 “ß” é';
    expect(ansi(windows1252(text))).toBe(text);
    expect(isWindows1252('Cafe\u0301')).toBe(true);
    expect([...windows1252('€é')]).toEqual([0x80, 0xe9]);
  });

  it('gives what it lacks the nearest letters, and says where there are none', () => {
    expect(['Zażółć', 'Őrült', 'İstanbul', '−5 ₺', 'كباب شيش', 'ﬁsh'].map(transliterated)).toEqual([
      'Zazólc',
      'Orült',
      'Istanbul',
      '-5 TL',
      '? ?',
      'fish',
    ]);
    expect(() => windows1252('ő')).toThrow('U+151');
  });
});

describe('an amount as a decimal', () => {
  it('is exact in any currency, and keeps its sign', () => {
    const all = [
      [5, 2],
      [-5, 2],
      [1234, 0],
      [-1005, 3],
      [0, 2],
      [9_007_199_254_740_991, 2],
    ] as const;
    expect(all.map(([minor, decimals]) => decimalText(minor, decimals))).toEqual([
      '0.05',
      '-0.05',
      '1234',
      '-1.005',
      '0.00',
      '90071992547409.91',
    ]);
  });
});
