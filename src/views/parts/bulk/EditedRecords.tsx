import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { BulkOperation, EditedRecord } from '#/dataProvider/bulkTypes.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { Pager } from '../Pager.tsx';
import { useResourceModel } from '../useResourceModel.ts';
import { useBulk } from './useBulk.ts';

interface EditedRecordsProps {
  operation: Pick<BulkOperation, 'id' | 'updated' | 'dry_run'>;
  outcome: 'updated' | 'rejected';
  title: string;
}

/** The records that an edit changed, each with old and new values, or refused, each with the reasons. */
export function EditedRecords({ operation, outcome, title }: EditedRecordsProps) {
  const bulk = useBulk();
  const translate = useTranslate();
  const heading = useId();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const { data } = useQuery({
    queryKey: ['bulk-operations', 'records', operation.id, outcome, page, perPage],
    queryFn: ({ signal }) => bulk.records(operation.id, { outcome, page, per_page: perPage }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!data?.list.length) return null;
  const { total } = data.pagination_options;
  const isSample = outcome === 'updated' && total < operation.updated;
  return (
    <Part aria-labelledby={heading}>
      <Typography id={heading} variant="h3" component="h2">
        {title}
      </Typography>
      {isSample && (
        <Typography variant="body2" color="textSecondary">
          {translate('many.sample', { shown: total, total: operation.updated })}
        </Typography>
      )}
      <ul className="records">
        {data.list.map((one) => (
          <li key={one.id}>
            <RecordName record={one} />
            <RecordContextProvider value={{ id: one.id }}>
              <ChangeList changes={one.changes} titles={data.titles} />
            </RecordContextProvider>
            <Reasons errors={one.errors} />
          </li>
        ))}
      </ul>
      {outcome === 'rejected' && <InTheList ids={data.list.map(({ id }) => id)} />}
      {total > 10 && <Pager page={page} perPage={perPage} total={total} setPage={setPage} setPerPage={setPerPage} />}
    </Part>
  );
}

function RecordName({ record: { id, title } }: { record: EditedRecord }) {
  const { name } = useResourceModel();
  const can = useCan();
  const text = title ?? `#${id}`;
  return title !== null && can(name, 'show') ? (
    <Link to={`/${name}/${id}/show`} target="_blank" dir="auto">
      {text}
    </Link>
  ) : (
    <strong dir="auto">{text}</strong>
  );
}

function Reasons({ errors }: Pick<EditedRecord, 'errors'>) {
  const { allFields } = useResourceModel();
  const label = useLabelOf();
  const reasons = Object.entries(errors).flatMap(([path, sentences]) => {
    const field = allFields[path.split('.')[0] ?? ''];
    return sentences.map((sentence) => (field ? `${label(field)}: ${sentence}` : sentence));
  });
  if (!reasons.length) return null;
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** The refused rows of the page by themselves in their list, to be seen to there. */
function InTheList({ ids }: { ids: readonly number[] }) {
  const { name } = useResourceModel();
  const translate = useTranslate();
  const search = new URLSearchParams({ filter: JSON.stringify({ id: ids }), displayedFilters: '{}' });
  return (
    <Button size="small" variant="outlined" color="inherit" component={Link} target="_blank" to={`/${name}?${search}`}>
      {translate('many.show_refused', { smart_count: ids.length })}
    </Button>
  );
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '.records': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    width: '100%',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
  },
  '.records > li': { padding: '8px 12px', borderBottom: `1px solid ${theme.vars.palette.divider}`, overflowWrap: 'anywhere' },
  '.records > li:last-child': { borderBottom: 0 },
  '.records > li > a': { color: 'inherit', fontWeight: 600 },
  '.reasons': { ...theme.typography.body2, margin: '2px 0 0', paddingInlineStart: 18, color: theme.vars.palette.error.main },
}));
