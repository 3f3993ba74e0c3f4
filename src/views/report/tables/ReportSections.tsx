import { Box } from '@mui/material';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { sectionsOf } from '#/model/reports/reportTree.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useNear } from '../filters/useNear.ts';
import { ReportSection } from './ReportSection.tsx';

/** The reports that stand below this one on its page; each is asked for when the reader comes near it. */
export function ReportSections({ report }: { report: ReportDefinition }) {
  const { permissions } = useSession();
  return sectionsOf(model.reports, report, (name) => permissions.has(name)).map((section) => (
    <NearSection key={section.name} report={section} />
  ));
}

function NearSection({ report }: { report: ReportDefinition }) {
  const [ref, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={report.answer === 'figures' ? 'figures' : undefined}>
      {isNear ? <ReportSection report={report} /> : <Box sx={{ minHeight: 240 }} />}
    </div>
  );
}
