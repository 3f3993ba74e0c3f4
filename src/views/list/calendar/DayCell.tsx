import AddIcon from '@mui/icons-material/AddOutlined';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { useCalendar } from './CalendarContext.ts';
import { EventItem } from './EventItem.tsx';
import type { CalendarEvent } from './events.ts';

interface DayCellProps {
  day: string;
  events: readonly CalendarEvent[];
  /** Of a calendar with lanes. */
  lane?: number | null;
  /** So many stand in it; the others are one link away. */
  most?: number;
  head?: ReactNode;
}

/** A day of a calendar (in a lane): its events, and the way to a new one. */
export function DayCell({ day, events, lane, most = Number.POSITIVE_INFINITY, head }: DayCellProps) {
  const { today, month, lifted, drop, begin, dayAddress, words } = useCalendar();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { locale } = useKindContext();
  const { name } = useResourceModel();
  const [isOver, setOver] = useState(false);
  const shown = events.length > most ? events.slice(0, most - 1) : events;
  const left = events.length - shown.length;
  const classes = ['day', day === today && 'today', month && !day.startsWith(month) && 'outside', isOver && lifted && 'over'];
  const state = begin && { initial: begin(day, lane) };
  const create = `/${name}/create`;
  const add = begin && (
    <Link
      className="add screen-only"
      to={create}
      state={state}
      aria-label={translate('layouts.add_on', {
        ...inBothCases(translate(`resources.${name}.name`, { smart_count: 1 })),
        day: words.day(day),
      })}
    >
      <AddIcon aria-hidden />
    </Link>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its link does the same by keyboard
    <td
      className={classes.filter(Boolean).join(' ')}
      onClick={({ target, currentTarget }) => {
        if (begin && target === currentTarget) void navigate(create, { state });
      }}
      onDragOver={(event) => {
        if (!lifted) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        drop(day, lane);
      }}
    >
      {head && (
        <span className="of">
          {head}
          {add}
        </span>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map((event) => (
            <EventItem key={event.record.id} event={event} inLane={lane !== undefined} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Link
          className="more"
          to={dayAddress(day)}
          aria-label={translate('layouts.all_of_day', { count: numberFormat(locale, {}).format(events.length), day: words.day(day) })}
        >
          {translate('layouts.more_of_day', { count: numberFormat(locale, {}).format(left) })}
        </Link>
      )}
      {!head && add}
    </td>
  );
}
