import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { OutsideFormFrame } from '#/src/auth/OutsideFormFrame.tsx';
import { PasswordField } from '#/src/auth/PasswordField.tsx';
import { useOutsideForm } from '#/src/auth/useOutsideForm.ts';

interface PasswordAgainProps {
  email: string;
  /** The word on the button. */
  action: string;
  send: (password: string) => Promise<void>;
  /** What it is for. */
  children: ReactNode;
}

/** Asks for one's present password, before what a stranger at one's screen must not do. */
export function PasswordAgain({ email, action, send, children }: PasswordAgainProps) {
  const translate = useTranslate();
  const { problems, isSubmitting, submit } = useOutsideForm({
    validate: ({ password = '' }, t) => (password ? {} : { password: t('auth.password_required') }),
    send: ({ password = '' }) => send(password),
    refusal: ({ status }) => (status === 422 ? { password: translate('account.wrong_password') } : undefined),
  });
  return (
    <OutsideFormFrame onSubmit={submit} refusal={problems.form} isSubmitting={isSubmitting} action={action}>
      <Lead>{children}</Lead>
      {/* For password managers, which know the password under the name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label={translate('account.current_password')} error={problems.password} />
    </OutsideFormFrame>
  );
}

const Lead = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: 0, color: theme.vars.palette.text.secondary }));
