import { Alert, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { BulkMapping, BulkRowError, BulkTarget } from '#/dataProvider/bulkTypes.ts';
import { Pager } from '#/src/views/parts/Pager.tsx';
import type { EditedColumn, Edits, FileTable } from './fileTable.ts';
import { RefusedRowEditor } from './RefusedRowEditor.tsx';
import { refusedRows } from './rowErrors.ts';

/** As many errors as the host lists. */
const LISTED = 1000;

interface RefusedRowsEditorProps {
  errors: readonly BulkRowError[];
  /** What can be done about them. */
  help?: string;
  /** The file; null where it can no longer be read, undefined while it is. */
  table: FileTable | null | undefined;
  mapping: BulkMapping;
  targets: readonly BulkTarget[];
  edits: Edits;
  onEdit: (edits: Edits) => void;
}

/** Every refused row with its values, to be corrected where they stand. */
export function RefusedRowsEditor({ errors, help, table, mapping, targets, edits, onEdit }: RefusedRowsEditorProps) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const rows = useMemo(() => refusedRows(errors), [errors]);
  const columns = useMemo(() => columnsOf(table, mapping, targets), [table, mapping, targets]);
  if (table === undefined) return <Skeleton variant="rounded" height={240} />;
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const from = (Math.min(page, last) - 1) * perPage;
  const edit = (row: number, header: string, value: string, before: string) => {
    const { [header]: _before, ...others } = edits[row] ?? {};
    const own = value === before ? others : { ...others, [header]: value };
    const { [row]: _row, ...rest } = edits;
    onEdit(Object.keys(own).length ? { ...rest, [row]: own } : rest);
  };
  return (
    <section aria-label={translate('bulk.refused_rows')} style={{ display: 'grid', gap: 12 }}>
      <Typography variant="h3" component="h2">
        {translate('bulk.refused_rows')}
      </Typography>
      {help && (
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
      )}
      {errors.length >= LISTED && (
        <Alert severity="info" variant="outlined">
          {translate('bulk.first_errors', { count: LISTED })}
        </Alert>
      )}
      {rows.slice(from, from + perPage).map((row) => (
        <RefusedRowEditor key={row.row} row={row} table={table} columns={columns} edits={edits[row.row]} onEdit={edit} />
      ))}
      {rows.length > perPage && (
        <Pager page={Math.min(page, last)} perPage={perPage} total={rows.length} setPage={setPage} setPerPage={setPerPage} />
      )}
    </section>
  );
}

function columnsOf(table: FileTable | null | undefined, mapping: BulkMapping, targets: readonly BulkTarget[]): EditedColumn[] {
  const headers = table?.headers ?? Object.keys(mapping);
  return headers.flatMap((header) => (mapping[header] ? { header, target: targets.find(({ name }) => name === mapping[header]) } : []));
}
