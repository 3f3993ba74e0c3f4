import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { TwoFactorKey } from '#/authProvider/ownAccount.ts';
import { CodeField } from '#/src/auth/CodeField.tsx';
import { codeLength } from '#/src/auth/code.ts';
import { OutsideFormFrame } from '#/src/auth/OutsideFormFrame.tsx';
import { useOutsideForm } from '#/src/auth/useOutsideForm.ts';
import { ownAccount } from '#/src/foundation/session/account.ts';
import { KeyToScan } from './KeyToScan.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Sets up two-factor sign-in: the password again, the key into the app, a code out of it, the recovery codes to keep. */
export function TwoFactorSetUp({ email, onDone }: { email: string; onDone: () => void }) {
  const translate = useTranslate();
  const [key, setKey] = useState<TwoFactorKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (key) return <Confirm scanned={key} onConfirmed={setCodes} />;
  return (
    <PasswordAgain
      email={email}
      action={translate('account.set_up')}
      send={async (password) => setKey(await ownAccount.beginTwoFactor(password))}
    >
      {translate('account.set_up_first')}
    </PasswordAgain>
  );
}

function Confirm({ scanned, onConfirmed }: { scanned: TwoFactorKey; onConfirmed: (codes: readonly string[]) => void }) {
  const translate = useTranslate();
  const { problems, isSubmitting, submit } = useOutsideForm({
    validate: ({ code = '' }, t) => (code.length === codeLength ? {} : { code: t('auth.code_required') }),
    send: async ({ code = '' }) => onConfirmed(await ownAccount.confirmTwoFactor(code)),
    refusal: ({ status }, t) => (status === 422 ? { code: t('auth.second_refused') } : undefined),
  });
  return (
    <OutsideFormFrame onSubmit={submit} refusal={problems.form} isSubmitting={isSubmitting} action={translate('account.turn_on')}>
      <KeyToScan scanned={scanned} />
      <CodeField error={problems.code} autoFocus />
    </OutsideFormFrame>
  );
}
