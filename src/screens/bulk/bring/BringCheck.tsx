import { Button, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Establishment } from '#/src/foundation/session/SessionContext.ts';
import { useOperation } from '#/src/views/parts/bulk/useOperation.ts';
import { Failure } from '../Failure.tsx';
import { countOf, together } from '../import/corrections.ts';
import { RefusedRowsEditor } from '../import/RefusedRowsEditor.tsx';
import { StepFrame } from '../import/StepFrame.tsx';
import { Validation } from '../import/Validation.tsx';
import { BalanceFigures } from '../operations/BalanceFigures.tsx';
import { SalesFigures } from '../operations/SalesFigures.tsx';
import type { BringProps } from './step.ts';
import { useStartBringing } from './useStartBringing.ts';

/** The rehearsal of all files at once: what would be stored, and what would be refused, to be corrected. */
export function BringCheck({ draft, change, go, establishment }: BringProps & { establishment: Establishment }) {
  const translate = useTranslate();
  const { data: checked, error, refetch } = useOperation(draft.checkId);
  const start = useStartBringing(establishment.id);
  const { files, locations, stock, corrections = {}, edits = {} } = draft;
  const edited = countOf(edits);
  const stored = checked ? checked.created + checked.updated : 0;
  const isReady = checked?.status === 'completed' && stored > 0;
  const checkAgain = () => {
    const corrected = together(corrections, edits);
    start.mutate(
      { files, locations, stock, corrections: corrected, dryRun: true },
      { onSuccess: (checkId) => change({ checkId, corrections: corrected, edits: undefined }) },
    );
  };
  const run = () =>
    start.mutate(
      { files, locations, stock, corrections, dryRun: false },
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
          <Button color="inherit" disabled={start.isPending} onClick={() => go('files')}>
            {translate('views.back')}
          </Button>
          {edited > 0 ? (
            <Button variant="contained" disabled={start.isPending} onClick={checkAgain}>
              {translate('bulk.check_again', { smart_count: edited })}
            </Button>
          ) : (
            <Button variant="contained" disabled={!isReady || start.isPending} onClick={run}>
              {isReady ? translate('bulk.run', { smart_count: stored }) : translate('bulk.import')}
            </Button>
          )}
          {isReady && checked.failed > 0 && <span className="note">{translate('bulk.left_out', { smart_count: checked.failed })}</span>}
        </>
      }
    >
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!checked && !error && <Skeleton variant="rounded" height={200} />}
      {checked && <Validation checked={checked} />}
      {checked?.status === 'completed' &&
        checked.sales?.map((one) => <SalesFigures key={one.establishment_id} sales={one} isStored={false} />)}
      {checked?.status === 'completed' && checked.balances && <BalanceFigures balances={checked.balances} isStored={false} />}
      {checked?.status === 'completed' && checked.failed > 0 && (
        <RefusedRowsEditor key={checked.id} id={checked.id} edits={edits} onEdit={(next) => change({ edits: next })} />
      )}
      {start.error && <Failure error={start.error} />}
    </StepFrame>
  );
}
