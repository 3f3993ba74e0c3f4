import VoidIcon from '@mui/icons-material/BlockOutlined';
import PaidIcon from '@mui/icons-material/CheckCircleOutlined';
import RevisedIcon from '@mui/icons-material/EditOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import CustomerIcon from '@mui/icons-material/PersonOutlined';
import OpenedIcon from '@mui/icons-material/PlayArrowOutlined';
import RefundIcon from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { ChangeList } from '#/src/views/parts/changes/ChangeList.tsx';
import type { Titles } from '#/src/views/parts/changes/titles.ts';
import type { OrderEvent } from './timeline.ts';
import { useEventWords } from './useEventWords.ts';
import { useFigures } from './useFigures.ts';

const looks: Readonly<Record<OrderEvent['kind'], readonly [ComponentType<{ fontSize: 'small' }>, tone: string]>> = {
  opened: [OpenedIcon, 'plain'],
  voided: [VoidIcon, 'error'],
  payment: [PaymentIcon, 'plain'],
  payment_failed: [FailedIcon, 'error'],
  paid: [PaidIcon, 'success'],
  refunded: [RefundIcon, 'warning'],
  paid_back: [PaymentIcon, 'warning'],
  receipt: [MailIcon, 'plain'],
  customer: [CustomerIcon, 'plain'],
  revised: [RevisedIcon, 'plain'],
};

/** One thing that happened: what, how much, why and by whom, and when. */
export function TimelineItem({ event, titles }: { event: OrderEvent; titles: Titles }) {
  const { moment } = useFigures();
  const { headline, amount, details } = useEventWords()(event);
  const [Icon, tone] = event.kind === 'receipt' && event.receipt.status === 'failed' ? ([MailIcon, 'error'] as const) : looks[event.kind];
  return (
    <Item className={tone} data-kind={event.kind}>
      <span className="icon" aria-hidden>
        <Icon fontSize="small" />
      </span>
      <div>
        <p className="head">
          <strong dir="auto">{headline}</strong>
          {amount && <span className="amount">{amount}</span>}
        </p>
        {details.map((detail) => (
          <p key={detail} dir="auto">
            {detail}
          </p>
        ))}
        {event.kind === 'revised' && <ChangeList changes={event.entry.changes} titles={titles} />}
        {event.at && <time dateTime={event.at}>{moment(event.at)}</time>}
      </div>
    </Item>
  );
}

const Item = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: 12,
  paddingBottom: 18,
  '&:last-of-type': { paddingBottom: 0 },
  // The line from one to the next.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 15,
    top: 34,
    bottom: 2,
    width: 2,
    background: theme.vars.palette.divider,
  },
  '.icon': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '&.error .icon': { color: theme.vars.palette.error.main, borderColor: 'currentColor' },
  '&.warning .icon': { color: theme.vars.palette.warning.main, borderColor: 'currentColor' },
  '&.success .icon': { color: theme.vars.palette.success.main, borderColor: 'currentColor' },
  p: { margin: 0, overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
  '.head': { display: 'flex', justifyContent: 'space-between', gap: 12, paddingTop: 5, color: theme.vars.palette.text.primary },
  '.amount': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 600 },
  time: { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));
