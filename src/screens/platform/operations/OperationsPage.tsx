import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { Operations } from '#/model/values/operationFindings.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { QueueCards, SystemCards } from './Facts.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { Findings } from './Findings.tsx';
import { JobTable } from './JobTable.tsx';
import { isQueuingEmails, OPERATIONS } from './operationsQuery.ts';
import { Processes } from './Processes.tsx';

const REFRESH_SECONDS = 15;
/** While e-mails are being queued again, which whoever asked for it watches. */
const SOON_SECONDS = 2;
/** About the heights of the parts. */
const SKELETONS = [56, 160, 120, 140, 320];

/** How the installation is: in a sentence, then in parts. Read again while it is looked at. */
export default function OperationsPage() {
  const translate = useTranslate();
  const host = useDataProvider<HostDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: OPERATIONS,
    queryFn: async ({ signal }) => (await host.call<Operations>(calls.operations, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isQueuingEmails(state.data) ? SOON_SECONDS : REFRESH_SECONDS) * 1000,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  return (
    <>
      <PageHeading title={translate('operations.title')} lead={translate('operations.lead', { seconds: REFRESH_SECONDS })} />
      {error && !data ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : (
        <Parts>
          {data ? (
            <>
              <Findings reading={data} error={error} retry={() => void refetch()} />
              <Processes processes={data.processes} readAt={data.read_at} />
              <SystemCards reading={data} />
              <QueueCards reading={data} />
              <JobTable jobs={data.jobs} />
              <FailedJobs jobs={data.failed_jobs} readAt={data.read_at} />
            </>
          ) : (
            SKELETONS.map((height) => <Skeleton key={height} variant="rounded" height={height} />)
          )}
        </Parts>
      )}
    </>
  );
}

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
