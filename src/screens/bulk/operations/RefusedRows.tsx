import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BulkRowError } from '#/dataProvider/bulkTypes.ts';
import { Pager } from '#/src/views/parts/Pager.tsx';
import { RefusedRow } from '../import/RefusedRow.tsx';
import { refusedRows } from '../import/rowErrors.ts';

/** As many errors as the host lists. */
const LISTED = 1000;

/** Why rows were refused, to be read. */
export function RefusedRows({ errors }: { errors: readonly BulkRowError[] }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const rows = refusedRows(errors);
  const from = (page - 1) * perPage;
  return (
    <section aria-label={translate('bulk.refused_rows')} style={{ display: 'grid', gap: 12 }}>
      <Typography variant="h3" component="h2">
        {translate('bulk.refused_rows')}
      </Typography>
      {errors.length >= LISTED && (
        <Alert severity="info" variant="outlined">
          {translate('bulk.first_errors', { count: LISTED })}
        </Alert>
      )}
      {rows.slice(from, from + perPage).map(({ row, place, errors: own }) => (
        <RefusedRow
          key={row}
          number={row}
          place={place}
          sentences={own.map(({ column, field, message }) => (place ? joined(field, message) : joined(column, message)))}
        />
      ))}
      {rows.length > perPage && <Pager page={page} perPage={perPage} total={rows.length} setPage={setPage} setPerPage={setPerPage} />}
    </section>
  );
}

const joined = (what: string | null, message: string) => (what ? `${what}: ${message}` : message);
