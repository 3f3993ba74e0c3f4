import { describe, expect, it } from 'vitest';
import { checkReports } from '#/model/compile/checkReports.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';

const hours = present(model.reports['ingredient-usage'], 'report');
const opening = (theoretical: object) =>
  checkReports({ ...model, reports: { ...model.reports, 'ingredient-usage': { ...hours, opens: { theoretical } } as typeof hours } });
const ledger = { resource: 'inventory-movements', by: 'item', within: 'day', where: { kind: ['sold'] } };

describe('what a column of a report leads to', () => {
  it('is a record, or a list that can be asked so', () => {
    expect(() => opening(ledger)).not.toThrow();
    expect(() => opening({ resource: 'orders' })).not.toThrow();
  });

  it.each([
    [{ ...ledger, by: 'itm' }, "names 'itm', which is no reference of 'inventory-movements'"],
    [{ ...ledger, by: 'note' }, "names 'note', which is no reference"],
    [{ ...ledger, within: 'at' }, "names 'at', which is no date of 'inventory-movements'"],
    [{ ...ledger, where: { quantity: ['1'] } }, "names 'quantity', which is no enum"],
    [{ resource: 'orders', within: 'business_day' }, 'asks a list for something, but opens a record'],
  ])('is refused as %j', (opens, why) => expect(() => opening(opens)).toThrow(why));
});
