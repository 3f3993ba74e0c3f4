import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <Notice>
          <CloudOffOutlined fontSize="small" />
          {translate('boot.offline')}
        </Notice>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const Notice = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 24px',
  color: theme.vars.palette.warning.main,
  backgroundColor: theme.vars.palette.warning.soft,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));
