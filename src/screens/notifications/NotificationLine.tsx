import AlternateEmailOutlined from '@mui/icons-material/AlternateEmailOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { ButtonBase, Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#/dataProvider/notifications.ts';
import type { NotificationKind } from '#/model/values/notifications.ts';
import { momentText } from '#/src/foundation/page/momentText.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import { pathOf } from './opened.ts';
import { useFetchFile } from './useFetchFile.ts';
import { useMarkRead } from './useNotifications.ts';

const ICONS = {
  alert: NotificationsActiveOutlined,
  done: TaskAltOutlined,
  failed: ErrorOutlineOutlined,
  security: ShieldOutlined,
  mention: AlternateEmailOutlined,
} as const satisfies Record<NotificationKind, unknown>;

interface NotificationLineProps {
  notification: Notification;
  /** When it was asked for, in milliseconds since 1970. */
  now: number;
  /** Called once it was followed. */
  onFollowed?: (() => void) | undefined;
}

/** What somebody is told, where and when; pressed, it leads there and is read. What is new has a mark and is bold. */
export function NotificationLine({ notification, now, onFollowed }: NotificationLineProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { establishments } = useSession();
  const { kind, text, establishment, created_at: at, is_over: isOver } = notification;
  const isNew = notification.read_at === null && !isOver;
  const Icon = ICONS[kind];
  return (
    <Line className={isNew ? 'new' : undefined}>
      <Opener notification={notification} isNew={isNew} onFollowed={onFollowed}>
        <Icon className={`kind ${kind}`} fontSize="small" />
        <span className="said">
          <span className="text">
            {isNew && <span className="hidden">{translate('notifications.new')} </span>}
            {text}
          </span>
          <span className="where">
            {establishments.length > 1 && establishment && (
              <>
                <bdi>{establishment.title}</bdi> ·{' '}
              </>
            )}
            <time dateTime={at}>{momentText(at, locale, translate('account.just_now'), now)}</time>
            {isOver && <Chip size="small" color="success" label={translate('notifications.over')} />}
          </span>
        </span>
        <span className="mark" aria-hidden />
      </Opener>
    </Line>
  );
}

interface OpenerProps extends Pick<NotificationLineProps, 'notification' | 'onFollowed'> {
  isNew: boolean;
  children: ReactNode;
}

/** A link to what it opens; a button where that is a file, or where there is nothing but to have read it. */
function Opener({ notification: { id, kind, opens }, isNew, onFollowed, children }: OpenerProps) {
  const markRead = useMarkRead();
  const fetchFile = useFetchFile();
  const path = opens && pathOf(opens, kind);
  const follow = () => {
    if (isNew) markRead(path && opens ? { opens } : { ids: [id] });
    onFollowed?.();
  };
  if (path)
    return (
      <ButtonBase component={Link} to={path} onClick={follow}>
        {children}
      </ButtonBase>
    );
  const file = kind === 'done' && opens?.id;
  if (!file && !isNew) return <div className="still">{children}</div>;
  return (
    <ButtonBase
      onClick={() => {
        if (file) fetchFile(file);
        follow();
      }}
    >
      {children}
    </ButtonBase>
  );
}

const Line = styled('li')(({ theme }) => ({
  '&& > *': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    width: '100%',
    padding: '10px 16px',
    textAlign: 'start',
    color: theme.vars.palette.text.primary,
  },
  '> a:hover, > button:hover': { backgroundColor: theme.vars.palette.action.hover },
  '> a:focus-visible, > button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '.kind': { flex: 'none', marginTop: 2, color: theme.vars.palette.text.secondary },
  '.kind.alert': { color: theme.vars.palette.warning.main },
  '.kind.done': { color: theme.vars.palette.success.main },
  '.kind.failed': { color: theme.vars.palette.error.main },
  '.said': { flex: 1, minWidth: 0, display: 'grid', gap: 2 },
  '.text': { ...theme.typography.body1, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '&.new .text': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '.where': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    color: theme.vars.palette.text.secondary,
  },
  '.where .MuiChip-root': { marginInlineStart: 4 },
  '.hidden': visuallyHidden,
  '.mark': { flex: 'none', width: 8, height: 8, marginTop: 7, borderRadius: '50%' },
  '&.new .mark': { backgroundColor: theme.vars.palette.primary.main },
}));
