import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { PlannedPart } from '../bring/plannedPart.ts';
import { GENERAL } from '../rights.ts';

/** Nobody makes orders by hand: past ones bring those in who may import, and may send orders as a till does, there. */
const salesPermissions = [GENERAL.import, 'OrderCreate'] as const;

/** Whether the caller brings past sales in, and takes them back, in the establishment. */
export function mayBringSales(caller: Caller, establishmentId: number): boolean {
  return salesPermissions.every((name) => canUse(caller, name, establishmentId));
}

/** The establishments whose past sales parts bring. */
export function salesEstablishmentsOf(parts: readonly PlannedPart[] = []): number[] {
  return [...new Set(parts.flatMap(({ sales }) => Object.values(sales?.locations ?? {})))];
}
