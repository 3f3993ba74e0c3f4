import { Paper, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { ownAccount } from '#/src/foundation/session/account.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { AccountHeading } from './AccountHeading.tsx';
import { TwoFactorOn } from './TwoFactorOn.tsx';
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx';

const queryKey = ['own-two-factor'];

/** One's own two-factor sign-in: set up, or what it is and what can be done with it. */
export default function TwoFactorPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { user, reloadProfile } = useSession();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => ownAccount.twoFactor(), staleTime: 0 });
  const changed = async (message?: string) => {
    if (message) notify(message, { type: 'success' });
    await Promise.all([queryClient.invalidateQueries({ queryKey }), reloadProfile()]);
  };
  return (
    <>
      <AccountHeading title={translate('account.two_factor')} lead={translate('account.two_factor_lead')} />
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : data ? (
        <Card variant="outlined">
          {data.on ? (
            <TwoFactorOn state={data} email={user.email} onChanged={changed} />
          ) : (
            <TwoFactorSetUp email={user.email} onDone={() => void changed('account.two_factor_is_on')} />
          )}
        </Card>
      ) : (
        <Skeleton variant="rounded" height={240} sx={{ maxWidth: 560 }} />
      )}
    </>
  );
}

const Card = styled(Paper)(({ theme }) => ({
  maxWidth: 560,
  padding: 24,
  borderRadius: 12,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
