import { Alert, Button, Paper, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { Pager } from '#/src/views/parts/Pager.tsx';
import { CountTable } from './CountTable.tsx';
import { LinesFilters } from './LinesFilters.tsx';
import { ScanField } from './ScanField.tsx';
import { SheetHead } from './SheetHead.tsx';
import { type CountLine, SHEETS, type Sheet } from './sheet.ts';
import { type Counting, useCounting, useUnsaved } from './useCounting.ts';
import { useLines } from './useLines.ts';
import { VarianceCard } from './VarianceCard.tsx';

/** The sheet that is shown. Another one has its own typing. */
export function CountSheet() {
  const { id } = useShownRecord<Sheet>();
  return <Rows key={id} />;
}

function Rows() {
  const sheet = useShownRecord<Sheet>();
  const translate = useTranslate();
  const can = useCan();
  const counting = useCounting(sheet.id);
  const lines = useLines(sheet.id, counting);
  const { question, query, ask } = lines;
  const { data, error, isPending, refetch } = query;
  const [wanted, setWanted] = useState<{ row: number } | null>(null);
  const scan = useRef<HTMLInputElement>(null);
  const isOpen = sheet.status === 'counting' && can(SHEETS, 'count');
  const jump = (line: CountLine, index: number) => {
    ask({ search: null, show: null, page: String(Math.floor(index / question.perPage) + 1) });
    setWanted({ row: line.id });
  };
  return (
    <>
      <SheetHead progress={data?.progress} counting={counting} />
      <NotSaved counting={counting} />
      {data && !data.hides_expected && <VarianceCard sheet={sheet} />}
      {data?.hides_expected && (
        <Alert severity="info" variant="outlined" sx={{ marginBottom: 2 }}>
          {translate('counts.is_blind')}
        </Alert>
      )}
      {isOpen && <ScanField ref={scan} sheet={sheet} onFound={jump} />}
      <LinesFilters lines={lines} hidesExpected={data?.hides_expected ?? true} />
      {error && !data ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : isPending || !data ? (
        <Skeleton variant="rounded" height={420} />
      ) : data.list.length === 0 ? (
        <Alert severity="info" variant="outlined">
          {translate(data.progress.rows === 0 ? 'counts.empty' : 'counts.nothing')}
        </Alert>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'clip', borderRadius: '12px' }}>
          <CountTable
            answer={data}
            counting={counting}
            isOpen={isOpen}
            wanted={wanted?.row}
            onReached={(row) => setWanted((now) => (now?.row === row ? null : now))}
            onDone={() => scan.current?.focus()}
          />
          <Pager
            page={question.page}
            perPage={question.perPage}
            total={data.pagination_options.total}
            setPage={(page) => ask({ page: String(page) })}
            setPerPage={(size) => ask({ per_page: String(size) })}
          />
        </Paper>
      )}
    </>
  );
}

/** What is typed and not with the host, wherever its rows are. */
function NotSaved({ counting: { saver } }: { counting: Counting }) {
  const translate = useTranslate();
  const { failedCount } = useUnsaved(saver);
  return (
    <div role="status">
      {failedCount > 0 && (
        <Alert
          severity="warning"
          sx={{ marginBottom: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => saver.retry()}>
              {translate('counts.retry')}
            </Button>
          }
        >
          {translate('counts.not_saved', { smart_count: failedCount })}
        </Alert>
      )}
    </div>
  );
}
