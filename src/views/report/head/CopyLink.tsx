import LinkIcon from '@mui/icons-material/LinkOutlined';
import { useNotify, useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { HeadButton } from '#/src/views/parts/HeadButton.tsx';

/** Copies the address that opens exactly this view: presets stay presets, and columns arranged otherwise come along. */
export function CopyLink({ search }: { search: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { pathname } = useLocation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${pathname}${search && `?${search}`}`);
      notify(translate('reports_view.link_copied'), { type: 'success' });
    } catch {
      // Without a secure connection, or where the person has forbidden it, browsers refuse.
      notify(translate('reports_view.link_refused'), { type: 'warning' });
    }
  };
  return <HeadButton label={translate('reports_view.copy_link')} icon={<LinkIcon />} onClick={() => void copy()} />;
}
