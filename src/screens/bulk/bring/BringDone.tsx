import { Button, Paper, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { isUnderWay, useOperation } from '#/src/views/parts/bulk/useOperation.ts';
import { Failure } from '../Failure.tsx';
import { OperationResult } from '../operations/OperationResult.tsx';
import type { BringDraft } from './useBringDraft.ts';

/** The import of all files: its progress, then what it did, where that is seen, and the one way to take it back. */
export function BringDone({ draft: { runId }, restart }: { draft: BringDraft; restart: () => void }) {
  const translate = useTranslate();
  const { data: operation, error, refetch } = useOperation(runId);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: pageWidth }}>
      <Paper variant="outlined" sx={{ padding: '20px', borderRadius: '12px' }}>
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!operation && !error && <Skeleton variant="rounded" height={160} />}
        {operation && <OperationResult operation={operation} />}
      </Paper>
      {operation && !isUnderWay(operation) && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button variant="contained" onClick={restart}>
            {translate('bring.more')}
          </Button>
          <Button color="inherit" component={Link} to="/bulk-operations">
            {translate('bulk.all_operations')}
          </Button>
        </div>
      )}
    </div>
  );
}
