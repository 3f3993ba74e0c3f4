import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'ra-core';
import { WayOnScreen } from './WayOnScreen.tsx';

/** A page that the person's role does not include. */
export function AccessDenied() {
  const translate = useTranslate();
  return <WayOnScreen symbol={<LockOutlined />} title={translate('shell.access_denied')} lead={translate('shell.access_denied_lead')} />;
}
