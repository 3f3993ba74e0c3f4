import { styled } from '@mui/material/styles';
import { useLanguage } from '#/src/shell/language/LanguageContext.ts';
import { ToastCard } from './ToastCard.tsx';
import type { StandingToast } from './ToastProvider.tsx';

interface ToastStackProps {
  toasts: readonly StandingToast[];
  onRemove: (id: number) => void;
}

/** The toasts, newest on top: errors are read out at once, the others when the person is free. */
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

const Stack = styled('section')(({ theme }) => ({
  position: 'fixed',
  top: 16,
  insetInlineEnd: 16,
  width: 'min(360px, calc(100vw - 32px))',
  display: 'grid',
  gap: 8,
  zIndex: theme.zIndex.snackbar,
  pointerEvents: 'none',
}));
