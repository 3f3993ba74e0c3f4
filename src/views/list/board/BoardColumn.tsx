import { Button, Chip, Skeleton } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { enumLabel, enumTone } from '#/model/kinds/enum.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { groupFilter } from '../groups/groupFilter.ts';

const STEP = 20;
/** The most that the host gives at once. */
const MOST = 500;

interface BoardColumnProps {
  field: Extract<FieldModel, { kind: 'enum' }>;
  value: string;
  loaded: readonly string[];
  /** What they come to; nothing for who may not see it. */
  sum: ReactNode;
  /** Of the card that is being dragged: whether it may come here. */
  state: 'open' | 'closed' | undefined;
  onDrop: () => void;
  children: (record: RaRecord) => ReactNode;
}

/** The records with one value: how many, what they come to, and the first of them. */
export function BoardColumn({ field, value, loaded, sum, state, onDrop, children }: BoardColumnProps) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const { locale } = useKindContext();
  const heading = useId();
  const { filterValues, sort } = useListContext();
  const [most, setMost] = useState(STEP);
  const [isOver, setOver] = useState(false);
  const filter = groupFilter(filterValues, field, value);
  const { data, total, isPending, isFetching, error, refetch } = useGetList<RaRecord>(
    resource.name,
    { pagination: { page: 1, perPage: most }, sort, filter, meta: { fields: loaded } },
    { placeholderData: keepPreviousData },
  );
  const left = Math.max(0, (total ?? 0) - (data?.length ?? 0));
  const count = numberFormat(locale, {}).format(total ?? 0);
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isFetching}
      className={['column', state, state === 'open' && isOver && 'over'].filter(Boolean).join(' ')}
      onDragOver={(event) => {
        if (state !== 'open') return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <header>
        <h2 id={heading}>
          <Chip size="small" component="span" color={enumTone(field, value)} label={enumLabel(field, value, locale)} />
          {total !== undefined && (
            <span className="count" title={translate('layouts.records', { smart_count: total, count })}>
              {count}
            </span>
          )}
        </h2>
        {sum}
      </header>
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton variant="rounded" height={88} />
      ) : (
        data.length > 0 && <ul>{data.map((record) => children(record))}</ul>
      )}
      {total === 0 && !isPending && <p className="nothing">{translate('layouts.nothing_here')}</p>}
      {left > 0 && most < MOST && (
        <Button size="small" color="inherit" disabled={isFetching} onClick={() => setMost(Math.min(MOST, most + STEP))}>
          {translate('layouts.show_more', { smart_count: left, count: numberFormat(locale, {}).format(left) })}
        </Button>
      )}
      {left > 0 && most >= MOST && <p className="nothing">{translate('layouts.narrow_column', { count: MOST })}</p>}
    </section>
  );
}
