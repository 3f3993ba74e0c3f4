import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { ExportDialog } from '../ExportDialog.tsx';
import { exportable, importable } from '../import/ownerFor.ts';
import { OperationFilters } from './OperationFilters.tsx';
import { OperationList } from './OperationList.tsx';
import { useOperations } from './useOperations.ts';

/** Every import, export and undo, the newest first, with the ways to new ones. */
export default function OperationsPage() {
  const translate = useTranslate();
  const session = useSession();
  const operations = useOperations();
  const [isExporting, setExporting] = useState(false);
  const mayExport = exportable(session).length > 0;
  const { error, data } = operations.query;
  return (
    <>
      <PageHeading
        title={translate('screens.bulk_operations')}
        lead={translate('bulk.lead')}
        action={
          <>
            {mayExport && (
              <Button color="inherit" variant="outlined" aria-haspopup="dialog" onClick={() => setExporting(true)}>
                {translate('bulk.export')}
              </Button>
            )}
            {importable(session).length > 0 && (
              <Button color="inherit" variant="outlined" component={Link} to="/bulk-operations/bring">
                {translate('screens.bulk_bring')}
              </Button>
            )}
            {importable(session).length > 0 && (
              <Button variant="contained" component={Link} to="/bulk-operations/import">
                {translate('bulk.import')}
              </Button>
            )}
          </>
        }
      />
      <OperationFilters operations={operations} />
      {error && !data ? (
        <PageError error={error} retry={() => void operations.query.refetch()} />
      ) : (
        <OperationList operations={operations} />
      )}
      {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
    </>
  );
}
