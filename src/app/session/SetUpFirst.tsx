import Button from '@mui/material/Button';
import { CoreAdminContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Language } from '#/i18n/languages.ts';
import type { Messages } from '#/i18n/messageTexts.ts';
import { AuthFrame } from '#/src/auth/AuthFrame.tsx';
import { InLanguage } from '#/src/foundation/language/InLanguage.tsx';
import { useAdminTexts } from '#/src/foundation/language/useAdminTexts.ts';
import { tabTitle } from '#/src/foundation/logo/branding.ts';
import { queryClient } from '#/src/foundation/queryClient.ts';
import { TwoFactorSetUp } from '#/src/screens/account/TwoFactorSetUp.tsx';
import type { SetUpFirstProps } from './SessionProvider.tsx';

/** All that is open to somebody of whom two-factor sign-in is asked and who has not set it up: setting it up, or leaving. */
export default function SetUpFirst({ language, messages, ...page }: SetUpFirstProps & { language: Language; messages: Messages }) {
  const { i18nProvider, store, texts } = useAdminTexts(language, messages);
  return (
    <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient} store={store}>
      <InLanguage texts={texts}>
        <Page {...page} />
      </InLanguage>
    </CoreAdminContext>
  );
}

function Page({ user, onDone, onSignOut }: SetUpFirstProps) {
  const translate = useTranslate();
  const title = translate('account.two_factor');
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
  return (
    <AuthFrame
      title={title}
      lead={translate('account.two_factor_asked')}
      links={
        <Button size="small" color="inherit" onClick={onSignOut}>
          {translate('shell.sign_out')}
        </Button>
      }
    >
      <TwoFactorSetUp email={user.email} onDone={onDone} />
    </AuthFrame>
  );
}
