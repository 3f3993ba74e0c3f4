import { Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useStoredPlan } from './useStoredPlan.ts';
import { Workspace } from './Workspace.tsx';

/** The floor plan of the chosen establishment: how its tables stand, and who sits at them. */
export default function FloorPlanPage() {
  const { establishment } = useSession();
  const translate = useTranslate();
  if (establishment) return <OfEstablishment key={establishment.id} establishmentId={establishment.id} />;
  return (
    <>
      <PageHeading title={translate('floor_plan.name')} />
      <NoEstablishment />
    </>
  );
}

function OfEstablishment({ establishmentId }: { establishmentId: number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useStoredPlan(establishmentId);
  if (data) return <Workspace stored={data} establishmentId={establishmentId} />;
  return (
    <>
      <PageHeading title={translate('floor_plan.name')} />
      {error ? <PageError error={error} retry={() => void refetch()} /> : <Skeleton variant="rounded" height={480} />}
    </>
  );
}
