import { Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BulkCorrections, BulkMapping, BulkTarget } from '#/dataProvider/bulkTypes.ts';
import { Pager } from '#/src/views/parts/Pager.tsx';
import { Failure } from '../Failure.tsx';
import type { EditedColumn } from './corrections.ts';
import { RefusedRowEditor } from './RefusedRowEditor.tsx';
import { useOwnColumns } from './useOwnColumns.ts';
import { useRefusedRows } from './useRefusedRows.ts';

interface RefusedRowsEditorProps {
  /** The rehearsal that refused them. */
  id: number;
  /** What the columns of the one file are; of several each row's own fields are. */
  mapping?: BulkMapping;
  targets?: readonly BulkTarget[];
  edits: BulkCorrections;
  onEdit: (edits: BulkCorrections) => void;
}

/** Every refused row with its values, to be corrected where they stand. */
export function RefusedRowsEditor({ id, mapping = {}, targets = [], edits, onEdit }: RefusedRowsEditorProps) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const { data, error, refetch } = useRefusedRows(id, page, perPage);
  const ownColumns = useOwnColumns();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const { headers, list, pagination_options: pages } = data;
  const columns = columnsOf(headers, mapping, targets);
  return (
    <section aria-label={translate('bulk.refused_rows')} style={{ display: 'grid', gap: 12 }}>
      <Typography variant="h3" component="h2">
        {translate('bulk.refused_rows')}
      </Typography>
      {list.some((row) => (row.headers ?? headers).length > 0) && (
        <Typography variant="body2" color="textSecondary">
          {translate('bulk.correct_help')}
        </Typography>
      )}
      {list.map((row) => (
        <RefusedRowEditor
          key={row.row}
          row={row}
          headers={row.headers ?? headers}
          columns={row.place ? ownColumns(row) : columns}
          edits={edits}
          onEdit={onEdit}
        />
      ))}
      {pages.total > perPage && <Pager page={page} perPage={perPage} total={pages.total} setPage={setPage} setPerPage={setPerPage} />}
    </section>
  );
}

function columnsOf(headers: readonly string[], mapping: BulkMapping, targets: readonly BulkTarget[]): EditedColumn[] {
  return headers.flatMap((header) => (mapping[header] ? { header, target: targets.find(({ name }) => name === mapping[header]) } : []));
}
