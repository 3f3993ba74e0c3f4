import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined';
import { type Identifier, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { enumLabel } from '#/model/kinds/enum.ts';
import { fieldOf, type VerbModel } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import type { Action } from '#/src/views/verbs/MoreMenu.tsx';
import { useVerbs } from '#/src/views/verbs/useVerbs.ts';
import { textOf } from '#model/language';
import { filterAt } from '../filters/filterFields.ts';
import { useListGroups } from '../groups/useListGroups.ts';
import { useCanWrite } from '../layout/useCanWrite.ts';
import { useShownFields } from '../layout/useShownFields.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardFrame } from './BoardFrame.ts';
import { CardVerb } from './CardVerb.tsx';
import { ColumnSum } from './ColumnSum.tsx';
import { asks, columnsOf, type Move, movesOf, otherVerbs } from './moves.ts';
import { useMove } from './useMove.ts';

interface Lifted {
  record: RaRecord;
  moves: readonly Move[];
}

/** The records of a list in columns, one for each value of the choice that its definition names. */
export default function ListBoard() {
  const resource = useResourceModel();
  const { by, shows, sum } = present(resource.list.board, 'board of the list');
  const field = fieldOf(resource.fields, by, 'enum');
  const { locale } = useKindContext();
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const { filterValues } = useListContext();
  const summed = useReadableFields(resource).get(sum ?? '');
  // All columns' at once.
  const { data: groups } = useListGroups(field, summed !== undefined);
  const { shown, loaded } = useShownFields(shows, [by]);
  const canWrite = useCanWrite(field);
  const verbs = useVerbs('record').map(({ verb }) => verb);
  const move = useMove(by, verbs);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [wanted, setWanted] = useState<Identifier | null>(null);
  const [moving, setMoving] = useState<Identifier | null>(null);
  const [asked, setAsked] = useState<{ id: Identifier; verb: VerbModel } | null>(null);
  const onFound = useCallback(() => setWanted(null), []);
  const onClose = useCallback(() => setAsked(null), []);
  const labelOf = (value: string) => enumLabel(field, value, locale);

  const go = async (record: RaRecord, step: Move) => {
    if (step.verb && asks(step.verb)) {
      setAsked({ id: record.id, verb: step.verb });
      return;
    }
    setMoving(record.id);
    const said = translate('layouts.moved', { name: titleOf(resource, record), value: labelOf(step.to) });
    if (await move(record, step, said)) setWanted(record.id);
    setMoving(null);
  };
  const drop = (to: string) => {
    const step = lifted?.moves.find((one) => one.to === to);
    if (lifted && step) void go(lifted.record, step);
    setLifted(null);
  };
  const card = (record: RaRecord) => {
    const moves = movesOf(resource, by, record, { canEdit: canWrite(record), verbs });
    const actions = [
      ...moves.map(
        (step): Action => ({
          key: `to ${step.to}`,
          label: translate('layouts.move_to', { value: labelOf(step.to) }),
          icon: <ArrowIcon className="turns" />,
          do: () => void go(record, step),
        }),
      ),
      ...otherVerbs(record, moves, verbs).map(
        (verb): Action => ({
          key: verb.name,
          label: textOf(verb, 'label', locale),
          icon: verb.icon && <NamedIcon name={verb.icon} />,
          do: () => setAsked({ id: record.id, verb }),
        }),
      ),
    ];
    return (
      <BoardCard
        key={record.id}
        record={record}
        shown={shown}
        actions={actions}
        canMove={moves.length > 0}
        isWanted={wanted === record.id}
        isMoving={moving === record.id}
        onLift={() => setLifted({ record, moves })}
        onLetGo={() => setLifted(null)}
        onFound={onFound}
      />
    );
  };
  const stateOf = (value: string) => {
    if (!lifted || lifted.record[by] === value) return undefined;
    return lifted.moves.some(({ to }) => to === value) ? 'open' : 'closed';
  };
  return (
    <BoardFrame role="group" tabIndex={0} aria-label={translate('layouts.board')}>
      {columnsOf(resource, by, filterAt(filterValues, by)).map((value) => (
        <BoardColumn
          key={value}
          {...{ field, value, loaded }}
          sum={summed && <ColumnSum field={summed} totals={groups?.list.find((group) => group.value === value)?.totals ?? []} />}
          state={stateOf(value)}
          onDrop={() => drop(value)}
        >
          {card}
        </BoardColumn>
      ))}
      {asked && <CardVerb {...asked} onClose={onClose} />}
    </BoardFrame>
  );
}
