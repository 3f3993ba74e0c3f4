import { useState } from 'react';
import { CallError } from '#/authProvider/call.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { Button } from '#/src/foundation/plain/Button.tsx';
import { recovery } from '#/src/foundation/session/account.ts';
import { useToast } from '#/src/foundation/toasts/ToastContext.ts';
import { useCountdown } from './useCountdown.ts';
import { refusalText } from './useOutsideForm.ts';

/** A person's mail takes a moment; so long another code is not offered, in milliseconds. */
const pauseMs = 60_000;

/** Asks for another code, after a pause that it counts down. @param since when the last one was asked for, in milliseconds since 1970 */
export function Resend({ email, since }: { email: string; since: number }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const [until, setUntil] = useState(since + pauseMs);
  const [isAsking, setAsking] = useState(false);
  const seconds = useCountdown(until);

  async function ask() {
    setAsking(true);
    try {
      await recovery.requestCode(email);
      setUntil(Date.now() + pauseMs);
      showToast({ type: 'success', message: t('auth.code_sent_again') });
    } catch (error) {
      if (error instanceof CallError && error.retryAfterSeconds) setUntil(Date.now() + error.retryAfterSeconds * 1000);
      showToast({ type: 'error', message: refusalText(error, t) });
    } finally {
      setAsking(false);
    }
  }
  return (
    <Button size="small" color="inherit" disabled={seconds > 0} loading={isAsking} onClick={() => void ask()}>
      {seconds > 0 ? t('auth.resend_in', { time: clock(seconds) }) : t('auth.resend')}
    </Button>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
