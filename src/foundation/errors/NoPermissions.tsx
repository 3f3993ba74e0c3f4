import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Navigate } from 'react-router';
import { LogoMark } from '#/src/foundation/logo/LogoMark.tsx';
import { useDocumentTitle } from '#/src/foundation/page/useDocumentTitle.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** /401: in, but without a single permission. Who has one is led on. */
export function NoPermissions() {
  const translate = useTranslate();
  const { user, permissions, signOut } = useSession();
  const title = translate('shell.no_access');
  useDocumentTitle(title);
  if (permissions.size > 0) return <Navigate to="/" replace />;
  return (
    <ErrorScreen
      fullScreen
      symbol={<LogoMark size={40} />}
      title={title}
      lead={translate('shell.no_access_lead', { email: user.email })}
      actions={
        <>
          <Button variant="contained" onClick={() => window.location.assign('/')}>
            {translate('boot.retry')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => void signOut()}>
            {translate('shell.sign_out')}
          </Button>
        </>
      }
    />
  );
}
