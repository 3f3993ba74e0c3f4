import { useTranslate } from 'ra-core';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { model } from '#/resources/index.ts';
import type { Crumb } from '#/src/foundation/page/Breadcrumbs.tsx';
import { leadsTo } from '#/src/foundation/page/leadsTo.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';

/**
 * Where a report's page stands that no entry of the menu leads to: among the other reports, as if one did; undefined where the menu
 * says it.
 * @param isBehind a page behind the report's own
 */
export function useReportCrumbs({ name }: Pick<ReportDefinition, 'name'>, isBehind = false): readonly Crumb[] | undefined {
  const translate = useTranslate();
  const { nestedRoutes } = useSession().tree;
  const path = `/reports/${name}`;
  const group = model.reports[name]?.group;
  if (!group || nestedRoutes.some(({ entries }) => entries.some((entry) => leadsTo(entry, path)))) return undefined;
  return [{ label: translate(`groups.${group}.name`) }, ...(isBehind ? [{ label: translate(`reports.${name}.name`), to: path }] : [])];
}
