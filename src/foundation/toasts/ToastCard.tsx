import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import type { StandingToast } from './ToastContext.ts';
import { autoHideMs } from './ToastContext.ts';

const signs = { success: CheckCircleOutlined, info: InfoOutlined, warning: WarningAmberOutlined, error: ErrorOutlineOutlined };

/** One toast: goes by itself, waits while the pointer or the focus is on it. */
export function ToastCard({ toast, onRemove }: { toast: StandingToast; onRemove: () => void }) {
  const { t } = useLanguage();
  const [held, setHeld] = useState(false);
  const Sign = signs[toast.type];
  const close = () => {
    toast.onClose?.();
    onRemove();
  };
  const undo = () => {
    toast.onUndo?.();
    onRemove();
  };
  const closeLatest = useRef(close);
  closeLatest.current = close;
  const standingMs = toast.autoHideMs === undefined ? autoHideMs : toast.autoHideMs;
  useEffect(() => {
    if (held || standingMs === null) return;
    const timer = setTimeout(() => closeLatest.current(), standingMs);
    return () => clearTimeout(timer);
  }, [held, standingMs]);
  return (
    <Card
      role={toast.type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign color={toast.type} />
      <span className="message">{toast.message}</span>
      {toast.onUndo && (
        <Button size="small" onClick={undo}>
          {t('boot.undo')}
        </Button>
      )}
      <IconButton size="small" onClick={close} aria-label={t('boot.close')}>
        <Close fontSize="small" />
      </IconButton>
    </Card>
  );
}

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 8px 8px 14px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.28)',
  pointerEvents: 'auto',
  animation: 'toast-in 160ms ease-out',
  '.message': { flex: 1, minWidth: 0, paddingBlock: 4, overflowWrap: 'anywhere' },
  '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(-8px)' }, to: { opacity: 1, transform: 'none' } },
}));
