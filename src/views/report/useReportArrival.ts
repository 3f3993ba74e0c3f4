import type { ReportDefinition } from '#/model/language/reports.ts';
import { type Arrival, useArrival } from '../list/useArrival.ts';
import { addressOf, viewsName } from './reportViews.ts';
import type { ReportViews } from './useReportViews.ts';

/** Reads the address that a report is opened with: one that names a view alone, or nothing, stands for what the view asks. */
export function useReportArrival(report: ReportDefinition, views: ReportViews): Arrival {
  return useArrival(views, {
    storeKey: viewsName(report),
    isShort: (parts) => [...parts.keys()].every((name) => name === 'view'),
    addressOf,
  });
}
