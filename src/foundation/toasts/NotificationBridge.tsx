import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useToast } from './ToastContext.ts';

/** Hands react-admin's notifications to the toasts, those that can be undone with their undo: its own, or one that came along (`onUndo`). */
export function NotificationBridge() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const showToast = useToast();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions: { messageArgs, undoable, autoHideDuration, onUndo } = {} } = notification;
    const mutation = undoable ? takeMutation() : undefined;
    showToast({
      type,
      message: typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : message,
      autoHideMs: autoHideDuration ?? (undoable ? 5000 : undefined),
      ...(typeof onUndo === 'function' && { onUndo: () => void onUndo() }),
      ...(mutation && { onUndo: () => mutation({ isUndo: true }), onClose: () => mutation({ isUndo: false }) }),
    });
  }, [notifications, takeNotification, takeMutation, translate, showToast]);
  return null;
}
