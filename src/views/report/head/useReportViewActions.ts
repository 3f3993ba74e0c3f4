import { useSearchParams } from 'react-router';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { Columns } from '#/src/views/list/useColumns.ts';
import type { ViewActions } from '#/src/views/list/views/namedView.ts';
import { useViewActions } from '#/src/views/list/views/useViewActions.ts';
import { contentOf, contentParts, type ReportView, viewsName } from './reportViews.ts';
import type { ReportViews } from './useReportViews.ts';

/** What can be done with the views of a report. */
export function useReportViewActions(report: ReportDefinition, views: ReportViews, columns: Columns): ViewActions<ReportView> {
  const [parts, setParts] = useSearchParams();
  const open = (next: URLSearchParams, key: string | undefined) => {
    const named = new URLSearchParams(next);
    if (key) named.set('view', key);
    setParts(named, { replace: true });
  };
  return useViewActions(views, {
    of: viewsName(report),
    words: 'reports_view.views',
    content: () => contentOf(report, parts, columns),
    rename: (key) => open(contentParts(report, parts, columns), key),
    show: (view) => open(view.parts, view.key),
    // A view's columns stand in its address, not beside it.
    resetColumns: () => undefined,
  });
}
