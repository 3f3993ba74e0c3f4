import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';

/** What one is here and cannot change oneself: the address to sign in by, and one's part. */
export function Identity() {
  const translate = useTranslate();
  const { user, isFullAccess } = useSession();
  const part = [translate(`shell.user_type.${user.user_type}`), isFullAccess && translate('shell.full_access')].filter(Boolean).join(' · ');
  return (
    <Facts>
      <dl>
        <div>
          <dt>{translate('auth.email')}</dt>
          <dd dir="ltr">{user.email}</dd>
        </div>
        <div>
          <dt>{translate('account.part')}</dt>
          <dd>{part}</dd>
        </div>
      </dl>
      <p>{translate('account.identity_help')}</p>
    </Facts>
  );
}

const Facts = styled('div')(({ theme }) => ({
  marginBottom: 16,
  maxWidth: pageWidth,
  dl: { display: 'flex', flexWrap: 'wrap', gap: '12px 40px', margin: 0 },
  dt: { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  dd: { ...theme.typography.body1, margin: 0, overflowWrap: 'anywhere' },
  p: { ...theme.typography.body2, margin: '12px 0 0', color: theme.vars.palette.text.secondary },
}));
