import type { ReportDefinition } from '#/model/language/reports.ts';
import { sectionsOf } from '#/model/reports/reportTree.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { exportOf } from './exportOf.ts';
import { useShownColumns } from './filters/useReportFields.ts';
import { type AskedReport, askedAt } from './filters/useReportQuestion.ts';

/** What a file of a report's whole page asks of its sections, each as it stands there; undefined for a report without any. */
export function useSectionExports(
  report: ReportDefinition,
  { parts, establishments }: AskedReport,
): (() => ReturnType<typeof exportOf>[]) | undefined {
  const { permissions } = useSession();
  const shownColumns = useShownColumns();
  const sections = sectionsOf(model.reports, report, (name) => permissions.has(name));
  if (sections.length === 0) return undefined;
  return () =>
    sections.map((section) => {
      const asked = askedAt(section, parts, establishments);
      return exportOf(section, asked, shownColumns(section, asked.question));
    });
}
