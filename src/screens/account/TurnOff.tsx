import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { CodeField } from '#/src/auth/CodeField.tsx';
import { codeLength } from '#/src/auth/code.ts';
import { OutsideFormFrame } from '#/src/auth/OutsideFormFrame.tsx';
import { PasswordField } from '#/src/auth/PasswordField.tsx';
import { RecoveryCodeField } from '#/src/auth/RecoveryCodeField.tsx';
import { useOutsideForm } from '#/src/auth/useOutsideForm.ts';
import { ownAccount } from '#/src/foundation/session/account.ts';

interface TurnOffProps {
  email: string;
  /** It is asked of the person: they have to set it up anew at once. */
  isRequired: boolean;
  onDone: () => void;
}

/** Turns two-factor sign-in off, by the password and a code of the app or a recovery code. */
export function TurnOff({ email, isRequired, onDone }: TurnOffProps) {
  const translate = useTranslate();
  const [isByRecovery, setByRecovery] = useState(false);
  const { problems, setProblems, isSubmitting, submit } = useOutsideForm({
    validate: ({ password = '', code = '', recovery_code: recoveryCode = '' }, t) => ({
      ...(password ? {} : { password: t('auth.password_required') }),
      ...(isByRecovery && !recoveryCode && { recovery_code: t('auth.recovery_required') }),
      ...(!isByRecovery && code.length !== codeLength && { code: t('auth.code_required') }),
    }),
    send: async ({ password = '', code = '', recovery_code = '' }) => {
      await ownAccount.turnOffTwoFactor(password, isByRecovery ? { recovery_code } : { otp: code });
      onDone();
    },
    refusal: ({ status, errors }, t) => {
      if (status !== 422) return undefined;
      if (errors.password) return { password: translate('account.wrong_password') };
      return isByRecovery ? { recovery_code: t('auth.recovery_refused') } : { code: t('auth.second_refused') };
    },
  });
  const turn = () => {
    setProblems({});
    setByRecovery(!isByRecovery);
  };
  return (
    <OutsideFormFrame onSubmit={submit} refusal={problems.form} isSubmitting={isSubmitting} action={translate('account.turn_off')}>
      <Lead>{translate(isRequired ? 'account.turn_off_asked' : 'account.turn_off_lead')}</Lead>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label={translate('account.current_password')} error={problems.password} />
      {isByRecovery ? <RecoveryCodeField error={problems.recovery_code} /> : <CodeField error={problems.code} />}
      <Button color="inherit" onClick={turn} sx={{ justifySelf: 'start' }}>
        {translate(isByRecovery ? 'auth.use_app' : 'auth.use_recovery')}
      </Button>
    </OutsideFormFrame>
  );
}

const Lead = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: 0, color: theme.vars.palette.text.secondary }));
