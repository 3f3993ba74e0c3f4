import { Button, Paper, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { isUnderWay, useOperation } from '#/src/views/parts/bulk/useOperation.ts';
import { Failure } from '../Failure.tsx';
import { OperationResult } from '../operations/OperationResult.tsx';
import type { StepProps } from './step.ts';

/** The import itself: its progress, then that it is completed and what it did. */
export function DoneStep({ draft: { runId, resource }, restart }: StepProps & { restart: (resource: string) => void }) {
  const translate = useTranslate();
  const [, setParams] = useSearchParams();
  const { data: operation, error, refetch } = useOperation(runId);
  const another = () => {
    restart(resource);
    setParams({ resource });
  };
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: pageWidth }}>
      <Paper variant="outlined" sx={{ padding: '20px', borderRadius: '12px' }}>
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!operation && !error && <Skeleton variant="rounded" height={160} />}
        {operation && <OperationResult operation={operation} />}
      </Paper>
      {operation && !isUnderWay(operation) && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button variant="contained" onClick={another}>
            {translate('bulk.import_another')}
          </Button>
          <Button color="inherit" component={Link} to="/bulk-operations">
            {translate('bulk.all_operations')}
          </Button>
        </div>
      )}
    </div>
  );
}
