import { Alert, Paper, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { keepPreviousData } from '@tanstack/react-query';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { factsOf } from '#/i18n/languages.ts';
import { localText } from '#/model/values/instants.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { present } from '#/model/values/shapes.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { CellEditingProvider } from '../cell/CellEditing.tsx';
import { laidOutAs, withParts } from '../layout/layouts.ts';
import { useShownFields } from '../layout/useShownFields.ts';
import { addressOf } from '../views/listView.ts';
import { Agenda } from './Agenda.tsx';
import { CalendarContext, type CalendarParts } from './CalendarContext.ts';
import { CalendarFrame } from './CalendarFrame.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { DayGrid, LaneGrid } from './DayGrid.tsx';
import { eventOf } from './events.ts';
import { daySaid, filterOfDays, onDay, shownDays, spanSaid } from './span.ts';
import { useCalendarMoves } from './useCalendarMoves.tsx';
import { useCalendarWords } from './useCalendarWords.ts';

/** So many records are drawn at most. */
const MOST = 500;

/** The records of a list on their days, by week or month. Only what is in sight is asked for. */
export default function ListCalendar() {
  return (
    <CellEditingProvider>
      <Calendar />
    </CellEditingProvider>
  );
}

function Calendar() {
  const resource = useResourceModel();
  const calendar = present(resource.list.calendar, 'calendar of the list');
  const { from, lane, starts, ends, lasts, shows } = calendar;
  const { locale, timezone } = useKindContext();
  const translate = useTranslate();
  const can = useCan();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { filterValues, perPage } = useListContext();
  const { search } = useLocation();
  const words = useCalendarWords();
  const moves = useCalendarMoves(calendar, words);
  const params = new URLSearchParams(search);
  const span = spanSaid(params.get('span'), calendar);
  const today = localText(new Date().toISOString(), timezone).slice(0, 10);
  const day = daySaid(params.get('on'), today);
  const inSight = shownDays(day, span, factsOf(locale).weekStartsOn);
  const { shown, loaded } = useShownFields(shows, [from, starts, ends, lasts, lane]);
  const sort = { field: from, order: 'ASC' as const };
  const { data, total, isPending, isFetching, error, refetch } = useGetList<RaRecord>(
    resource.name,
    { pagination: { page: 1, perPage: MOST }, sort, filter: filterOfDays(filterValues, from, inSight), meta: { fields: loaded } },
    { placeholderData: keepPreviousData },
  );
  const events = useMemo(() => (data ?? []).flatMap((record) => eventOf(record, calendar, timezone) ?? []), [data, calendar, timezone]);
  if (error) return <PageError error={error} retry={() => void refetch()} />;
  const isMoment = resource.fields[from]?.kind === 'datetime';
  const parts: CalendarParts = {
    ...{ ...moves, words, today, shown },
    month: span === 'month' ? day.slice(0, 7) : undefined,
    begin: can(resource.name, 'create')
      ? (on, to) => ({
          [from]: onDay(undefined, on, { isMoment, timezone, time: '' }),
          ...(lane !== undefined && to && { [lane]: to }),
        })
      : undefined,
    dayAddress: (on) =>
      `/${resource.name}${withParts(laidOutAs(search, addressOf({ filter: { ...filterValues, [from]: { gte: on, lte: on } }, sort }, perPage)), { as: 'list' })}`,
  };
  const title = words.span(inSight, day, span);
  const label = translate('layouts.calendar_of', { name: translate(`resources.${resource.name}.name`, { smart_count: 2 }), span: title });
  const grid = { label, shown: inSight, events };
  const number = (value: number) => numberFormat(locale, {}).format(value);
  return (
    <CalendarContext.Provider value={parts}>
      {total !== undefined && total > MOST && (
        <Alert severity="info" variant="outlined" sx={{ marginBottom: 1.5 }}>
          {translate('layouts.too_many', { count: number(MOST), total: number(total) })}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ overflow: 'clip', borderRadius: '12px' }}>
        <CalendarHead title={title} day={day} today={today} span={span} />
        <CalendarFrame
          role="group"
          aria-label={label}
          tabIndex={0}
          aria-busy={isPending || isFetching}
          className={isPending ? 'waiting' : undefined}
        >
          {isPhone ? (
            <Agenda shown={inSight} events={events} />
          ) : lane !== undefined && span === 'week' ? (
            <LaneGrid {...grid} lane={lane} />
          ) : (
            <DayGrid {...grid} />
          )}
          {!isPending && !events.length && <p className="nothing">{translate('layouts.empty_span')}</p>}
        </CalendarFrame>
      </Paper>
    </CalendarContext.Provider>
  );
}
