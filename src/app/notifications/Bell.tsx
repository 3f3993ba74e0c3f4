import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useUnread } from '#/src/screens/notifications/useNotifications.ts';
import { useReadByBeingThere } from '#/src/screens/notifications/useReadByBeingThere.ts';

const BellPanel = lazy(() => import('./BellPanel.tsx'));

/** How many notifications are not read; pressed, the latest of them. */
export function Bell() {
  const translate = useTranslate();
  const { unread } = useUnread();
  useReadByBeingThere();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Tooltip title={translate('notifications.title')}>
        <IconButton
          aria-label={unread === 0 ? translate('notifications.bell_none') : translate('notifications.bell', { smart_count: unread })}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => {
            setWanted(true);
            setAnchor(event.currentTarget);
          }}
        >
          <Badge color="primary" badgeContent={unread} max={9}>
            <NotificationsOutlined />
          </Badge>
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>{isWanted && <BellPanel anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
