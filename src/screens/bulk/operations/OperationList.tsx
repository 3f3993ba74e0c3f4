import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Box, Button, Paper, Skeleton, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Pager } from '#/src/views/parts/Pager.tsx';
import { OperationCards } from './OperationCards.tsx';
import { OperationTable } from './OperationTable.tsx';
import type { Operations } from './useOperations.ts';

/** The operations: a table, or cards on a phone; what stands there where there are none. */
export function OperationList({ operations: { query, asked, ask, isFiltered } }: { operations: Operations }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { data, isPlaceholderData } = query;
  if (!data) return <Skeleton variant="rounded" height={360} />;
  if (data.list.length === 0 && data.pagination_options.total === 0)
    return <NoOperations isFiltered={isFiltered} onClear={() => ask({ type: '', status: '' })} />;
  return (
    <Paper variant="outlined" aria-busy={isPlaceholderData} sx={{ overflow: 'clip', borderRadius: '12px' }}>
      {isPhone ? <OperationCards list={data.list} /> : <OperationTable list={data.list} />}
      <Pager
        page={asked.page}
        perPage={asked.perPage}
        total={data.pagination_options.total}
        setPage={(page) => ask({ page: String(page) })}
        setPerPage={(size) => ask({ per_page: String(size) })}
      />
    </Paper>
  );
}

function NoOperations({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, paddingBlock: 8, textAlign: 'center' }}>
      <InboxIcon sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h2">{translate(isFiltered ? 'views.no_match_title' : 'bulk.empty_title')}</Typography>
      <Typography color="textSecondary">{translate(isFiltered ? 'views.no_match_text' : 'bulk.empty_text')}</Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={onClear}>
          {translate('views.clear_filters')}
        </Button>
      )}
    </Box>
  );
}
