import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { CheckedBulkOperation } from '#/dataProvider/bulkTypes.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import { EditedRecords } from '#/src/views/parts/bulk/EditedRecords.tsx';
import { OperationProgress } from '#/src/views/parts/bulk/OperationProgress.tsx';
import { isUnderWay, useOperation } from '#/src/views/parts/bulk/useOperation.ts';

interface OutcomeStepProps {
  id: number;
  isPreview: boolean;
  isPending: boolean;
  onBack: () => void;
  onRun: () => void;
  onEnded: (operation: CheckedBulkOperation) => void;
  onUndo: () => void;
  onClose: () => void;
}

/** What an edit would do, or did: how many, a sample, what is refused and why, and what can be done now. */
export function OutcomeStep({ id, isPreview, isPending, onBack, onRun, onEnded, onUndo, onClose }: OutcomeStepProps) {
  const translate = useTranslate();
  const { data: operation, error } = useOperation(id);
  const ended = operation && !isUnderWay(operation) ? operation : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has ended
  useEffect(() => {
    if (ended) onEnded(ended);
  }, [ended?.id]);
  const doing = translate(isPreview ? 'many.looking_ahead' : 'many.changing');
  const isDone = ended?.status === 'completed';
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }} aria-busy={!ended}>
        {error && !operation && <Alert severity="error">{failureOf(error).message}</Alert>}
        {operation && !ended && <OperationProgress operation={operation} label={doing} />}
        {operation && !ended && !isPreview && <Alert severity="info">{translate('many.goes_on')}</Alert>}
        {ended && <Outcome operation={ended} isPreview={isPreview} />}
      </DialogContent>
      <DialogActions>
        {isPreview && (
          <Button color="inherit" onClick={onBack} sx={{ marginInlineEnd: 'auto' }}>
            {translate('views.back')}
          </Button>
        )}
        {!isPreview && ended?.can_undo && (
          <Button color="inherit" onClick={onUndo} sx={{ marginInlineEnd: 'auto' }}>
            {translate('many.undo')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate(isPreview && ended ? 'views.cancel' : 'views.close')}
        </Button>
        {isPreview && isDone && (
          <Button variant="contained" disabled={isPending || ended.updated === 0} onClick={onRun} autoFocus>
            {translate('many.change', { smart_count: ended.updated })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function Outcome({ operation, isPreview }: { operation: CheckedBulkOperation; isPreview: boolean }) {
  const translate = useTranslate();
  const { status, message, updated, unchanged, failed } = operation;
  if (status !== 'completed')
    return (
      <Alert severity={status === 'failed' ? 'error' : 'info'}>
        {message ?? translate(isPreview ? 'many.stopped_looking' : 'bulk.outcomes.cancelled')}
      </Alert>
    );
  const way = isPreview ? 'would' : 'did';
  return (
    <>
      <Alert severity={failed ? 'warning' : updated ? 'success' : 'info'} variant="outlined" role="status">
        {[
          translate(`many.${way}.change`, { smart_count: updated }),
          unchanged && translate('many.same', { smart_count: unchanged }),
          failed && translate(`many.${way}.refuse`, { smart_count: failed }),
          isPreview && translate('many.nothing_stored'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
      {failed > 0 && <EditedRecords operation={operation} outcome="rejected" title={translate(`many.${way}.refused`)} />}
      {isPreview && updated > 0 && <EditedRecords operation={operation} outcome="updated" title={translate('many.what_changes')} />}
    </>
  );
}
