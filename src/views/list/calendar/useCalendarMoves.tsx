import EarlierIcon from '@mui/icons-material/ArrowBackOutlined';
import LaterIcon from '@mui/icons-material/ArrowForwardOutlined';
import OtherIcon from '@mui/icons-material/EditCalendarOutlined';
import { useTranslate } from 'ra-core';
import { use, useCallback, useState } from 'react';
import type { CalendarOptions } from '#/model/language/layouts.ts';
import { addDays } from '#/model/reports/periods.ts';
import { sameValue } from '#/model/values/sameValue.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import type { Action } from '#/src/views/verbs/MoreMenu.tsx';
import { CellEditing } from '../cell/CellEditing.tsx';
import { useCanWrite } from '../layout/useCanWrite.ts';
import { useEdit } from '../layout/useEdit.ts';
import type { CalendarParts } from './CalendarContext.ts';
import type { CalendarEvent } from './events.ts';
import { onDay } from './span.ts';
import type { CalendarWords } from './useCalendarWords.ts';
import { useEventTitle } from './useEventTitle.ts';

type Moves = Pick<CalendarParts, 'lifted' | 'lift' | 'drop' | 'actionsOf' | 'canMove' | 'wanted' | 'onFound'>;

/** Puts events on other days (and in other lanes): an edit of the fields that say where they stand. */
export function useCalendarMoves({ from, lane }: CalendarOptions, words: CalendarWords): Moves {
  const resource = useResourceModel();
  const translate = useTranslate();
  const titleOf = useEventTitle();
  const { timezone } = useKindContext();
  const edit = useEdit();
  const canMoveDay = useCanWrite(resource.fields[from]);
  const canMoveLane = useCanWrite(lane === undefined ? undefined : resource.fields[lane]);
  const [lifted, lift] = useState<CalendarEvent | null>(null);
  const [wanted, setWanted] = useState<unknown>();
  const { edit: editCell } = use(CellEditing);
  const isMoment = resource.fields[from]?.kind === 'datetime';
  const move = async ({ record, day: before, starts = '' }: CalendarEvent, day: string, to: number | null | undefined) => {
    const values = {
      ...(day !== before && { [from]: onDay(record[from], day, { isMoment, timezone, time: starts }) }),
      ...(lane !== undefined && to !== undefined && canMoveLane(record) && !sameValue(record[lane], to) && { [lane]: to }),
    };
    if (!Object.keys(values).length) return;
    const said = translate('layouts.moved_on', { name: titleOf(record), day: words.day(day) });
    if (await edit(record, values, said)) setWanted(record.id);
  };
  return {
    lifted,
    lift,
    drop: (day, to) => {
      if (lifted) void move(lifted, day, to);
      lift(null);
    },
    canMove: ({ record }) => canMoveDay(record),
    actionsOf: (event, element): Action[] => {
      const by = (days: number) => () => void move(event, addDays(event.day, days), undefined);
      return [
        { key: 'before', label: translate('layouts.day_before'), icon: <EarlierIcon className="turns" />, do: by(-1) },
        { key: 'after', label: translate('layouts.day_after'), icon: <LaterIcon className="turns" />, do: by(1) },
        { key: 'week', label: translate('layouts.week_after'), icon: <LaterIcon className="turns" />, do: by(7) },
        {
          key: 'other',
          label: translate('layouts.other_day'),
          icon: <OtherIcon />,
          do: () => {
            const anchor = element();
            const field = resource.fields[from];
            if (anchor && field) editCell({ record: event.record, field, anchor });
          },
        },
      ];
    },
    wanted,
    onFound: useCallback(() => setWanted(undefined), []),
  };
}
