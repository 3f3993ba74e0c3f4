import { describe, expect, it } from 'vitest';
import type { RecognisedFile } from '#/dataProvider/bulkTypes.ts';
import { chosenStock, stockLocationsOf } from '#/src/screens/bulk/bring/stock.ts';
import type { BroughtFile } from '#/src/screens/bulk/bring/useBringDraft.ts';

/** A file that says stock of locations: name → items; the one called like the establishment has an asterisk behind its name. */
function fileOf(locations: Readonly<Record<string, number>>, allowed = true): BroughtFile {
  const stock = {
    ...{ items: 1, allowed, shows_value: true },
    locations: Object.entries(locations).map(([name, items]) => ({ name: name.replace('*', ''), items, is_here: name.endsWith('*') })),
  };
  const known = { ...{ file_name: 'a.csv', system: 'square', kind: 'items', rows: 1, parts: [] }, stock } as unknown as RecognisedFile;
  return { url: JSON.stringify(locations), name: 'a.csv', known };
}

describe('whose stock comes', () => {
  it.each<[string, BroughtFile[], string | null | undefined, string | null]>([
    ['the only place there is', [fileOf({ Pier: 3 })], undefined, 'Pier'],
    ['the whole file where it names none', [fileOf({ '': 3 })], undefined, ''],
    ['the place called like the establishment', [fileOf({ Pier: 3, 'Harbour*': 2 })], undefined, 'Harbour'],
    ['no place where several could be meant', [fileOf({ Pier: 3, Market: 2 })], undefined, null],
    ['the place that somebody chose', [fileOf({ Pier: 3, 'Harbour*': 2 })], 'Pier', 'Pier'],
    ['no place where somebody said so', [fileOf({ 'Harbour*': 2 })], null, null],
    ['no place that went with its file', [fileOf({ Market: 2, Station: 1 })], 'Pier', null],
    ['none of files whose reader may not bring it', [fileOf({ Pier: 3 }, false)], undefined, null],
  ])('is that of %s', (_what, files, stock, chosen) => {
    expect(chosenStock({ files, stock })).toBe(chosen);
  });

  it('is asked once for a place that several files name', () => {
    expect(stockLocationsOf([fileOf({ Pier: 3 }), fileOf({ Pier: 2, Market: 1 })])).toEqual([
      { name: 'Pier', items: 5, isHere: false },
      { name: 'Market', items: 1, isHere: false },
    ]);
  });
});
