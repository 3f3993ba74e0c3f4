import ArrangeIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import { ReportFilters } from '#/src/views/report/filters/ReportFilters.tsx';
import { useReportColumns } from '#/src/views/report/filters/useReportFields.ts';
import { useReportQuestion } from '#/src/views/report/filters/useReportQuestion.ts';
import { ArrangeBar } from './ArrangeBar.tsx';
import { Arranged } from './Arranged.tsx';
import { AsOf } from './AsOf.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { withFirstPeriod } from './question.ts';
import { ReadingContext } from './reading.ts';
import { useArrangement } from './useArrangement.ts';
import { dashboardReport, useParts } from './useParts.tsx';
import { useReading } from './useReading.ts';

/** The business at a glance: figures on tiles, sales over time, what sells, and what is open; arranged by each person as they like. */
export default function DashboardPage() {
  const { establishment } = useSession();
  const translate = useTranslate();
  if (establishment) return <Dashboard />;
  return (
    <>
      <PageHeading title={translate('shell.dashboard')} />
      <NoEstablishment />
      <FirstSteps />
    </>
  );
}

function Dashboard() {
  const translate = useTranslate();
  const address = useReportQuestion(dashboardReport);
  const asked = useMemo(() => withFirstPeriod(dashboardReport, address), [address]);
  const columns = useReportColumns(dashboardReport, asked);
  const { tiles, panels } = useParts(asked);
  const parts = [...tiles, ...panels];
  const arranging = useArrangement(parts.map(({ id }) => id));
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState('');
  const reading = useReading(parts.flatMap(({ id, asks = [] }) => (arranging.hidden.includes(id) ? [] : asks)));
  return (
    <ReadingContext value={reading}>
      <PageHeading
        title={translate('shell.dashboard')}
        lead={<AsOf asked={asked} />}
        action={
          <Button variant="outlined" color="inherit" startIcon={<ArrangeIcon />} aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
            {translate(isOpen ? 'dashboard.done' : 'dashboard.arrange')}
          </Button>
        }
      />
      <FirstSteps />
      <ReportFilters report={dashboardReport} asked={asked} columns={columns} />
      {isOpen && <ArrangeBar parts={parts} arranging={arranging} />}
      <div data-tour="figures">
        <Arranged label={translate('dashboard.figures')} className="tiles" parts={tiles} arranging={arranging} isOpen={isOpen} say={say} />
      </div>
      <Arranged
        label={translate('dashboard.overviews')}
        className="panels"
        parts={panels}
        arranging={arranging}
        isOpen={isOpen}
        say={say}
      />
      <Said role="status">{said}</Said>
    </ReadingContext>
  );
}

const Said = styled('div')(visuallyHidden);
