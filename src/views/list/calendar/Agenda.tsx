import AddIcon from '@mui/icons-material/AddOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { useCalendar } from './CalendarContext.ts';
import { EventItem } from './EventItem.tsx';
import { byDay, type CalendarEvent } from './events.ts';
import type { Shown } from './span.ts';

/** A calendar on a phone: the days that have something, and today, one below the other. */
export function Agenda({ shown: { weeks }, events }: { shown: Shown; events: readonly CalendarEvent[] }) {
  const { words, today, month, begin } = useCalendar();
  const translate = useTranslate();
  const { name } = useResourceModel();
  const days = byDay(events);
  const inSight = weeks.flat().filter((day) => !month || day.startsWith(month));
  return (
    <div className="agenda">
      {inSight
        .filter((day) => days.has(day) || day === today)
        .map((day) => (
          <section key={day} className={day === today ? 'today' : undefined}>
            <h3>
              {words.day(day)}
              {begin && (
                <Link
                  className="add screen-only"
                  to={`/${name}/create`}
                  state={{ initial: begin(day) }}
                  aria-label={translate('layouts.add_on', {
                    ...inBothCases(translate(`resources.${name}.name`, { smart_count: 1 })),
                    day: words.day(day),
                  })}
                >
                  <AddIcon aria-hidden />
                </Link>
              )}
            </h3>
            <ul>
              {days.get(day)?.map((event) => (
                <EventItem key={event.record.id} event={event} />
              ))}
            </ul>
            {!days.has(day) && <p>{translate('layouts.nothing_here')}</p>}
          </section>
        ))}
    </div>
  );
}
