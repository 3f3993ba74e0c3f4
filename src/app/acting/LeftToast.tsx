import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { takeNotice } from '#/src/foundation/session/leftNotice.ts';
import { useToast } from '#/src/foundation/toasts/ToastContext.ts';

/** Says after a business was left that it was, and stays where one did not leave by oneself. */
export function LeftToast() {
  const translate = useTranslate();
  const showToast = useToast();
  useEffect(() => {
    const notice = takeNotice();
    if (!notice) return;
    const { name, isTimeUp } = notice;
    if (isTimeUp) showToast({ type: 'warning', message: translate('acting.time_up', { name }), autoHideMs: null });
    else showToast({ type: 'success', message: translate('acting.has_left', { name }) });
  }, [translate, showToast]);
  return null;
}
