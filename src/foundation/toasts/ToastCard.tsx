import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { Button } from '#/src/foundation/plain/Button.tsx';
import { Icon } from '#/src/foundation/plain/Icon.tsx';
import { IconButton } from '#/src/foundation/plain/IconButton.tsx';
import type { StandingToast } from './ToastContext.ts';
import { autoHideMs } from './ToastContext.ts';
import './toasts.css';

const signs = { success: 'CheckCircle', info: 'Info', warning: 'WarningAmber', error: 'ErrorOutline' } as const;

/** One toast: goes by itself, waits while the pointer or the focus is on it. */
export function ToastCard({ toast, onRemove }: { toast: StandingToast; onRemove: () => void }) {
  const { t } = useLanguage();
  const [held, setHeld] = useState(false);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done with it; it waits while somebody reads it
    <div
      className="toast"
      role={toast.type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={signs[toast.type]} tone={toast.type} />
      <span className="message">{toast.message}</span>
      {toast.onUndo && (
        <Button size="small" onClick={undo}>
          {t('boot.undo')}
        </Button>
      )}
      <IconButton size="small" onClick={close} aria-label={t('boot.close')}>
        <Icon name="Close" size="small" />
      </IconButton>
    </div>
  );
}
