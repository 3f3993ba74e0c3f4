import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ResourceModel } from '#/model/language/model.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { OrderList } from './OrderList.tsx';
import type { Group } from './useGroup.ts';
import { MOST, type Outcome, type StoredOrder, type UnderWay, useOrder } from './useOrder.ts';

interface StoredListProps {
  resource: ResourceModel;
  group: Group | undefined;
  order: StoredOrder;
  load: () => Promise<StoredOrder>;
  underWay: UnderWay;
  describedBy: string;
  onOutcome: (outcome: Outcome) => void;
  say: (sentence: string) => void;
}

/** The records of one order, where every move is stored at once. */
export function StoredList({ describedBy, say, ...keeping }: StoredListProps) {
  const { resource, order } = keeping;
  const translate = useTranslate();
  const { locale } = useKindContext();
  const titleOf = useTitleOf();
  const { records, move } = useOrder({ ...keeping, begin: order.records });
  const names = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  if (!records.length) return <Typography color="textSecondary">{translate('reorder.nothing')}</Typography>;
  return (
    <>
      {order.total > records.length && (
        <Typography variant="body2" color="textSecondary">
          {translate('reorder.most', { most: MOST.toLocaleString(locale), total: order.total.toLocaleString(locale) })}
        </Typography>
      )}
      <OrderList
        label={names}
        describedBy={describedBy}
        records={records}
        nameOf={(record) => titleOf(resource, record)}
        onMove={move}
        say={say}
      />
    </>
  );
}
