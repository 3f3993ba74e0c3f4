import { describe, expect, it } from 'vitest';
import { holdsExport, holdsImport } from '#/authProvider/bulkAccess.ts';

const products = { name: 'products', table: 'products', permissions: { list: 'Products', create: 'ProductCreate', edit: 'ProductEdit' } };
const retail = { ...products, name: 'retail-products' };
const taxes = { name: 'taxes', table: 'taxes', permissions: { list: 'Taxes', create: 'TaxCreate' } };
const model = { resources: { products, 'retail-products': retail, taxes } };
const imports = (names: string[], resource: typeof taxes) => holdsImport(model, new Set(names), resource);
const exports = (names: string[], resource: typeof taxes) => holdsExport(model, new Set(names), resource);

describe('who may import', () => {
  it('may import at all, and make or change the records', () => {
    expect(imports(['BulkOperationImport', 'TaxCreate'], taxes)).toBe(true);
    expect(imports(['BulkOperationImport', 'ProductEdit'], products)).toBe(true);
    expect(imports(['BulkOperationImport', 'Taxes'], taxes)).toBe(false);
    expect(imports(['TaxCreate'], taxes)).toBe(false);
  });

  it('may do so by the table’s own name, for its variants too and for nothing else', () => {
    expect(imports(['ProductImport', 'ProductCreate'], products)).toBe(true);
    expect(imports(['ProductImport', 'ProductCreate'], retail)).toBe(true);
    expect(imports(['ProductImport', 'TaxCreate'], taxes)).toBe(false);
  });
});

describe('who may export in bulk', () => {
  it('may export at all or this table, and read its list', () => {
    expect(exports(['BulkOperationExport', 'Taxes'], taxes)).toBe(true);
    expect(exports(['ProductExport', 'Products'], retail)).toBe(true);
    expect(exports(['BulkOperationExport'], taxes)).toBe(false);
    expect(exports(['ProductExport', 'Taxes'], taxes)).toBe(false);
  });
});
