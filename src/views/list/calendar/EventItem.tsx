import { useTranslate } from 'ra-core';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { enumTone } from '#/model/kinds/enum.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { MoreMenu } from '#/src/views/verbs/MoreMenu.tsx';
import { ShownValue } from '../layout/ShownValue.tsx';
import { useRecordPath } from '../recordPath.ts';
import { useCalendar } from './CalendarContext.ts';
import type { CalendarEvent } from './events.ts';
import { useEventTitle } from './useEventTitle.ts';

interface EventItemProps {
  event: CalendarEvent;
  /** It stands in the row of what its lane names, so that its time alone says it. */
  inLane?: boolean;
}

/** A record on a day: when, what, and what decides. It is moved by dragging and by its menu. */
export function EventItem({ event, inLane = false }: EventItemProps) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleOf = useEventTitle();
  const { words, shown, lift, canMove, actionsOf, wanted, onFound } = useCalendar();
  const { record } = event;
  const { ends } = resource.list.calendar ?? {};
  const item = useRef<HTMLLIElement>(null);
  const to = useRecordPath()(record.id);
  const title = titleOf(record);
  const time = words.time(event, ends !== undefined);
  const name = time ? `${title}, ${time}` : title;
  const isWanted = wanted === record.id;
  useEffect(() => {
    if (!isWanted) return;
    item.current?.querySelector<HTMLElement>('a, button')?.focus();
    onFound();
  }, [isWanted, onFound]);
  const open = ({ target }: MouseEvent) => {
    if (to && target instanceof Element && !target.closest('a, button') && item.current?.contains(target)) void navigate(to);
  };
  const status = shown.find((field) => field.kind === 'enum');
  const tone = status?.kind === 'enum' ? enumTone(status, String(record[status.name])) : 'none';
  const movable = canMove(event);
  const text = (
    <>
      {time && <span className="time">{time}</span>} {(!inLane || !time) && <bdi>{title}</bdi>}
    </>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its link does the same by keyboard
    <li
      ref={item}
      className={`event ${tone}`}
      draggable={movable}
      onClick={open}
      onDragStart={(drag) => {
        drag.dataTransfer.effectAllowed = 'move';
        drag.dataTransfer.setData('text/plain', name);
        lift(event);
      }}
      onDragEnd={() => lift(null)}
    >
      <span className="line">
        {to ? (
          <Link to={to} draggable={false} aria-label={name}>
            {text}
          </Link>
        ) : (
          <span>{text}</span>
        )}
        {movable && <MoreMenu actions={actionsOf(event, () => item.current)} label={translate('layouts.actions_of', { name })} />}
      </span>
      <span className="values">
        {shown.map((field) => (
          <ShownValue key={field.name} field={field} record={record} />
        ))}
      </span>
    </li>
  );
}
