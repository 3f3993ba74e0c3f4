import { createContext, type ReactNode, useContext } from 'react';

export interface StandingToast extends Toast {
  id: number;
}

export interface Toast {
  message: ReactNode;
  type: 'success' | 'info' | 'warning' | 'error';
  /** Milliseconds until it goes by itself; null: it stays. */
  autoHideMs?: number | null;
  /** Offers to undo; called at most once, and then `onClose` is not. */
  onUndo?: () => void;
  /** Called when it went without having been undone. */
  onClose?: () => void;
}
export type ShowToast = (toast: Toast) => void;

/** How long a toast stands (specification §9). */
export const autoHideMs = 2000;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows toasts, in the sign-in page as in the dashboard. @throws outside of ToastProvider. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used inside ToastProvider');
  return show;
}
