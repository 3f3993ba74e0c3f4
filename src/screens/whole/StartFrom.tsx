import { Alert, Button, LinearProgress, Skeleton } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { Card } from './Card.tsx';
import { Run, Runs } from './Run.tsx';
import { isUnderWay, POLL_MS, useWhole } from './useWhole.ts';
import { useWholeWords } from './useWholeWords.ts';

const key = ['whole-business', 'import'];

/** The way into an empty business: a file that another one was taken along in. */
export function StartFrom() {
  const translate = useTranslate();
  const notify = useNotify();
  const whole = useWhole();
  const words = useWholeWords();
  const queryClient = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ name: string; share: number; ends: AbortController } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => whole.state({ signal }),
    refetchInterval: ({ state }) => (state.data?.runs.some(isUnderWay) ? POLL_MS : false),
    staleTime: 0,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  const send = useMutation({
    mutationFn: (file: File) => {
      const ends = new AbortController();
      const said = (share: number) => setSending({ name: file.name, share, ends });
      said(0);
      return whole.startImport(file, said, ends.signal);
    },
    onError: (problem) => problem.name !== 'AbortError' && notify(problem.message, { type: 'error' }),
    onSettled: () => {
      setSending(null);
      return refresh();
    },
  });
  const cancel = useMutation({
    mutationFn: (id: number) => whole.cancelImport(id),
    onError: (problem) => notify(problem.message, { type: 'error' }),
    onSettled: refresh,
  });
  const isBusy = sending !== null || data?.runs.some(isUnderWay) === true;
  const isDone = data?.runs[0]?.status === 'completed';
  return (
    <Card title={translate('whole.start')}>
      <p>{translate('whole.start_lead')}</p>
      {!data && !error && <Skeleton variant="rounded" width="100%" height={48} />}
      {data && !data.is_empty && !isBusy && !isDone && <Alert severity="info">{translate('whole.not_empty')}</Alert>}
      {data?.is_empty && !isBusy && (
        <>
          <input
            ref={chooser}
            type="file"
            accept=".zip,application/zip"
            hidden
            tabIndex={-1}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) send.mutate(file);
            }}
          />
          <Button variant="outlined" color="inherit" onClick={() => chooser.current?.click()}>
            {translate('whole.choose')}
          </Button>
        </>
      )}
      {sending && (
        <>
          <p role="status">{translate('files.uploading', { name: sending.name })}</p>
          <LinearProgress
            variant="determinate"
            value={sending.share * 100}
            aria-label={translate('files.uploading', { name: sending.name })}
            sx={{ width: '100%', maxWidth: 360 }}
          />
          <Button color="inherit" size="small" onClick={() => sending.ends.abort()}>
            {translate('files.cancel')}
          </Button>
        </>
      )}
      {error && !data && <PageError error={error} retry={() => void refetch()} />}
      {data && data.runs.length > 0 && (
        <Runs aria-label={translate('whole.imports')}>
          {data.runs.map((run) => (
            <Run
              key={run.id}
              run={run}
              facts={run.business === null ? [] : [run.business, words.held(run)]}
              onCancel={() => cancel.mutate(run.id)}
              action={run === data.runs[0] && isDone && <OpenIt />}
            />
          ))}
        </Runs>
      )}
    </Card>
  );
}

/** The dashboard as it is with everything that has come. */
function OpenIt() {
  const translate = useTranslate();
  const { establishments } = useSession();
  if (establishments.length > 0) return null;
  return (
    <Button variant="contained" size="small" onClick={() => window.location.assign('/')}>
      {translate('whole.open')}
    </Button>
  );
}
