import { Paper, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { Pager } from '../parts/Pager.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryItem } from './HistoryItem.tsx';
import { RevertDialog } from './RevertDialog.tsx';
import { type HistoryEntry, useHistory } from './useHistory.ts';

/** Who did what to the record, when and from where, newest first, field by field; and the way back to what it held before. */
export function History() {
  const translate = useTranslate();
  const { question, answer } = useHistory();
  const { data, error, isPending, refetch } = answer;
  const [reverting, setReverting] = useState<HistoryEntry | null>(null);
  if (error) return <PageError error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ maxWidth: pageWidth }} />;
  const { list, titles, people, pagination_options: pages } = data;
  return (
    <>
      <HistoryFilters question={question} people={people} />
      {list.length === 0 && <p>{translate(question.field || question.person ? 'show.history_no_match' : 'views.history_empty')}</p>}
      {list.length > 0 && (
        <Frame variant="outlined">
          <ol>
            {list.map((entry) => (
              <HistoryItem
                key={entry.id}
                entry={entry}
                source={list.find(({ id }) => id === entry.reverts)}
                titles={titles}
                onRevert={() => setReverting(entry)}
              />
            ))}
          </ol>
          {(pages.total > pages.per_page || pages.page > 1) && (
            <Pager
              page={pages.page}
              perPage={pages.per_page}
              total={pages.total}
              setPage={(page) => question.ask({ page: String(page) })}
              setPerPage={(size) => question.ask({ per_page: String(size) })}
            />
          )}
        </Frame>
      )}
      {reverting && <RevertDialog entry={reverting} titles={titles} onClose={() => setReverting(null)} />}
    </>
  );
}

const Frame = styled(Paper)(({ theme }) => ({
  maxWidth: pageWidth,
  borderRadius: 12,
  ol: { listStyle: 'none', margin: 0, padding: 0 },
  'ol > li': { padding: '14px 20px', display: 'grid', gap: 4 },
  'ol > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
