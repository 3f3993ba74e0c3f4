import { Button } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { useNotify, useTranslate } from 'ra-core';
import type { WholeExport } from '#/dataProvider/wholeBusiness.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { Card } from './Card.tsx';
import { Run, Runs } from './Run.tsx';
import { isUnderWay, POLL_MS, useWhole } from './useWhole.ts';
import { useWholeWords } from './useWholeWords.ts';

const key = ['whole-business', 'exports'];

/** Everything in one file: asked for, made, kept for a day. */
export function TakeAlong() {
  const translate = useTranslate();
  const notify = useNotify();
  const whole = useWhole();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => whole.exports({ signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
    staleTime: 0,
  });
  const settled = {
    onError: (problem: Error) => notify(problem.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  };
  const start = useMutation({ mutationFn: () => whole.startExport(), ...settled });
  const cancel = useMutation({ mutationFn: (id: number) => whole.cancelExport(id), ...settled });
  return (
    <Card title={translate('whole.take')}>
      <p>{translate('whole.take_lead')}</p>
      <p>{translate('whole.left_out')}</p>
      <Button variant="contained" disabled={start.isPending || data?.some(isUnderWay)} onClick={() => start.mutate()}>
        {translate('whole.export')}
      </Button>
      {error && !data && <PageError error={error} retry={() => void refetch()} />}
      {data && data.length > 0 && (
        <Runs aria-label={translate('whole.exports')}>
          {data.map((run) => (
            <ExportRun key={run.id} run={run} onCancel={() => cancel.mutate(run.id)} />
          ))}
        </Runs>
      )}
    </Card>
  );
}

function ExportRun({ run, onCancel }: { run: WholeExport; onCancel: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const whole = useWhole();
  const words = useWholeWords();
  const save = useMutation({
    mutationFn: () => whole.file(run.id),
    onSuccess: ({ blob, fileName }) => saveAs(blob, fileName),
    onError: (problem) => notify(problem.message, { type: 'error' }),
  });
  const isKept = run.expires_at !== null && Date.parse(run.expires_at) > Date.now();
  const facts = run.bytes === null ? [] : [words.size(run.bytes), words.held(run)];
  const until =
    run.expires_at === null ? [] : [translate(isKept ? 'whole.kept_until' : 'whole.gone', { moment: words.moment(run.expires_at) })];
  return (
    <Run
      run={run}
      facts={[...facts, ...until]}
      onCancel={onCancel}
      action={
        isKept && (
          <Button variant="outlined" size="small" disabled={save.isPending} onClick={() => save.mutate()}>
            {translate('whole.download')}
          </Button>
        )
      }
    />
  );
}
