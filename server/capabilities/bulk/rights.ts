import type { ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse, visibleEstablishments } from '#/server/access/permissions/permissions.ts';

type Way = 'import' | 'export';

/** The permission that opens imports, or exports, of everything. */
export const GENERAL = { import: 'BulkOperationImport', export: 'BulkOperationExport' } as const;

/** Permissions that suffice for one resource alone. Source: the API contract, "Work that outlives a request". */
const OWN: Readonly<Record<string, Partial<Record<Way, string>>>> = {
  products: { import: 'ProductImport', export: 'ProductExport' },
  'gift-cards': { import: 'GiftCardImport' },
  'loyalty-members': { import: 'LoyaltyCardImport' },
};

/** Every permission that opens imports, or exports, of something. */
export const openers: Readonly<Record<Way, readonly string[]>> = { import: namesOf('import'), export: namesOf('export') };

function namesOf(way: Way): string[] {
  return [GENERAL[way], ...Object.values(OWN).flatMap((own) => own[way] ?? [])];
}

/** The permissions that open it for this resource; one of them is enough. */
export function openersOf(resource: ResourceModel | undefined, way: Way): string[] {
  const own = OWN[resource?.variant?.of ?? resource?.name ?? '']?.[way];
  return own ? [GENERAL[way], own] : [GENERAL[way]];
}

/** Whether the caller may import (export) this resource, in the establishment or anywhere. */
export function mayBulk(caller: Caller, resource: ResourceModel, way: Way, establishmentId: number | null): boolean {
  return openersOf(resource, way).some((name) => canUse(caller, name, establishmentId ?? undefined));
}

/** Whether the caller works with bulk operations at all. */
export function worksInBulk(caller: Caller): boolean {
  return [...openers.import, ...openers.export].some((name) => canUse(caller, name));
}

/** The establishments whose operations the caller may know of. */
export function establishmentsInBulk(caller: Caller): readonly number[] | 'all' {
  return establishmentsWithAny(caller, [...openers.import, ...openers.export]);
}

/** The establishments in which the caller holds one of the permissions. */
export function establishmentsWithAny(caller: Caller, permissions: readonly string[]): readonly number[] | 'all' {
  const visible = permissions.map((name) => visibleEstablishments(caller, name));
  return visible.includes('all') ? 'all' : [...new Set(visible.flatMap((one) => (one === 'all' ? [] : one)))];
}
