import { Button, CircularProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ListContextProvider, useListContext, useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { PagerBar, RowsPerPage } from '#/src/views/parts/Pager.tsx';
import type { ListColumns } from '../useColumns.ts';
import { type EndlessList, useEndlessList } from './useEndlessList.ts';

/** The next rows are asked for when so much is left below what is seen. */
const AHEAD = '0px 0px 600px';

/** Rows that go on as one scrolls down to their end, or presses the button there. */
export default function EndlessRows({ columns, children }: { columns: ListColumns; children: ReactNode }) {
  const list = useEndlessList(columns);
  return (
    <ListContextProvider value={list.context}>
      {children}
      <Foot list={list} />
    </ListContextProvider>
  );
}

function Foot({ list }: { list: EndlessList }) {
  const { page, perPage, total = 0, data, setPerPage } = useListContext();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const end = useRef<HTMLDivElement>(null);
  const { goesOn, isReading, isFull, error, more, retry } = list;
  const shown = data?.length ?? 0;
  const figure = (value: number) => numberFormat(locale, {}).format(value);
  const isWaiting = goesOn && !isReading;
  // Anew after each page: one that ends above the edge is followed by the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks for the next page once for each that has come
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && more(), { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, shown]);
  return (
    <div ref={end}>
      <PagerBar className="screen-only">
        <Said role="status">{error ? failureOf(error).message : isFull ? translate('views.endless_full') : ''}</Said>
        <RowsPerPage perPage={perPage} setPerPage={setPerPage} hasEndless />
        <span aria-live="polite">
          {translate('views.range', {
            from: figure(total ? (page - 1) * perPage + 1 : 0),
            to: figure((page - 1) * perPage + shown),
            total: figure(total),
          })}
        </span>
        {error ? (
          <Button size="small" color="inherit" onClick={retry}>
            {translate('ra.action.refresh')}
          </Button>
        ) : (
          <Button
            size="small"
            color="inherit"
            disabled={!goesOn}
            onClick={more}
            startIcon={isReading ? <CircularProgress size={14} color="inherit" aria-hidden /> : null}
          >
            {translate('views.load_more')}
          </Button>
        )}
      </PagerBar>
    </div>
  );
}

const Said = styled('span')({ flex: '1 1 200px', '&:empty': { flex: 'none' } });
