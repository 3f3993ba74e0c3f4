import type { RaRecord } from 'ra-core';
import { useTranslate } from 'ra-core';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { FieldModel } from '#/model/language/model.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { type Action, MoreMenu } from '#/src/views/verbs/MoreMenu.tsx';
import { ShownValue } from '../layout/ShownValue.tsx';
import { useRecordPath } from '../recordPath.ts';

interface BoardCardProps {
  record: RaRecord;
  shown: readonly FieldModel[];
  /** What its menu offers: the columns that it may go to, and what else can be done with it. */
  actions: readonly Action[];
  canMove: boolean;
  isWanted: boolean;
  isMoving: boolean;
  onLift: () => void;
  onLetGo: () => void;
  onFound: () => void;
}

/** A record on a board: its title, what decides, and a menu with all that dragging does. */
export function BoardCard({ record, shown, actions, canMove, isWanted, isMoving, onLift, onLetGo, onFound }: BoardCardProps) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const navigate = useNavigate();
  const to = useRecordPath()(record.id);
  const name = useTitleOf()(resource, record);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    // It was moved by its menu, which went with its old place.
    card.current?.querySelector<HTMLElement>('a, button')?.focus();
    onFound();
  }, [isWanted, onFound]);
  const open = (event: MouseEvent) => {
    if (to && event.target instanceof Element && !event.target.closest('a, button, [role=menu]') && card.current?.contains(event.target))
      void navigate(to);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its link does the same by keyboard
    <li
      ref={card}
      className={isMoving ? 'card moving' : 'card'}
      draggable={canMove}
      onClick={open}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onLift();
      }}
      onDragEnd={onLetGo}
    >
      <div className="head">
        {to ? (
          <Link to={to} dir="auto" draggable={false}>
            {name}
          </Link>
        ) : (
          <strong dir="auto">{name}</strong>
        )}
        <MoreMenu actions={actions} label={translate('layouts.actions_of', { name })} />
      </div>
      <div className="values">
        {shown.map((field) => (
          <ShownValue key={field.name} field={field} record={record} />
        ))}
      </div>
    </li>
  );
}
