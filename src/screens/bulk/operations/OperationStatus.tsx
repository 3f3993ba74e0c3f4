import { Chip, LinearProgress } from '@mui/material';
import type { BulkOperation } from '#/dataProvider/bulkTypes.ts';
import { isUnderWay } from '#/src/views/parts/bulk/useOperation.ts';
import { useOperationWords } from './useOperationWords.ts';

const TONES = { pending: 'neutral', processing: 'info', completed: 'success', failed: 'error', cancelled: 'neutral' } as const;

/** How an operation stands, as a chip; under it how far it is. */
export function OperationStatus({ operation }: { operation: BulkOperation }) {
  const words = useOperationWords();
  const { status, progress, failed } = operation;
  return (
    <span style={{ display: 'inline-grid', gap: 4 }}>
      <Chip
        size="small"
        color={status === 'completed' && failed > 0 ? 'warning' : TONES[status]}
        label={words.status(operation)}
        sx={{ justifySelf: 'start' }}
      />
      {isUnderWay(operation) && (
        <LinearProgress variant="determinate" value={progress} aria-label={words.doing(operation)} sx={{ width: 90 }} />
      )}
    </span>
  );
}
