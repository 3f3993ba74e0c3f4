import { describe, expect, it } from 'vitest';
import { referenceContext } from '#/i18n/context.ts';
import { readCellText, seemsTotal } from '#/server/capabilities/bulk/import/cells.ts';
import { readPhone } from '#/server/capabilities/bulk/notation/phones.ts';
import { type Field, field } from '#model/language';

const read = (text: string, of: Field) => {
  const found = readCellText(text, of, { context: referenceContext, notation: {} });
  return 'value' in found ? found.value : 'refused';
};

describe('a word as people write it', () => {
  it.each([
    ['x', true],
    ['Oui', true],
    ['✓', true],
    ['FALSE', false],
    ['non', false],
    ['maybe', 'refused'],
  ])('%s says yes or no: %s', (text, value) => expect(read(text, field.boolean())).toBe(value));

  it.each([
    ['ja', 'active'],
    ['Y', 'active'],
    ['0', 'inactive'],
    ['Active', 'active'],
    ['archived', 'refused'],
  ])('%s is the state %s', (text, value) => expect(read(text, field.status())).toBe(value));

  it('says nothing of states that are more than two', () =>
    expect(read('yes', field.enum({ active: 'Active', inactive: 'Inactive', blocked: 'Blocked' }))).toBe('refused'));

  it('is a value as well, where its label goes on', () =>
    expect(read('Net 30', field.enum({ net_30: 'Net 30 days', net_3: 'Net 3 days' }))).toBe('net_30'));

  it.each([
    ['KG', 'kg'],
    ['oz.', 'oz'],
    ['lbs', 'lb'],
    ['Stk', 'each'],
    ['pièce', 'each'],
    ['thread', 'refused'],
  ])('%s is the unit %s', (text, value) => expect(read(text, field.lookup('uom'))).toBe(value));
});

describe('a code that a spreadsheet has shortened', () => {
  it.each<[string, Field, unknown]>([
    ['5.01235E+12', field.barcode(), 'refused'],
    ['5,01235E+12', field.barcode(), 'refused'],
    ['4.9E+10', field.phone(), 'refused'],
    ['6.00612E+15', field.text({ unique: true }), 'refused'],
    ['6.00612E+15', field.text(), '6.00612E+15'],
    ['E+12', field.barcode(), 'E+12'],
  ])('%s', (text, of, value) => expect(read(text, of)).toBe(value));
});

describe('a telephone number as people write it', () => {
  it.each([
    ['0171/1234567', '0171 1234567'],
    ['+49 (0)30 / 123 456-0', '+49 (0)30 123 456-0'],
    ['Tel.: 030 987654', '030 987654'],
    ['(212) 555-0143 ext. 5', '(212) 555-0143 x5'],
    ['555-0143x12', '555-0143x12'],
    ['555-0143 x. 12', '555-0143 x12'],
    ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['030 – 1234', '030 - 1234'],
    ['5551234 / 5551235', '5551234 / 5551235'],
    ['n/a', 'n a'],
    ['+44 20 7946 0112', '+44 20 7946 0112'],
  ])('%s', (text, plain) => expect(readPhone(text)).toBe(plain));
});

describe('the total below a table', () => {
  it.each([
    [['Total', '', '$1,045.90'], true],
    [['', 'Summe:', '1.045,90 €'], true],
    [['المجموع', '٤٥'], true],
    [['Total', 'active', '3'], false],
    [['Total'], false],
    [['Total Greek yogurt', '3.20'], false],
  ])('%j: %s', (cells, is) => expect(seemsTotal(cells)).toBe(is));
});
