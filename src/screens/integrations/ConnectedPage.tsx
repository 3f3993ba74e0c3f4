import { Alert, Button, LinearProgress, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { RESOURCE } from './integration.ts';

interface Answered {
  id: number;
  establishment_id: number;
  company: string;
}

/**
 * Where an accounting program sends one back to: what came is handed to the host once, and its accounts are read. Where they cannot be, the
 * connection's own page has the button for it.
 */
export default function ConnectedPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { call } = useDataProvider<HostDataProvider>();
  const [search] = useSearchParams();
  const begun = useRef(false);
  const isSentBack = search.has('state');
  const { mutate, error } = useMutation({
    mutationFn: async (parameters: Readonly<Record<string, string>>) => {
      const { data: connected } = await call<Answered>(calls.programConnected, { body: { parameters } });
      const { id, establishment_id } = connected;
      // From here on it is connected, whether its accounts can be read now or later.
      const unread = await call(calls.readProgram, { body: { id, establishment_id } }).then(
        () => undefined,
        (error: Error) => error,
      );
      return { id, unread };
    },
    onSuccess: ({ id, unread }) => {
      if (unread) notify(unread.message, { type: 'warning' });
      return navigate(`/${RESOURCE}/${id}/${unread ? 'show' : 'mapping'}`, { replace: true });
    },
  });
  // What comes back is good once: neither a second drawing nor the address in the history hands it on again.
  useEffect(() => {
    if (!isSentBack || begun.current) return;
    begun.current = true;
    mutate(Object.fromEntries(search));
  }, [isSentBack, search, mutate]);
  const problem = error?.message ?? (isSentBack ? undefined : translate('integrations.not_sent_back'));
  return (
    <>
      <PageHeading title={translate('integrations.connection')} />
      {problem === undefined ? (
        <LinearProgress aria-label={translate('integrations.connecting')} />
      ) : (
        <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
          <Alert severity={error ? 'error' : 'info'}>{problem}</Alert>
          <Button component={Link} to={`/${RESOURCE}`} variant="outlined" color="inherit">
            {translate('integrations.back')}
          </Button>
        </Stack>
      )}
    </>
  );
}
