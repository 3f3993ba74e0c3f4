import { Button, LinearProgress, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import type { BulkOperation } from '#/dataProvider/bulkTypes.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { useBulk } from './useBulk.ts';

interface OperationProgressProps {
  operation: BulkOperation;
  /** What is being done. */
  label: string;
}

/** How far an operation is, with the way to give it up. */
export function OperationProgress({ operation: { id, progress, rows_read, rows_total, status, is_own }, label }: OperationProgressProps) {
  const translate = useTranslate();
  const bulk = useBulk();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [locale] = useLocaleState();
  const { mutate, isPending } = useMutation({
    mutationFn: () => bulk.cancel(id),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['bulk-operations'] }),
  });
  const figure = (value: number) => numberFormat(locale, {}).format(value);
  return (
    <div style={{ display: 'grid', gap: 10, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2" role="status">
        {status === 'pending' ? translate('bulk.waiting') : label}
      </Typography>
      <LinearProgress
        variant={status === 'pending' ? 'indeterminate' : 'determinate'}
        value={progress}
        aria-label={label}
        sx={{ width: '100%', maxWidth: 480 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {rows_total === null
          ? translate('bulk.rows_read', { smart_count: rows_read, count: figure(rows_read) })
          : translate('bulk.rows_read_of', { smart_count: rows_total, count: figure(rows_read), total: figure(rows_total) })}
      </Typography>
      {is_own && (
        <Button color="inherit" variant="outlined" size="small" disabled={isPending} onClick={() => mutate()}>
          {translate('views.cancel')}
        </Button>
      )}
    </div>
  );
}
