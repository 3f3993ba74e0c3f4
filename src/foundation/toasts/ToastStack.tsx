import { styled } from '@mui/material/styles';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { ToastCard } from './ToastCard.tsx';
import type { StandingToast } from './ToastContext.ts';

interface ToastStackProps {
  toasts: readonly StandingToast[];
  onRemove: (id: number) => void;
}

/**
 * The toasts, newest on top: errors are read out at once, the others when the person is free. They stand below the header, whose controls
 * stay free.
 */
export function ToastStack({ toasts, onRemove }: ToastStackProps) {
  const { t } = useLanguage();
  return (
    <Stack aria-label={t('boot.notifications')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onRemove={() => onRemove(toast.id)} />
      ))}
    </Stack>
  );
}

/** The header's, in pixels. */
const HEADER_HEIGHT = 56;

const Stack = styled('section')(({ theme }) => ({
  position: 'fixed',
  top: HEADER_HEIGHT + 8,
  // The middle: actions of a page begin at its end, its title at its start.
  insetInline: 16,
  marginInline: 'auto',
  width: 'min(400px, calc(100vw - 32px))',
  display: 'grid',
  gap: 8,
  zIndex: theme.zIndex.snackbar,
  pointerEvents: 'none',
}));
