import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { type Leave, LeaveContext } from './LeaveContext.ts';

type Answer = (leaves: boolean) => void;

/**
 * Asks before something that was entered and not saved is left: by a link, by Back, by closing the tab or a dialog, by another
 * establishment. One guard for all forms, because a router knows one alone.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Map<string, (() => void) | undefined>());
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => unsaved.current.size > 0 && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const leave = useMemo<Leave>(() => {
    const settle = (form?: string) => {
      const settled = form === undefined ? [...unsaved.current.keys()] : [form];
      for (const one of settled) {
        const onSettled = unsaved.current.get(one);
        unsaved.current.delete(one);
        onSettled?.();
      }
    };
    const isUnsaved = (form?: string) => (form === undefined ? unsaved.current.size > 0 : unsaved.current.has(form));
    return {
      tell: (form, holds, onSettled) => void (holds ? unsaved.current.set(form, onSettled) : unsaved.current.delete(form)),
      forget: settle,
      isUnsaved: () => isUnsaved(),
      confirm: (form) =>
        new Promise((resolve) => {
          if (!isUnsaved(form)) return resolve(true);
          const answer = (leaves: boolean) => {
            if (leaves) settle(form);
            resolve(leaves);
          };
          setAsked({ answer });
        }),
    };
  }, []);
  const isBlocked = blocker.state === 'blocked';
  const answer = (leaves: boolean) => {
    asked?.answer(leaves);
    setAsked(null);
    if (!isBlocked) return;
    if (leaves) {
      leave.forget();
      blocker.proceed();
    } else blocker.reset();
  };
  return (
    <LeaveContext value={leave}>
      {children}
      {(isBlocked || asked) && <Question onAnswer={answer} />}
    </LeaveContext>
  );
}

function Question({ onAnswer }: { onAnswer: Answer }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={id} aria-describedby={`${id}-text`} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('forms.leave_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('forms.leave_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => onAnswer(true)}>
          {translate('forms.leave')}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(false)} autoFocus>
          {translate('forms.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
