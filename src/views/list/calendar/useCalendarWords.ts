import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { dateFormat } from '#/model/values/intl.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { CalendarEvent } from './events.ts';
import type { Shown, Span } from './span.ts';

/** How days, times and spans are said in the reader's language. */
export interface CalendarWords {
  /** `Friday, 27 November 2026` */
  day: (day: string) => string;
  /** `Fri 27` */
  head: (day: string) => string;
  weekday: (day: string) => string;
  number: (day: string) => string;
  /** `18:00 – 02:00`; empty where there is no time. */
  time: (event: Pick<CalendarEvent, 'starts' | 'ends' | 'isOvernight'>, isOpen: boolean) => string;
  span: (shown: Shown, day: string, span: Span) => string;
}

/** Days are those of the calendar: no timezone moves them. */
const UTC = { timeZone: 'UTC' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const moment = (time: string) => Date.parse(`2023-01-01T${time}Z`);
const at = (day: string) => Date.parse(day);

/** The words of a calendar. */
export function useCalendarWords(): CalendarWords {
  const { locale } = useKindContext();
  const translate = useTranslate();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...options, ...UTC });
    // A line may break between two times, and within none.
    const whole = (text: string) => text.replaceAll(' ', '\u00a0');
    const clock = (time: string) => whole(format(CLOCK).format(moment(time)));
    return {
      day: (day) => format({ dateStyle: 'full' }).format(at(day)),
      head: (day) => `${format({ weekday: 'short' }).format(at(day))} ${format({ day: 'numeric' }).format(at(day))}`,
      weekday: (day) => format({ weekday: 'short' }).format(at(day)),
      number: (day) => format(day.endsWith('-01') ? { day: 'numeric', month: 'short' } : { day: 'numeric' }).format(at(day)),
      time: ({ starts, ends, isOvernight }, isOpen) => {
        if (!starts) return '';
        if (!ends) return isOpen ? translate('layouts.since', { time: clock(starts) }) : clock(starts);
        if (isOvernight) return `${clock(starts)} – ${clock(ends)} (${translate('layouts.next_day')})`;
        return whole(format(CLOCK).formatRange(moment(starts), moment(ends)));
      },
      span: ({ from, to }, day, span) =>
        span === 'month'
          ? format({ month: 'long', year: 'numeric' }).format(at(day))
          : format({ dateStyle: 'medium' }).formatRange(at(from), at(to)),
    };
  }, [locale, translate]);
}
