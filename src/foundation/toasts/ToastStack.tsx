import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { ToastCard } from './ToastCard.tsx';
import type { StandingToast } from './ToastContext.ts';
import './toasts.css';

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
    <section className="toast-stack" aria-label={t('boot.notifications')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onRemove={() => onRemove(toast.id)} />
      ))}
    </section>
  );
}
