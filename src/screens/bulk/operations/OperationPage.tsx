import { Paper, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { failureOf } from '#/dataProvider/hostError.ts';
import { NotFound } from '#/src/foundation/errors/NotFound.tsx';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { useOperation } from '#/src/views/parts/bulk/useOperation.ts';
import { OperationResult } from './OperationResult.tsx';
import { useOperationFacts } from './useOperationFacts.ts';
import { useOperationWords } from './useOperationWords.ts';

/** One import, export or undo: how it stands, and what it did. */
export default function OperationPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const words = useOperationWords();
  const facts = useOperationFacts();
  const number = /^\d{1,15}$/.test(id) ? Number(id) : undefined;
  const { data: operation, error, refetch } = useOperation(number);
  if (number === undefined || failureOf(error).status === 404) return <NotFound />;
  if (error && !operation) return <PageError error={error} retry={() => void refetch()} />;
  return (
    <>
      <PageHeading title={operation ? words.title(operation) : translate('screens.bulk_operation')} lead={operation && facts(operation)} />
      <Paper variant="outlined" sx={{ padding: '20px', borderRadius: '12px', maxWidth: pageWidth }}>
        {operation ? <OperationResult operation={operation} /> : <Skeleton variant="rounded" height={200} />}
      </Paper>
    </>
  );
}
