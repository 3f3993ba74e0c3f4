import type { Model } from '#/model/language/model.ts';
import { REPORT_VIEWS } from '#/model/reports/reportQuestion.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { variantsOf } from '#/server/records/routeContext.ts';
import type { Viewed } from './viewed.ts';
import { viewedList } from './viewedList.ts';
import { viewedReport } from './viewedReport.ts';

/** What the calls about views stand on. */
export interface ViewHost {
  model: Model;
  database: Database;
}

/** The permission to give a view to everybody of a role. */
export const SHARE = 'SavedViewShare';

/**
 * The list (a resource's name) or the report (`reports/…`) that is meant; 'closed' where this caller may not open it, 'unknown' where there
 * is none.
 */
export function openList({ model }: Pick<ViewHost, 'model'>, caller: Caller, name: unknown): Viewed | 'closed' | 'unknown' {
  if (typeof name !== 'string') return 'unknown';
  if (name.startsWith(REPORT_VIEWS)) return openReport(model, caller, name.slice(REPORT_VIEWS.length));
  const resource = Object.hasOwn(model.resources, name) ? model.resources[name] : undefined;
  if (!resource?.permissions.list) return 'unknown';
  return variantsOf([resource]).for(caller) && canUse(caller, resource.permissions.list) ? viewedList(model, resource) : 'closed';
}

function openReport(model: Model, caller: Caller, name: string): Viewed | 'closed' | 'unknown' {
  const report = Object.hasOwn(model.reports, name) ? model.reports[name] : undefined;
  if (!report) return 'unknown';
  return canUse(caller, report.permission) ? viewedReport(model, report) : 'closed';
}
