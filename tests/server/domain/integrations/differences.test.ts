import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EntryLine, type SentPart, stillToBook } from '#/server/domain/integrations/differences.ts';
import type { BookedLine } from '#/server/domain/integrations/journalDays.ts';
import { keyOf } from '#/server/domain/integrations/ownParts.ts';

const named = (text: string) => ({ text, code: null, name: text });
const line = (name: string, debit: number, account = name): BookedLine => ({
  ...{ part: 'category', name, text: name, account: named(account), location: null, subsidiary: null },
  ...{ debit: Math.max(debit, 0), credit: Math.max(-debit, 0) },
});

/** What all journals of a day came to, as it is read again. */
function sent(journals: readonly (readonly EntryLine[])[]): SentPart[] {
  const parts = new Map<string, SentPart>();
  for (const { debit, credit, ...one } of journals.flat())
    parts.set(keyOf(one), { ...one, amount: (parts.get(keyOf(one))?.amount ?? 0) + debit - credit });
  return [...parts.values()];
}
const amounts = (lines: readonly EntryLine[]) => lines.map(({ name, account, debit, credit }) => `${name} ${account} ${debit - credit}`);

test('a day that was not sent is booked line by line, also where a part stands on both sides', () => {
  expect(amounts(stillToBook([line('Cards', 30), line('Cards', -40), line('Cash', 10)], []))).toEqual([
    'Cards Cards 30',
    'Cards Cards -40',
    'Cash Cash 10',
  ]);
});

test('a part is corrected in the account that it goes to now, and where it is gone, in the one that it was sent to', () => {
  const first = stillToBook([line('Soup', -10, 'A'), line('Tea', -5, 'A'), line('Cash', 15)], []);
  expect(amounts(stillToBook([line('Soup', -12, 'B'), line('Cash', 12)], sent([first])))).toEqual(['Soup B -2', 'Cash Cash -3', 'Tea A 5']);
  // Another account alone moves nothing.
  expect(stillToBook([line('Soup', -10, 'B'), line('Tea', -5, 'B'), line('Cash', 15)], sent([first]))).toEqual([]);
});

test('however often a day changes, all that was sent of it comes to the day, and each journal balances', () => {
  const day = fc
    .array(fc.tuple(fc.constantFrom('Soup', 'Tea', 'VAT', 'Tip'), fc.integer({ min: -500, max: 500 })), { maxLength: 6 })
    .map((parts) => {
      const lines = parts.filter(([, amount]) => amount !== 0).map(([name, amount]) => line(name, amount));
      const off = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
      return off === 0 ? lines : [...lines, line('Cash', -off)];
    });
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 5 }), (days) => {
      const journals: EntryLine[][] = [];
      for (const lines of days) {
        const next = stillToBook(lines, sent(journals));
        expect(next.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
        if (next.length) journals.push(next);
        const total = new Map<string, number>();
        for (const { name, debit, credit } of lines) total.set(String(name), (total.get(String(name)) ?? 0) + debit - credit);
        const booked = new Map(sent(journals).map(({ name, amount }) => [String(name), amount]));
        for (const name of new Set([...total.keys(), ...booked.keys()])) expect(booked.get(name) ?? 0, name).toBe(total.get(name) ?? 0);
      }
    }),
  );
});
