import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ExpectedList } from './ExpectedList.tsx';
import { OrderList } from './OrderList.tsx';
import { sumOf } from './openOrders.ts';
import type { PlacedTable } from './planTable.ts';
import type { NowState } from './useNow.ts';
import type { Plan } from './usePlan.ts';
import { useTableWords } from './useTableWords.ts';

interface NowPanelProps {
  plan: Plan;
  tables: readonly PlacedTable[];
  now: NowState;
  /** Whether it says more of the table that is chosen; a list does so in its row. */
  tellsChosen: boolean;
}

/** Beside the plan: how full the area is, the table that was pressed, and open orders at tables that no plan has. */
export function NowPanel({ plan, tables, now, tellsChosen }: NowPanelProps) {
  const translate = useTranslate();
  const words = useTableWords();
  if (!now.mayRead)
    return (
      <Alert severity="info" variant="outlined">
        {translate('floor_plan.no_orders_for_you')}
      </Alert>
    );
  if (now.isPending) return <Skeleton variant="rounded" height={160} aria-label={translate('floor_plan.reading')} />;
  const selected = tellsChosen ? tables.find(({ key }) => key === plan.selected?.key) : undefined;
  const occupied = selected && now.at.get(selected.key);
  const taken = tables.flatMap(({ key }) => now.at.get(key) ?? []).filter(({ isUncertain }) => !isUncertain);
  const inUse = tables.filter(({ isActive }) => isActive).length;
  return (
    <Parts>
      {now.error && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" onClick={now.refetch} disabled={now.isFetching}>
              {translate('floor_plan.again')}
            </Button>
          }
        >
          {translate('floor_plan.out_of_date')}
        </Alert>
      )}
      <dl>
        <Figure
          name={translate('floor_plan.tables_occupied')}
          value={translate('floor_plan.of', { taken: words.count(taken.length), all: words.count(inUse) })}
        />
        <Figure name={translate('floor_plan.guests_now')} value={words.count(taken.reduce((sum, { guests }) => sum + (guests ?? 0), 0))} />
        <Figure name={translate('floor_plan.so_far')} value={now.money(sumOf(taken))} />
      </dl>
      {selected ? (
        <section>
          <Typography variant="h3" component="h2">
            {words.named(selected)}
          </Typography>
          <p>{now.stateOf(selected)}</p>
          {occupied?.isUncertain && (
            <Alert severity="info" variant="outlined">
              {translate('floor_plan.same_name', { name: selected.name })}
            </Alert>
          )}
          {occupied && <OrderList orders={occupied.orders} now={now} />}
          <ExpectedList all={now.expected.get(selected.key) ?? []} now={now} />
        </section>
      ) : (
        <p>{translate('floor_plan.press_a_table')}</p>
      )}
      {now.elsewhere.length > 0 && (
        <section>
          <Typography variant="h3" component="h2">
            {translate('floor_plan.elsewhere')}
          </Typography>
          <OrderList orders={now.elsewhere} now={now} withTable />
        </section>
      )}
      {now.unplaced.length > 0 && (
        <section>
          <Typography variant="h3" component="h2">
            {translate('floor_plan.unplaced')}
          </Typography>
          <ExpectedList all={now.unplaced} now={now} />
        </section>
      )}
      {now.isCut && <p>{translate('floor_plan.more_orders')}</p>}
    </Parts>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  dl: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '12px 20px', margin: 0 },
  dt: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  dd: { ...theme.typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
  p: { ...theme.typography.body1, margin: '4px 0 0', color: theme.vars.palette.text.secondary },
}));
