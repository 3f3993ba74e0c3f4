import type { Model, ResourceModel } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { canUse } from '#/server/access/permissions.ts';
import { facesOf } from '#/server/crud/serving.ts';
import type { Database } from '#/server/database/openDatabase.ts';

/** What the calls about views stand on. */
export interface ViewHost {
  model: Model;
  database: Database;
}

/** The permission to give a view to everybody of a role. */
export const SHARE = 'SavedViewShare';

/** The resource whose list is meant; 'closed' where this caller may not open it, 'unknown' where there is no such list. */
export function openList({ model }: Pick<ViewHost, 'model'>, caller: Caller, name: unknown): ResourceModel | 'closed' | 'unknown' {
  const resource = typeof name === 'string' && Object.hasOwn(model.resources, name) ? model.resources[name] : undefined;
  if (!resource?.permissions.list) return 'unknown';
  return facesOf([resource]).for(caller) && canUse(caller, resource.permissions.list) ? resource : 'closed';
}
