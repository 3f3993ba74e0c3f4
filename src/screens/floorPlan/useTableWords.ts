import { useLocaleState, useTranslate } from 'ra-core';
import { MINUTE_MS } from '#/model/values/durations.ts';
import { dateFormat, numberFormat, numberText } from '#/model/values/intl.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { PlacedTable } from './planTable.ts';

const CENTIMETRES = 100;
const MINUTES_SAID = 120;
const HOURS_SAID = 48;
const HOUR = 60;
const DAY = 24;

/** How a table is spoken of. */
export function useTableWords() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { timezone } = useKindContext();
  const unit = (value: number, of: string) =>
    numberFormat(locale, { style: 'unit', unit: of, unitDisplay: 'short', maximumFractionDigits: 2 }).format(value);
  const metres = (centimetres: number) => unit(centimetres / CENTIMETRES, 'meter');
  const seats = (capacity: number) => translate('floor_plan.seats', { smart_count: capacity });
  const named = (table: PlacedTable) => translate('floor_plan.table', { name: table.name, seats: seats(table.capacity) });
  return {
    metres,
    seats,
    guests: (count: number) => translate('floor_plan.guests', { smart_count: count }),
    named,
    count: (value: number) => numberText(locale, value, 0),
    where: ({ x, y, rotation }: PlacedTable) =>
      translate(rotation ? 'floor_plan.where_turned' : 'floor_plan.where', { x: metres(x), y: metres(y), degrees: rotation }),
    size: ({ width, depth }: PlacedTable) => translate('floor_plan.size', { width: metres(width), depth: metres(depth) }),
    /** A moment of these hours, by the establishment's clock. */
    clock: (moment: string) => dateFormat(locale, { timeStyle: 'short', timeZone: timezone }).format(Date.parse(moment)),
    /** How long ago, as short as can be: for a picture. */
    ago: (since: string, now: number) => {
      const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
      if (minutes < MINUTES_SAID) return unit(minutes, 'minute');
      const hours = Math.floor(minutes / HOUR);
      return hours < HOURS_SAID ? unit(hours, 'hour') : unit(Math.floor(hours / DAY), 'day');
    },
  };
}
