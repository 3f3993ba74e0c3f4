import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { OutsideFormFrame } from '#/src/auth/OutsideFormFrame.tsx';
import { PasswordField } from '#/src/auth/PasswordField.tsx';
import { refusedPassword } from '#/src/auth/passwordRule.ts';
import { useOutsideForm } from '#/src/auth/useOutsideForm.ts';
import { ownAccount } from '#/src/foundation/session/account.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { AccountHeading } from './AccountHeading.tsx';

/** Changes one's own password; every other session ends. */
export default function PasswordPage() {
  const translate = useTranslate();
  const [changes, setChanges] = useState(0);
  return (
    <>
      <AccountHeading title={translate('account.change_password')} lead={translate('account.change_password_lead')} />
      {/* An empty form after each change. */}
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { user } = useSession();
  const { problems, isSubmitting, submit } = useOutsideForm({
    validate: ({ current_password: current = '', new_password: wanted = '' }, t) => {
      const unfit = refusedPassword(wanted, t) ?? (wanted === current ? translate('account.same_password') : undefined);
      return { ...(current ? {} : { current_password: t('auth.password_required') }), ...(unfit && { new_password: unfit }) };
    },
    send: async ({ current_password: current = '', new_password: wanted = '' }) => {
      await ownAccount.changePassword(current, wanted);
      notify('account.password_changed', { type: 'success' });
      onChanged();
    },
    refusal: ({ status, errors }) => {
      if (status !== 422) return undefined;
      return errors.current_password
        ? { current_password: translate('account.wrong_password') }
        : { new_password: errors.new_password?.[0] };
    },
  });
  return (
    <Card variant="outlined">
      <OutsideFormFrame
        onSubmit={submit}
        refusal={problems.form}
        isSubmitting={isSubmitting}
        action={translate('account.change_password_action')}
      >
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField name="current_password" label={translate('account.current_password')} error={problems.current_password} />
        <PasswordField name="new_password" label={translate('auth.new_password')} error={problems.new_password} isNew />
      </OutsideFormFrame>
    </Card>
  );
}

const Card = styled(Paper)(({ theme }) => ({
  maxWidth: 480,
  padding: 24,
  borderRadius: 12,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
