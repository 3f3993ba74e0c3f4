import { Alert, Button, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useOperation } from '#/src/views/parts/bulk/useOperation.ts';
import { Failure } from '../Failure.tsx';
import { countOf, together } from './corrections.ts';
import { RefusedRowsEditor } from './RefusedRowsEditor.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step.ts';
import { usePreview } from './usePreview.ts';
import { useStartImport } from './useStartImport.ts';
import { Validation } from './Validation.tsx';

/** The rehearsal: what would be stored, what would be refused, and the refused rows to correct. */
export function CheckStep({ draft, change, go }: StepProps) {
  const translate = useTranslate();
  const { data: checked, error, refetch } = useOperation(draft.checkId);
  const { data: preview } = usePreview(draft);
  const isWrong = checked?.status === 'completed' && checked.failed > 0;
  const run = useStartImport(draft);
  const { mapping = {}, mode = 'create', corrections = {}, edits = {}, make = [] } = draft;
  const edited = countOf(edits);
  const isBusy = run.isPending;
  const stored = checked ? checked.created + checked.updated : 0;
  const isReady = checked?.status === 'completed' && stored > 0 && edited === 0;
  const blamed = new Set(isWrong ? checked.errors.map(({ column }) => mapping[column ?? '']) : []);
  const makeable = (preview?.fields ?? []).filter(({ name, can_make }) => can_make && blamed.has(name) && !make.includes(name));
  const checkAgain = (making: readonly string[]) => {
    const corrected = together(corrections, edits);
    run.mutate(
      { mapping, mode, corrections: corrected, make: making, dryRun: true },
      { onSuccess: (checkId) => change({ checkId, corrections: corrected, edits: undefined, make: making }) },
    );
  };
  const start = () =>
    run.mutate(
      { mapping, mode, corrections, dryRun: false },
      {
        onSuccess: (runId) => {
          change({ runId });
          go('done');
        },
      },
    );
  return (
    <StepFrame
      actions={
        <>
          <Button color="inherit" disabled={isBusy} onClick={() => go('columns')}>
            {translate('views.back')}
          </Button>
          {edited > 0 && (
            <Button variant="contained" disabled={isBusy} onClick={() => checkAgain(make)}>
              {translate('bulk.check_again', { smart_count: edited })}
            </Button>
          )}
          {edited === 0 && (
            <Button variant="contained" disabled={!isReady || isBusy} onClick={start}>
              {isReady ? translate('bulk.run', { smart_count: stored }) : translate('bulk.import')}
            </Button>
          )}
          {isReady && isWrong && <span className="note">{translate('bulk.left_out', { smart_count: checked.failed })}</span>}
        </>
      }
    >
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!checked && !error && <Skeleton variant="rounded" height={200} />}
      {checked && <Validation checked={checked} />}
      {makeable.length > 0 && (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button
              color="inherit"
              size="small"
              disabled={isBusy}
              onClick={() => checkAgain([...make, ...makeable.map(({ name }) => name)])}
            >
              {translate('bulk.add_missing')}
            </Button>
          }
        >
          {translate('bulk.missing_names', { names: makeable.map(({ label }) => label).join(', ') })}
        </Alert>
      )}
      {isWrong && (
        <RefusedRowsEditor
          key={checked.id}
          id={checked.id}
          mapping={mapping}
          targets={preview?.fields ?? []}
          edits={edits}
          onEdit={(next) => change({ edits: next })}
        />
      )}
      {run.error && <Failure error={run.error} />}
    </StepFrame>
  );
}
