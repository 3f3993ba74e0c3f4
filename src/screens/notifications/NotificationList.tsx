import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Notification } from '#/dataProvider/notifications.ts';
import { NotificationLine } from './NotificationLine.tsx';

interface NotificationListProps {
  /** Undefined: they are on their way. */
  list: readonly Notification[] | undefined;
  /** When they were asked for, in milliseconds since 1970. */
  now: number;
  /** Only those that are not read. */
  unread?: boolean;
  onFollowed?: () => void;
}

/** What one was told; what will come here where there is nothing yet. */
export function NotificationList({ list, now, unread = false, onFollowed }: NotificationListProps) {
  const translate = useTranslate();
  if (!list)
    return (
      <Waiting aria-busy>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} variant="rounded" height={40} />
        ))}
      </Waiting>
    );
  if (!list.length)
    return (
      <Nothing>
        <strong>{translate(unread ? 'notifications.all_read' : 'notifications.none')}</strong>
        <span>{translate('notifications.will_come')}</span>
      </Nothing>
    );
  return (
    <Lines>
      {list.map((notification) => (
        <NotificationLine key={notification.id} notification={notification} now={now} onFollowed={onFollowed} />
      ))}
    </Lines>
  );
}

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  'li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Waiting = styled('div')({ display: 'grid', gap: 12, padding: 16 });

const Nothing = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '32px 24px',
  textAlign: 'center',
  strong: { ...theme.typography.subtitle2 },
  span: { ...theme.typography.body2, color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
}));
