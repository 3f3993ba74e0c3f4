import { isPlatformUser } from '#/authProvider/account.ts';
import { holdsExport, holdsImport } from '#/authProvider/bulkAccess.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import type { Session } from '#/src/foundation/session/SessionContext.ts';

type Reader = Pick<Session, 'permissions' | 'user' | 'establishment'> & Partial<Pick<Session, 'everywhere'>>;

/** The resources that the reader may import into, in the menu's order. */
export function importable(reader: Reader): ResourceModel[] {
  return inMenuOrder(reader).filter((resource) => holdsImport(model, reader.permissions, resource, reader.everywhere));
}

/** The resources that the reader may export in bulk, in the menu's order. */
export function exportable(reader: Reader): ResourceModel[] {
  return inMenuOrder(reader).filter((resource) => holdsExport(model, reader.permissions, resource));
}

/** Whose records an import makes; undefined where an establishment must be chosen first. */
export function ownerFor(
  { scope }: ResourceModel,
  { user, establishment }: Reader,
): { establishment_id?: number; client_id?: number } | undefined {
  if (scope === 'platform' || (scope === 'client' && !isPlatformUser(user))) return {};
  if (!establishment) return undefined;
  return scope === 'establishment' ? { establishment_id: establishment.id } : { client_id: establishment.client_id };
}

function inMenuOrder({ user }: Reader): ResourceModel[] {
  const other = isPlatformUser(user) ? 'client' : 'platform';
  const all = model.groups.flatMap((group) => group.resources.flatMap((name) => model.resources[name] ?? []));
  return all.filter((resource) => resource.menu !== false && resource.callers !== other);
}
