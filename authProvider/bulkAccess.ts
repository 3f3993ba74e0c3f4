import { type AccessModel, holdsAccess } from './access.ts';

/**
 * The names that suffice for one table's imports or exports, in place of the general ones (api-contract, "Work that outlives a request").
 */
const ownNames: Readonly<Record<string, { import?: string; export?: string }>> = {
  products: { import: 'ProductImport', export: 'ProductExport' },
  gift_cards: { import: 'GiftCardImport' },
  loyalty_members: { import: 'LoyaltyCardImport' },
};

interface BulkResource {
  name: string;
  table: string;
}

/** Every name that opens the bulk screens for at least one resource. */
export const bulkPermissions = {
  import: ['BulkOperationImport', ...Object.values(ownNames).flatMap((own) => own.import ?? [])],
  export: ['BulkOperationExport', ...Object.values(ownNames).flatMap((own) => own.export ?? [])],
} as const;

/** Whether the names held allow an import into a resource: to import it, and to make or change its records. */
export function holdsImport(model: AccessModel, held: ReadonlySet<string>, { name, table }: BulkResource, everywhere = held): boolean {
  const own = ownNames[table]?.import;
  const mayImport = held.has('BulkOperationImport') || (own !== undefined && held.has(own));
  return mayImport && ['create', 'edit'].some((action) => holdsAccess(model, held, name, action, everywhere));
}

/** Whether the names held allow a bulk export of a resource: to export it, and to read its list. */
export function holdsExport(model: AccessModel, held: ReadonlySet<string>, { name, table }: BulkResource): boolean {
  const own = ownNames[table]?.export;
  const mayExport = held.has('BulkOperationExport') || (own !== undefined && held.has(own));
  return mayExport && holdsAccess(model, held, name, 'list');
}
