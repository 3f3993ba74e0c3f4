import { Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ExpectedList } from './ExpectedList.tsx';
import { NowPanel } from './NowPanel.tsx';
import { NowPlan } from './NowPlan.tsx';
import { OrderList } from './OrderList.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { ZoomTools } from './PlanToolbar.tsx';
import type { PlacedTable } from './planTable.ts';
import { TableList } from './TableList.tsx';
import { useNow } from './useNow.ts';
import type { Plan } from './usePlan.ts';
import type { View } from './useShown.ts';
import type { StoredPlan } from './useStoredPlan.ts';

interface NowProps {
  stored: StoredPlan;
  plan: Plan;
  tables: readonly PlacedTable[];
  establishmentId: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  view: View;
  /** Leads to where tables are added; nothing for who may not. */
  onEdit: (() => void) | undefined;
}

/** How the room is right now, as a picture or as a list. */
export function Now({ stored, plan, tables, establishmentId, zoom, onZoom, view, onEdit }: NowProps) {
  const translate = useTranslate();
  const now = useNow(stored.tables, establishmentId, true);
  const markOf = ({ key }: PlacedTable) => {
    const occupied = now.at.get(key);
    if (!occupied) return now.expected.has(key) ? { label: translate('floor_plan.reserved_short'), tone: 'success' as const } : undefined;
    if (occupied.isUncertain) return { label: translate('floor_plan.maybe'), tone: 'info' as const };
    return { label: translate('floor_plan.occupied'), tone: 'info' as const };
  };
  return (
    <PlanFrame
      tools={view === 'plan' && <ZoomTools zoom={zoom} onZoom={onZoom} />}
      panel={
        <Paper variant="outlined" sx={{ padding: 2, borderRadius: '12px' }}>
          <NowPanel plan={plan} tables={tables} now={now} tellsChosen={view === 'plan'} />
        </Paper>
      }
    >
      {tables.length === 0 && (
        <Typography color="textSecondary" sx={{ marginBottom: 1.5 }}>
          {translate('floor_plan.no_tables')}
          {onEdit && (
            <Button size="small" onClick={onEdit} sx={{ marginInlineStart: 1 }}>
              {translate('floor_plan.choices.edit')}
            </Button>
          )}
        </Typography>
      )}
      {view === 'plan' ? (
        <NowPlan plan={plan} tables={tables} now={now} zoom={zoom} />
      ) : (
        <TableList
          tables={tables}
          openKey={plan.selected?.key}
          onOpen={plan.select}
          saidOf={(table) => (now.mayRead ? now.stateOf(table) : '')}
          markOf={markOf}
        >
          {({ key }) => {
            const occupied = now.at.get(key);
            return (
              <>
                {occupied ? <OrderList orders={occupied.orders} now={now} /> : <p>{translate('floor_plan.nobody')}</p>}
                <ExpectedList all={now.expected.get(key) ?? []} now={now} />
              </>
            );
          }}
        </TableList>
      )}
    </PlanFrame>
  );
}
