import { useTranslate } from 'ra-core';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useCalendar } from './CalendarContext.ts';
import { DayCell } from './DayCell.tsx';
import { byDay, type CalendarEvent, lanesOf } from './events.ts';
import type { Shown } from './span.ts';

interface DayGridProps {
  label: string;
  shown: Shown;
  events: readonly CalendarEvent[];
}

/** So many events of a day stand in a month. */
const MOST = 3;
const NONE: readonly CalendarEvent[] = [];

/** Weeks below each other, a column for each weekday. */
export function DayGrid({ label, shown: { weeks }, events }: DayGridProps) {
  const { words, month } = useCalendar();
  const days = byDay(events);
  return (
    <table aria-label={label} className={month ? 'month' : 'week'}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {month ? words.weekday(day) : words.head(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                events={days.get(day) ?? NONE}
                most={month ? MOST : undefined}
                head={month && <span className="number">{words.number(day)}</span>}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A week with a row for each record that a reference names. */
export function LaneGrid({ label, shown: { weeks }, events, lane }: DayGridProps & { lane: string }) {
  const { words, today } = useCalendar();
  const { locale } = useKindContext();
  const translate = useTranslate();
  const [week = []] = weeks;
  const lanes = lanesOf(events, lane, locale);
  return (
    <table aria-label={label} className="lanes">
      <thead>
        <tr>
          <td />
          {week.map((day) => (
            <th key={day} scope="col" className={day === today ? 'today' : undefined}>
              {words.head(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.map(({ id, title, days }) => (
          <tr key={id ?? 0}>
            <th scope="row">
              <bdi>{title ?? translate('layouts.no_lane')}</bdi>
            </th>
            {week.map((day) => (
              <DayCell key={day} day={day} events={days.get(day) ?? NONE} lane={id} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
