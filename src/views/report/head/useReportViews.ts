import { useMemo } from 'react';
import { type To, useSearchParams } from 'react-router';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { isSame } from '#/src/views/list/views/listView.ts';
import type { NamedViews } from '#/src/views/list/views/namedView.ts';
import { useSavedViews } from '#/src/views/list/views/useSavedViews.ts';
import { useReportColumns } from '../filters/useReportFields.ts';
import { useReportQuestion } from '../filters/useReportQuestion.ts';
import { addressOf, contentOf, type ReportView, reportView, viewsName } from './reportViews.ts';

/** A report's views, with what their tabs say. */
export interface ReportViews extends NamedViews<ReportView> {
  addressTo: (view: ReportView | undefined) => To;
  /** Whether the report is no longer as its view has it. */
  isChanged: boolean;
}

/** The views of a report that are saved at the host. */
export function useReportViews(report: ReportDefinition): ReportViews {
  const [parts] = useSearchParams();
  const columns = useReportColumns(report, useReportQuestion(report));
  const saved = useSavedViews(viewsName(report));
  return useMemo(() => {
    const { data, ...loading } = saved;
    const all = (data?.list ?? []).map(reportView);
    const active = all.find(({ key }) => key === parts.get('view'));
    return {
      all,
      active,
      ...loading,
      addressTo: (view) => ({ pathname: `/reports/${report.name}`, search: addressOf(view) }),
      isChanged: active !== undefined && !isSame(contentOf(report, parts, columns), contentOf(report, active.parts, AS_SAVED)),
    };
  }, [report, parts, columns, saved]);
}

const AS_SAVED = { shown: [], isDefault: true };
