import ComputerOutlined from '@mui/icons-material/ComputerOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import { Button, Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { OwnSession } from '#/authProvider/ownAccount.ts';
import { momentText } from '#/src/foundation/page/momentText.ts';

interface SessionRowProps {
  session: OwnSession;
  /** When it was asked for, in milliseconds since 1970. */
  now: number;
  isEnding: boolean;
  onEnd: () => void;
}

/** A session: on what, from where, since when. The one that is looked at ends by signing out. */
export function SessionRow({ session, now, isEnding, onEnd }: SessionRowProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const device = session.device ?? translate('account.unknown_device');
  const text = (moment: string) => momentText(moment, locale, translate('account.just_now'), now);
  const isPhone = /iPhone|Android|iPad/.test(device);
  return (
    <Row>
      {isPhone ? <SmartphoneOutlined /> : <ComputerOutlined />}
      <div className="facts">
        <strong>
          <bdi>{device}</bdi> {session.current && <Chip color="success" size="small" label={translate('account.this_session')} />}
        </strong>
        <span>
          <bdi>{session.address}</bdi> · {translate('account.signed_in_at', { when: text(session.signed_in_at) })} ·{' '}
          {translate('account.last_used_at', { when: text(session.last_used_at) })}
        </span>
      </div>
      {!session.current && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={isEnding}
          aria-label={translate('account.end_session_of', { name: `${device}, ${session.address}` })}
          onClick={onEnd}
        >
          {translate('account.end_session')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '14px 16px',
  '> svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '.facts': { flex: 1, minWidth: 0, display: 'grid', gap: 2 },
  strong: { ...theme.typography.subtitle2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  span: { overflowWrap: 'anywhere' },
  '.facts > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  button: { flex: 'none' },
}));
