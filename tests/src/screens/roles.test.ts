import { describe, expect, it } from 'vitest';
import { comparison } from '#/src/screens/roles/comparison.ts';
import { previewNames } from '#/src/screens/roles/previewNames.ts';

describe('two roles beside each other', () => {
  const role = (permissions: readonly string[], type: 'POS' | 'WEB' | 'admin' = 'WEB') => ({ type, permissions });
  const namesIn = ({ groups }: ReturnType<typeof comparison>) => groups.flatMap(({ entries }) => entries.map(({ cell }) => cell.name));

  it('show each permission of either once, what differs first in its group', () => {
    const found = comparison(role(['Taxes', 'TaxEdit', 'Products']), role(['Taxes', 'TaxDelete', 'Products']));
    expect([found.onlyLeft, found.onlyRight, found.both]).toEqual([1, 1, 2]);
    expect(namesIn(found)).toEqual(['TaxEdit', 'TaxDelete', 'Products', 'Taxes']);
  });

  it('count a list once that two things share', () => {
    const found = comparison(role(['PurchasingReceiving']), role([]));
    expect([namesIn(found), found.onlyLeft]).toEqual([['PurchasingReceiving'], 1]);
  });

  it('show what is out of use, and what only super-admins can hold', () => {
    expect(namesIn(comparison(role(['GoneView']), role(['Clients'], 'admin'))).sort()).toEqual(['Clients', 'GoneView']);
  });
});

describe('a preview', () => {
  it('has the names that the role opens the dashboard with', () => {
    expect(previewNames({ type: 'WEB', permissions: ['Taxes', 'Clients', 'GoneView'] })).toEqual(['Taxes']);
    expect(previewNames({ type: 'admin', permissions: ['Taxes', 'Clients'] })).toEqual(['Taxes', 'Clients']);
    expect(previewNames({ type: 'POS', permissions: ['Taxes'] })).toEqual([]);
  });
});
