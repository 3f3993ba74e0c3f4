import { describe, expect, it } from 'vitest';
import { type Corrections, correcting } from '#/server/capabilities/bulk/import/corrections.ts';

const headers = ['Name', 'Category', 'Price'];
const corrected = (corrections: Corrections | undefined, number: number, ...cells: string[]) =>
  correcting(headers, corrections)({ number, cells }).cells;

describe('corrections of a file', () => {
  it('change single cells, also behind the end of a short row', () => {
    const rows = { 7: { Price: '4.50' } };
    expect(corrected({ rows }, 7, 'Tea')).toEqual(['Tea', '', '4.50']);
    expect(corrected({ rows }, 8, 'Tea')).toEqual(['Tea']);
  });

  it('change what cells of one column say, whatever its case, and a cell’s own goes before that', () => {
    const corrections = { values: { Category: { getränke: 'Drinks', '': 'None' } }, rows: { 3: { Category: 'Tea' } } };
    expect(corrected(corrections, 2, 'Getränke', ' GETRÄNKE ', '1')).toEqual(['Getränke', 'Drinks', '1']);
    expect(corrected(corrections, 3, 'Cola', 'Getränke', '1')).toEqual(['Cola', 'Tea', '1']);
    expect(corrected(corrections, 4, 'Cola', '', '1')).toEqual(['Cola', 'None', '1']);
  });

  it('find nothing by accident', () => {
    expect(corrected({ values: { Name: { x: 'y' } } }, 2, 'constructor')).toEqual(['constructor']);
    expect(() => correcting(headers, { values: { toString: {} } })).toThrow();
    expect(() => correcting(headers, { rows: { 2: { Colour: 'red' } } })).toThrow();
  });
});
