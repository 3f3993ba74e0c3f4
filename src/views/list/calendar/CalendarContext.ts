import { createContext, useContext } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import type { Action } from '#/src/views/verbs/MoreMenu.tsx';
import type { CalendarEvent } from './events.ts';
import type { CalendarWords } from './useCalendarWords.ts';

/** What the days of a calendar share. */
export interface CalendarParts {
  words: CalendarWords;
  today: string;
  /** The month that is looked at (`yyyy-MM`); undefined in a week. */
  month: string | undefined;
  shown: readonly FieldModel[];
  /** The event that is being dragged. */
  lifted: CalendarEvent | null;
  lift: (event: CalendarEvent | null) => void;
  /** Puts the event that is being dragged on a day, and in a lane. */
  drop: (day: string, lane?: number | null) => void;
  /** What an event's menu offers. */
  actionsOf: (event: CalendarEvent, element: () => HTMLElement | null) => readonly Action[];
  canMove: (event: CalendarEvent) => boolean;
  /** The record that was moved by its menu: its event takes the focus where it stands now. */
  wanted: unknown;
  onFound: () => void;
  /** What a new record of a day begins with; undefined for who may not make one. */
  begin: ((day: string, lane?: number | null) => Readonly<Record<string, unknown>>) | undefined;
  /** The address of the list filtered by a day. */
  dayAddress: (day: string) => string;
}

export const CalendarContext = createContext<CalendarParts | null>(null);

/** What the days share. @throws outside of a calendar */
export const useCalendar = (): CalendarParts => present(useContext(CalendarContext), 'calendar around this day');
