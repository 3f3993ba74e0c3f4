import { useState } from 'react';
import { CallError } from '#/authProvider/call.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { Button } from '#/src/foundation/plain/Button.tsx';
import { account } from '#/src/foundation/session/account.ts';
import { CodeField } from './CodeField.tsx';
import { codeLength } from './code.ts';
import { OutsideFormFrame } from './OutsideFormFrame.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { RecoveryCodeField } from './RecoveryCodeField.tsx';
import { useOutsideForm } from './useOutsideForm.ts';

interface SecondStepPageProps {
  /** What the first step answered. */
  mfaToken: string;
  /** Back to the password: by the person, or because this sign-in is over. */
  onBack: (why: 'asked' | 'over') => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export default function SecondStepPage({ mfaToken, onBack }: SecondStepPageProps) {
  const { t } = useLanguage();
  const [isByRecovery, setByRecovery] = useState(false);
  const { problems, setProblems, isSubmitting, submit } = useOutsideForm({
    validate: ({ code = '', recovery_code: recoveryCode = '' }) => {
      if (isByRecovery) return recoveryCode ? {} : { recovery_code: t('auth.recovery_required') };
      return code.length === codeLength ? {} : { code: t('auth.code_required') };
    },
    send: async ({ code = '', recovery_code = '' }) => {
      try {
        await account.secondStep(mfaToken, isByRecovery ? { recovery_code } : { otp: code });
      } catch (error) {
        if (!(error instanceof CallError) || error.answer.error !== 'expired_token') throw error;
        onBack('over');
      }
    },
    refusal: ({ status }) => {
      if (status !== 400) return undefined;
      return isByRecovery ? { recovery_code: t('auth.recovery_refused') } : { code: t('auth.second_refused') };
    },
  });
  const turn = () => {
    setProblems({});
    setByRecovery(!isByRecovery);
  };
  return (
    <OutsidePage
      title={t(isByRecovery ? 'auth.recovery' : 'auth.verify')}
      lead={t(isByRecovery ? 'auth.recovery_lead' : 'auth.second_lead')}
      links={
        <>
          <Button size="small" color="inherit" onClick={turn}>
            {t(isByRecovery ? 'auth.use_app' : 'auth.use_recovery')}
          </Button>
          <Button size="small" color="inherit" onClick={() => onBack('asked')}>
            {t('auth.back_to_sign_in')}
          </Button>
        </>
      }
    >
      <OutsideFormFrame
        onSubmit={submit}
        refusal={problems.form}
        isSubmitting={isSubmitting}
        action={t(isSubmitting ? 'auth.signing_in' : 'auth.sign_in')}
      >
        {isByRecovery ? <RecoveryCodeField error={problems.recovery_code} /> : <CodeField error={problems.code} autoFocus />}
      </OutsideFormFrame>
    </OutsidePage>
  );
}
