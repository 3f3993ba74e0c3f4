import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Handles } from './Handles.tsx';
import { PlanPicture } from './PlanPicture.tsx';
import type { PlacedTable } from './planTable.ts';
import { TableShape } from './TableShape.tsx';
import type { Plan } from './usePlan.ts';
import { usePointer } from './usePointer.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTableWords } from './useTableWords.ts';

interface EditPlanProps {
  plan: Plan;
  zoom: number;
  canAdd: boolean;
  canDelete: boolean;
  /** Says something to a screen reader. */
  say: (text: string) => void;
  onEdit: (table: PlacedTable) => void;
  onDelete: (table: PlacedTable) => void;
}

/** The plan on which tables are moved, by pointer and by keyboard. */
export function EditPlan({ plan, zoom, canAdd, canDelete, say, onEdit, onDelete }: EditPlanProps) {
  const translate = useTranslate();
  const words = useTableWords();
  const help = useId();
  const { tables, overlaps, selected, area } = plan;
  const nameOf = (key: number) => tables.find((one) => one.key === key)?.name ?? '';
  const onPut = (table: PlacedTable) => say(`${words.named(table)}: ${words.where(table)}, ${words.size(table)}`);
  const pointer = usePointer(plan, onPut);
  const onDuplicate = (table: PlacedTable) => {
    if (canAdd) plan.add(table.shape, table);
  };
  const onKeyDown = useTableKeys({
    ...{ plan, onPut, onEdit, onDuplicate, giveUp: pointer.giveUp },
    onDelete: (table) => canDelete && onDelete(table),
  });
  const labelOf = (table: PlacedTable) => {
    const others = (overlaps.get(table.key) ?? []).map(nameOf).join(', ');
    return [
      words.named(table),
      words.where(table),
      ...(others ? [translate('floor_plan.lies_over', { names: others })] : []),
      ...(table.isGuessed ? [translate('floor_plan.no_place')] : []),
      ...(table.isActive ? [] : [translate('floor_plan.inactive')]),
    ].join(' · ');
  };
  return (
    <>
      <PlanPicture
        ref={pointer.picture}
        room={area.room}
        label={translate('floor_plan.plan_of', { area: area.name })}
        zoom={zoom}
        describedBy={help}
        onPointerDown={() => plan.select(undefined)}
        {...pointer.listeners}
      >
        {tables.map((table) => (
          <TableShape
            key={table.key}
            table={table}
            label={labelOf(table)}
            note={words.count(table.capacity)}
            isSelected={selected?.key === table.key}
            isInTheWay={overlaps.has(table.key)}
            canMove
            onFocus={() => plan.select(table.key)}
            onKeyDown={(event) => onKeyDown(event, table)}
            onPointerDown={(event) => pointer.grab(event, table, 'move')}
          />
        ))}
        {selected && <Handles table={selected} picture={pointer.picture} room={area.room} onGrab={pointer.grab} />}
      </PlanPicture>
      <Keys id={help} variant="body2">
        {translate('floor_plan.keys')}
      </Keys>
    </>
  );
}

const Keys = styled(Typography)(({ theme }) => ({
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
  // There is no keyboard to be explained where a finger is all there is; it is still read out.
  '@media (pointer: coarse), (max-width: 600px)': { fontSize: 0, margin: 0 },
}));
