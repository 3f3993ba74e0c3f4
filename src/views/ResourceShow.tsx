import { Tab, Tabs } from '@mui/material';
import { ShowBase, useRecordContext, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { ACTIVITY_RESOURCE } from '#/resources/reference/activity.ts';
import { PageHeading } from '#/src/shell/layout/PageHeading.tsx';
import { PageSkeleton } from '#/src/shell/layout/PageSkeleton.tsx';
import { useMay } from '#/src/shell/session/useMay.ts';
import { History } from './show/History.tsx';
import { RecordActions } from './show/RecordActions.tsx';
import { RecordDetails } from './show/RecordDetails.tsx';
import { useResourceModel } from './useResourceModel.ts';

/** A record's page: what it holds, what can be done with it, and who changed it. */
export default function ResourceShow() {
  const { name } = useResourceModel();
  return (
    <ShowBase resource={name} queryOptions={{ staleTime: 0 }}>
      <RecordPage />
    </ShowBase>
  );
}

function RecordPage() {
  const resource = useResourceModel();
  const record = useRecordContext();
  const translate = useTranslate();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  if (!record) return <PageSkeleton />;
  const tab = search.get('tab') === 'history' ? 'history' : 'overview';
  const canSeeHistory = may(ACTIVITY_RESOURCE, 'list') && resource.name !== ACTIVITY_RESOURCE;
  return (
    <>
      <PageHeading title={String(record[resource.title] ?? record.id)} action={<RecordActions />} />
      {canSeeHistory && (
        <Tabs value={tab} onChange={(_, next: string) => setSearch(next === 'history' ? { tab: 'history' } : {}, { replace: true })} sx={{ marginBottom: 2 }}>
          <Tab value="overview" label={translate('views.overview')} />
          <Tab value="history" label={translate('views.history')} />
        </Tabs>
      )}
      {tab === 'history' && canSeeHistory ? <History /> : <RecordDetails />}
    </>
  );
}
