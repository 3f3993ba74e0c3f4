import type { ReportDefinition } from '#/model/language/reports.ts';
import { type InitialView, useInitialView } from '#/src/views/list/views/useInitialView.ts';
import { addressOf, viewsName } from './reportViews.ts';
import type { ReportViews } from './useReportViews.ts';

/** Reads the address that a report is opened with: one that names a view alone, or nothing, stands for what the view asks. */
export function useReportInitialView(report: ReportDefinition, views: ReportViews): InitialView {
  return useInitialView(views, {
    storeKey: viewsName(report),
    isShort: (parts) => [...parts.keys()].every((name) => name === 'view'),
    addressOf,
  });
}
