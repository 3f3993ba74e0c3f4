import { Alert, Button, Paper } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { CheckedBulkOperation } from '#/dataProvider/bulkTypes.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { EditedRecords } from '#/src/views/parts/bulk/EditedRecords.tsx';
import { OperationProgress } from '#/src/views/parts/bulk/OperationProgress.tsx';
import { isUnderWay } from '#/src/views/parts/bulk/useOperation.ts';
import { BalanceFigures } from './BalanceFigures.tsx';
import { OperationActions } from './OperationActions.tsx';
import { OperationFigures } from './OperationFigures.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { useOperationWords } from './useOperationWords.ts';

const TONES = { completed: 'success', failed: 'error', cancelled: 'info', pending: 'info', processing: 'info' } as const;

/** An operation as it stands: its progress, then what it did, what was refused, and what can be done with it now. */
export function OperationResult({ operation }: { operation: CheckedBulkOperation }) {
  const translate = useTranslate();
  const can = useCan();
  const words = useOperationWords();
  const { type, status, resources, dry_run, undone_by, undone_type, errors, message, ignored, failed, is_own } = operation;
  if (isUnderWay(operation)) return <OperationProgress operation={operation} label={words.doing(operation)} />;
  const isEdit = type === 'edit' || undone_type === 'edit';
  const hasStored = type !== 'export' && !dry_run && status !== 'failed';
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Alert role="status" severity={status === 'completed' && operation.failed ? 'warning' : TONES[status]} variant="outlined">
        {words.outcome(operation)}
        {message && <div>{message}</div>}
      </Alert>
      {type !== 'export' && <OperationFigures operation={operation} />}
      {type === 'import' &&
        operation.sales?.map((one) => <SalesFigures key={one.establishment_id} sales={one} isStored={hasStored && undone_by === null} />)}
      {type === 'import' && operation.balances && (
        <BalanceFigures balances={operation.balances} isStored={hasStored && undone_by === null} />
      )}
      {undone_by !== null && (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button color="inherit" size="small" component={Link} to={`/bulk-operations/${undone_by}`}>
              {translate('bulk.open')}
            </Button>
          }
        >
          {translate(type === 'edit' ? 'bulk.edit_was_undone' : 'bulk.was_undone')}
        </Alert>
      )}
      {ignored.length > 0 && (
        <Alert severity="info" variant="outlined">
          {translate('bulk.ignored', { smart_count: ignored.length, names: ignored.join(', ') })}
        </Alert>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {hasStored &&
          resources
            .filter((resource) => can(resource, 'list'))
            .map((resource) => (
              <Button key={resource} variant="outlined" color="inherit" component={Link} to={`/${resource}`}>
                {translate('bulk.see_list', inBothCases(translate(`resources.${resource}.name`, { smart_count: 2 })))}
              </Button>
            ))}
        <OperationActions operation={operation} />
      </div>
      {isEdit && is_own && resources[0] && (
        <ResourceContextProvider value={resources[0]}>
          {failed > 0 && <EditedRecords operation={operation} outcome="rejected" title={translate('many.did.refused')} />}
          {dry_run && <EditedRecords operation={operation} outcome="updated" title={translate('many.what_changes')} />}
        </ResourceContextProvider>
      )}
      {errors.length > 0 && !(isEdit && is_own) && (
        <Paper variant="outlined" sx={{ padding: 2, borderRadius: '12px' }}>
          <RefusedRows errors={errors} />
        </Paper>
      )}
    </div>
  );
}
