import { type RaRecord, RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FromReport } from '#/model/language/fromReport.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { keptFrom } from '#/model/reports/keptQuestion.ts';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { FormDialog } from '#/src/views/form/FormDialog.tsx';
import { RecordEditor } from '#/src/views/form/RecordEditor.tsx';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import { PeriodFollows } from './PeriodFollows.tsx';
import { SendTrial } from './SendTrial.tsx';

interface MailDialogProps {
  resource: ResourceModel;
  fromReport: FromReport;
  report: ReportDefinition;
  asked: AskedReport;
  search: string;
  onClose: () => void;
}

/** Days that do not come again, or have not ended when an email leaves in the morning: the rhythm says which ones are meant instead. */
const NOT_REPEATED = ['custom', 'today'];

/** How often a report is mailed as it stands on the screen, and to whom; it can be tried first. */
export default function MailDialog({ resource, fromReport, report, asked, search, onClose }: MailDialogProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const leave = useLeave();
  const form = useId();
  const isFollowing = NOT_REPEATED.includes(asked.question.preset);
  const [initial] = useState(() => {
    const { question, establishments } = asked;
    const { covers, begins, rhythm } = fromReport;
    const titles = establishments.map(({ title }) => title).slice(0, 2);
    return {
      ...begins,
      [fromReport.name]: [translate(`reports.${report.name}.name`), ...(establishments.length > 2 ? [] : titles)].join(' · ').slice(0, 120),
      [fromReport.report]: report.name,
      [fromReport.period]: isFollowing ? covers[begins[rhythm.frequency] ?? ''] : question.preset,
      [fromReport.establishments]: establishments.map(({ id }) => id),
      [fromReport.compare]: question.compare === 'custom' ? null : question.compare,
      [fromReport.question]: keptFrom(new URLSearchParams(search)),
      [fromReport.recipients]: user.email ? [{ email: user.email }] : [],
    };
  });
  const close = async () => (await leave.confirm(form)) && onClose();
  return (
    <ResourceContextProvider value={resource.name}>
      <RecordContextProvider value={{} as unknown as RaRecord}>
        <FormDialog resource={resource} onClose={() => void close()}>
          <RecordEditor
            mode="create"
            frame="dialog"
            form={form}
            initial={initial}
            onCancel={() => void close()}
            onSaved={onClose}
            tools={
              <>
                <SendTrial resource={resource} trial={fromReport.trial} />
                {isFollowing && <PeriodFollows fromReport={fromReport} />}
              </>
            }
          />
        </FormDialog>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
