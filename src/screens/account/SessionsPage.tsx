import { Button, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { CallError } from '#/authProvider/call.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { account, ownAccount } from '#/src/foundation/session/account.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { ConfirmDialog } from '#/src/views/parts/ConfirmDialog.tsx';
import { AccountHeading } from './AccountHeading.tsx';
import { SessionRow } from './SessionRow.tsx';

const key = ['own-sessions'];
/** What others do with them, and how long ago they were used, shows after so long at most. */
const REFRESH_MS = 30_000;

/** Where one is signed in, and the end of it: one by one, everywhere else, or everywhere. */
export default function SessionsPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'others' | 'all' | null>(null);
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: key,
    queryFn: () => ownAccount.sessions(),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  const failed = (problem: Error) => notify(problem.message, { type: 'error' });
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  const end = useMutation({
    mutationFn: (id: number) => ownAccount.endSession(id),
    onSuccess: () => notify('account.session_ended', { type: 'success' }),
    // Somebody, or its own time, was quicker.
    onError: (problem) =>
      problem instanceof CallError && problem.status === 404 ? notify('account.session_gone', { type: 'info' }) : failed(problem),
    onSettled: refresh,
  });
  const everywhere = useMutation({
    mutationFn: (which: 'others' | 'all') => ownAccount.signOutEverywhere({ keepCurrent: which === 'others' }),
    onSuccess: (_answer, which) => {
      setAsking(null);
      notify(which === 'all' ? 'account.signed_out_everywhere' : 'account.signed_out_elsewhere', { type: 'success' });
      if (which === 'all') account.token.clear('signed-out');
      else void refresh();
    },
    onError: failed,
  });
  const others = data?.filter((session) => !session.current).length ?? 0;
  return (
    <>
      <AccountHeading title={translate('account.sessions')} lead={translate('account.sessions_lead')} />
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : data ? (
        <>
          <Sessions>
            {data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={dataUpdatedAt}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </Sessions>
          <Ends>
            <Button variant="outlined" color="inherit" disabled={others === 0} onClick={() => setAsking('others')}>
              {translate('account.sign_out_elsewhere')}
            </Button>
            <Button color="error" onClick={() => setAsking('all')}>
              {translate('account.sign_out_everywhere')}
            </Button>
          </Ends>
        </>
      ) : (
        <Skeleton variant="rounded" height={160} sx={{ maxWidth: pageWidth }} />
      )}
      <ConfirmDialog
        open={asking !== null}
        title={translate(asking === 'all' ? 'account.sign_out_everywhere' : 'account.sign_out_elsewhere')}
        text={translate(asking === 'all' ? 'account.everywhere_text' : 'account.elsewhere_text')}
        action={translate('account.sign_out_now')}
        isDanger={asking === 'all'}
        isPending={everywhere.isPending}
        onConfirm={() => asking && everywhere.mutate(asking)}
        onClose={() => setAsking(null)}
      />
    </>
  );
}

const Ends = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

const Sessions = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxWidth: pageWidth,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  'li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
