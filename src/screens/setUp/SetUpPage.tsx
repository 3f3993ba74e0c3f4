import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useSetUp } from '#/src/foundation/session/setUp.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { EstablishmentStep } from './EstablishmentStep.tsx';
import { MenuStep } from './MenuStep.tsx';

/** The first establishment, then what it sells. Which step it is follows from what is there, so it can be left and taken up at any time. */
export default function SetUpPage() {
  const translate = useTranslate();
  const can = useCan();
  const { establishment } = useSession();
  const { data, error, refetch } = useSetUp();
  const isFirst = !establishment;
  if (isFirst && !can('establishments', 'create')) return <NoEstablishment />;
  return (
    <>
      <PageHeading
        title={translate('screens.set_up')}
        lead={translate(isFirst ? 'set_up.lead_establishment' : 'set_up.lead_menu')}
        action={
          <Button component={Link} to="/dashboard" color="inherit" variant="outlined">
            {translate('set_up.later')}
          </Button>
        }
      />
      {error && !data ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : !data ? (
        <PageSkeleton />
      ) : isFirst ? (
        <EstablishmentStep setUp={data} />
      ) : (
        <MenuStep setUp={data} />
      )}
    </>
  );
}
