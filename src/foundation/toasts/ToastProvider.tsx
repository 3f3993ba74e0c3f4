import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { StandingToast } from './ToastContext.ts';
import { type ShowToast, ToastContext } from './ToastContext.ts';
import { ToastStack } from './ToastStack.tsx';

/** Keeps the toasts, the newest first, over every page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly StandingToast[]>([]);
  const count = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    count.current += 1;
    const standing = { ...toast, id: count.current };
    setToasts((before) => [standing, ...before]);
  }, []);
  const remove = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <ToastStack toasts={toasts} onRemove={remove} />
    </ToastContext>
  );
}
