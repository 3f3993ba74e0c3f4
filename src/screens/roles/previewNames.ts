import { model } from '#/resources/index.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import type { Role } from './role.ts';

/**
 * What a holder of the role has in the dashboard: names that there are, on the role's side of the platform's wall; through a role of the
 * point of sale nothing.
 */
export function previewNames({ type, permissions }: Pick<Role, 'type' | 'permissions'>): string[] {
  if (type === 'POS') return [];
  const known = new Set(model.permissions.map(({ name }) => name));
  return permissions.filter((name) => known.has(name) && (type === 'admin' || !isPlatformPermission(name)));
}
