import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { CheckedBulkOperation } from '#/dataProvider/bulkTypes.ts';
import { OperationProgress } from '#/src/views/parts/bulk/OperationProgress.tsx';
import { isUnderWay } from '#/src/views/parts/bulk/useOperation.ts';
import { OperationFigures } from '../operations/OperationFigures.tsx';
import { useSaveFile } from '../useSaveFile.ts';

/** How far the rehearsal is, or what it found. */
export function Validation({ checked }: { checked: CheckedBulkOperation }) {
  const translate = useTranslate();
  const { save, saving } = useSaveFile();
  if (isUnderWay(checked)) return <OperationProgress operation={checked} label={translate('bulk.checking')} />;
  if (checked.status === 'cancelled')
    return (
      <Alert severity="info" variant="outlined">
        {translate('bulk.check_cancelled')}
      </Alert>
    );
  if (checked.status === 'failed')
    return (
      <Alert severity="error" variant="outlined">
        {checked.message ?? translate('bulk.went_wrong')}
      </Alert>
    );
  return (
    <>
      <OperationFigures operation={checked} />
      <Alert role="status" severity={checked.failed ? 'warning' : 'success'} variant="outlined">
        {checked.failed ? translate('bulk.some_wrong', { smart_count: checked.failed }) : translate('bulk.all_right')}
      </Alert>
      {checked.has_rejected && checked.is_own && (
        <div>
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={saving}
            onClick={() => save((bulk) => bulk.rejected(checked.id))}
          >
            {translate('bulk.download_rejected')}
          </Button>
        </div>
      )}
    </>
  );
}
