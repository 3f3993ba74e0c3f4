import { Alert, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import { DeleteTable } from './DeleteTable.tsx';
import { EditPlan } from './EditPlan.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { AddTable, UndoTools, ZoomTools } from './PlanToolbar.tsx';
import type { PlacedTable, Shape } from './planTable.ts';
import { TableList } from './TableList.tsx';
import { TablePanel } from './TablePanel.tsx';
import type { Plan } from './usePlan.ts';
import type { View } from './useShown.ts';
import { AREAS, type StoredPlan, TABLES } from './useStoredPlan.ts';
import { useTableWords } from './useTableWords.ts';

interface EditingProps {
  stored: StoredPlan;
  plan: Plan;
  establishmentId: number;
  problems: ReadonlyMap<string, string>;
  zoom: number;
  onZoom: (zoom: number) => void;
  view: View;
}

/** The tables to be moved, changed, added and deleted, on the plan or in a list. */
export function Editing({ stored, plan, establishmentId, problems, zoom, onZoom, view }: EditingProps) {
  const translate = useTranslate();
  const words = useTableWords();
  const can = useCan();
  const [said, say] = useState('');
  const [deleting, setDeleting] = useState<PlacedTable>();
  const { selected, tables, overlaps } = plan;
  const canAdd = can(TABLES, 'create');
  const canDelete = can(TABLES, 'delete');
  const add = (shape: Shape, like?: PlacedTable) => {
    plan.add(shape, like);
    say(translate('floor_plan.added'));
  };
  const remove = (table: PlacedTable) => {
    if (table.key > 0) return setDeleting(table);
    plan.dispatch({ do: 'remove', key: table.key });
    say(translate('floor_plan.removed', { name: table.name }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    plan.dispatch({ do: event.shiftKey ? 'redo' : 'undo' });
    say(translate(event.shiftKey ? 'floor_plan.redone' : 'floor_plan.undone'));
  };
  const panelOf = (table: PlacedTable, title?: string) => (
    <TablePanel
      key={table.key}
      {...{ plan, table, areas: stored.areas, problems }}
      {...(title !== undefined && { title })}
      onDuplicate={canAdd ? () => add(table.shape, table) : undefined}
      // A table that is not saved yet is anybody's to take away again.
      onDelete={canDelete || table.key < 0 ? () => remove(table) : undefined}
    />
  );
  const guessed = tables.filter(({ isGuessed }) => isGuessed).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the keys that its buttons do too
    <div onKeyDown={onKeyDown}>
      <PlanFrame
        tools={
          <>
            {canAdd && <AddTable onAdd={add} />}
            <UndoTools plan={plan} />
            {view === 'plan' && <ZoomTools zoom={zoom} onZoom={onZoom} />}
          </>
        }
        panel={
          <Paper variant="outlined" sx={{ padding: 2, borderRadius: '12px' }}>
            {selected && view === 'plan' ? panelOf(selected, words.named(selected)) : <Summary plan={plan} canAdd={canAdd} />}
          </Paper>
        }
      >
        {guessed > 0 && (
          <Alert severity="info" variant="outlined" sx={{ marginBottom: 1.5 }}>
            {translate('floor_plan.guessed', { smart_count: guessed })}
          </Alert>
        )}
        {view === 'plan' ? (
          <EditPlan
            {...{ plan, zoom, canAdd, say }}
            canDelete={canDelete}
            onEdit={() => document.querySelector<HTMLElement>('#floor-plan-table input')?.focus()}
            onDelete={remove}
          />
        ) : (
          <TableList
            tables={tables}
            openKey={selected?.key}
            onOpen={plan.select}
            saidOf={(table) => `${words.where(table)}, ${words.size(table)}`}
            markOf={({ key }) => (overlaps.has(key) ? { label: translate('floor_plan.overlapping'), tone: 'error' } : undefined)}
          >
            {(table) => panelOf(table)}
          </TableList>
        )}
        <div aria-live="polite" role="status" style={visuallyHidden}>
          {said}
        </div>
      </PlanFrame>
      {deleting && <DeleteTable table={deleting} establishmentId={establishmentId} plan={plan} onClose={() => setDeleting(undefined)} />}
    </div>
  );
}

/** What stands in the panel while no table is selected. */
function Summary({ plan: { tables, overlaps, area }, canAdd }: { plan: Plan; canAdd: boolean }) {
  const translate = useTranslate();
  const words = useTableWords();
  const can = useCan();
  const seats = tables.reduce((sum, { capacity }) => sum + capacity, 0);
  return (
    <>
      <Typography variant="h3" component="h2" dir="auto">
        {area.name}
      </Typography>
      <Typography sx={{ marginTop: 1 }}>
        {translate('floor_plan.holds', { tables: words.count(tables.length), seats: words.count(seats) })}
      </Typography>
      <Typography color="textSecondary">
        {translate('floor_plan.room', { width: words.metres(area.room.width), depth: words.metres(area.room.depth) })}
      </Typography>
      {overlaps.size > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ marginTop: 2 }}>
          {translate('floor_plan.some_overlap', { smart_count: overlaps.size })}
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 2 }}>
        {translate(canAdd ? 'floor_plan.press_to_change' : 'floor_plan.press_to_move')}
      </Typography>
      {can(AREAS, 'edit') && (
        <Button component={Link} to={`/${AREAS}/${area.id}`} color="inherit" variant="outlined" sx={{ marginTop: 2 }}>
          {translate('floor_plan.change_room')}
        </Button>
      )}
    </>
  );
}
