import { useTranslate } from 'ra-core';
import type { Occupied } from './openOrders.ts';
import { PlanPicture } from './PlanPicture.tsx';
import type { PlacedTable } from './planTable.ts';
import { TableShape } from './TableShape.tsx';
import type { NowState } from './useNow.ts';
import type { Plan } from './usePlan.ts';
import { useTableWords } from './useTableWords.ts';

interface NowPlanProps {
  plan: Plan;
  /** As the host has them: what is not saved yet is not how the room is. */
  tables: readonly PlacedTable[];
  now: NowState;
  zoom: number;
}

/** The plan with who sits where; pressing a table says more. */
export function NowPlan({ plan, tables, now, zoom }: NowPlanProps) {
  const translate = useTranslate();
  const words = useTableWords();
  const { area, selected, select } = plan;
  return (
    <PlanPicture room={area.room} label={translate('floor_plan.plan_of', { area: area.name })} zoom={zoom}>
      {tables.map((table) => {
        const occupied = now.at.get(table.key);
        const [next] = now.expected.get(table.key) ?? [];
        return (
          <TableShape
            key={table.key}
            table={table}
            label={`${words.named(table)}: ${now.stateOf(table)}`}
            note={occupied ? words.ago(occupied.since, now.moment) : next ? words.clock(next.arrival) : words.count(table.capacity)}
            look={lookOf(occupied) ?? (next && 'reserved')}
            isSelected={selected?.key === table.key}
            onClick={() => select(table.key)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              select(table.key);
            }}
          />
        );
      })}
    </PlanPicture>
  );
}

function lookOf(occupied: Occupied | undefined): 'occupied' | 'part' | 'uncertain' | undefined {
  if (!occupied) return undefined;
  if (occupied.isUncertain) return 'uncertain';
  return occupied.orders.some((one) => one.isPartlyPaid) ? 'part' : 'occupied';
}
