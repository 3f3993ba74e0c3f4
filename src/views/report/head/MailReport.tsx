import { useLocaleState } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { model } from '#/resources/index.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { HeadButton } from '#/src/views/parts/HeadButton.tsx';
import { textOf } from '#model/language';
import type { AskedReport } from '../filters/useReportQuestion.ts';

// A whole form: loaded when somebody wants it.
const MailDialog = lazy(() => import('./MailDialog.tsx'));

interface MailReportProps {
  report: ReportDefinition;
  asked: AskedReport;
  /** The report's address as it stands, after the question mark. */
  search: string;
}

/** Sets up what mails a report as it stands: the records whose definition says so, for those who may make them. */
export function MailReport({ report, asked, search }: MailReportProps) {
  const can = useCan();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState<string | null>(null);
  return Object.values(model.resources).map((resource) => {
    const { name, fromReport } = resource;
    if (!fromReport || !can(name, 'create')) return null;
    return (
      <span key={name}>
        <HeadButton
          label={textOf(fromReport, 'label', locale)}
          icon={<NamedIcon name={fromReport.icon} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(name)}
        />
        {open === name && (
          <Suspense fallback={null}>
            <MailDialog
              resource={resource}
              fromReport={fromReport}
              report={report}
              asked={asked}
              search={search}
              onClose={() => setOpen(null)}
            />
          </Suspense>
        )}
      </span>
    );
  });
}
