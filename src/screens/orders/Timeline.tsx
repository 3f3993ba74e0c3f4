import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import type { Order } from './order.ts';
import { TimelineItem } from './TimelineItem.tsx';
import { timelineOf } from './timeline.ts';
import { useOrderLog } from './useOrderLog.ts';

/** Everything that happened to the order, earliest first. */
export function Timeline() {
  const translate = useTranslate();
  const order = useShownRecord<Order>();
  const { list, titles } = useOrderLog();
  return (
    <Frame variant="outlined" component="section" aria-label={translate('orders.timeline')}>
      <h2>{translate('orders.timeline')}</h2>
      <ol>
        {timelineOf(order, list).map((event) => (
          <TimelineItem key={event.key} event={event} titles={titles} />
        ))}
      </ol>
    </Frame>
  );
}

const Frame = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  padding: 20,
  borderRadius: 12,
  marginBottom: 16,
  h2: { ...theme.typography.h3, margin: '0 0 12px' },
  ol: { listStyle: 'none', margin: 0, padding: 0 },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
