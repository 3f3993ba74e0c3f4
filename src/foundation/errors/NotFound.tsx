import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import { useTranslate } from 'ra-core';
import { WayOnScreen } from './WayOnScreen.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const translate = useTranslate();
  return <WayOnScreen symbol={<ExploreOffOutlined />} title={translate('shell.not_found')} lead={translate('shell.not_found_lead')} />;
}
