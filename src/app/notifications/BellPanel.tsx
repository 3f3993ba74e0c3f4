import Close from '@mui/icons-material/Close';
import { Button, Drawer, IconButton, Popover, useMediaQuery } from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { NotificationList } from '#/src/screens/notifications/NotificationList.tsx';
import { useMarkRead, useNotifications, useUnread } from '#/src/screens/notifications/useNotifications.ts';

interface BellPanelProps {
  /** The bell; null: it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The latest notifications: beside the bell, on a phone over the whole width. */
export default function BellPanel({ anchor, onClose }: BellPanelProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-label': translate('notifications.title') } as const;
  const content = anchor && <Latest onClose={onClose} />;
  if (isPhone)
    return (
      <Drawer anchor="bottom" open={Boolean(anchor)} onClose={onClose} slotProps={{ paper: { ...paper, sx: { maxHeight: '85dvh' } } }}>
        {content}
      </Drawer>
    );
  return (
    <Popover
      open={Boolean(anchor)}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { ...paper, sx: { mt: 0.5, width: 400, display: 'flex' } } }}
    >
      {content}
    </Popover>
  );
}

function Latest({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { unread } = useUnread();
  const markRead = useMarkRead();
  const { data, error, refetch, dataUpdatedAt } = useNotifications({ unread: false });
  const list = data?.pages[0]?.list;
  const newest = list?.[0]?.id;
  return (
    <Frame>
      <div className="head">
        <h2>{translate('notifications.title')}</h2>
        {unread > 0 && newest !== undefined && (
          <Button size="small" onClick={() => markRead({ up_to: newest })}>
            {translate('notifications.mark_all')}
          </Button>
        )}
        <IconButton size="small" aria-label={translate('notifications.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </div>
      <div className="list">
        {error && !data ? (
          <div className="failed" role="alert">
            <span>{error.message}</span>
            <Button size="small" variant="outlined" color="inherit" onClick={() => void refetch()}>
              {translate('boot.retry')}
            </Button>
          </div>
        ) : (
          <NotificationList list={list} now={dataUpdatedAt} onFollowed={onClose} />
        )}
      </div>
      <Button component={Link} to="/notifications" color="inherit" onClick={onClose} className="all">
        {translate('notifications.see_all')}
      </Button>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  maxHeight: 'inherit',
  '.head': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingBlock: 8,
    paddingInline: '16px 8px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  h2: { ...theme.typography.subtitle1, flex: 1, margin: 0 },
  '.list': { flex: 1, minHeight: 0, maxHeight: 480, overflowY: 'auto' },
  '.failed': { display: 'grid', justifyItems: 'start', gap: 8, padding: 16 },
  '.all': { flex: 'none', borderRadius: 0, borderTop: `1px solid ${theme.vars.palette.divider}`, minHeight: 44 },
  [theme.breakpoints.down('sm')]: { '.list': { maxHeight: 'none' } },
}));
