import { lazy, Suspense } from 'react';
import { model } from '#/resources/index.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { useAdminMessages } from '#/src/foundation/language/useAdminMessages.ts';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { dropCaches } from '#/src/foundation/queryClient.ts';
import { account } from '#/src/foundation/session/account.ts';
import { AdminApp } from './AdminApp.tsx';
import { PreviewProvider } from './preview/PreviewProvider.tsx';
import { EstablishmentsWatch } from './session/EstablishmentsWatch.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

const SetUpFirst = lazy(() => import('./session/SetUpFirst.tsx'));
const sources = { account, model };

/** Whoever is signed in: the session first, then react-admin. */
export function SignedIn() {
  const { language } = useLanguage();
  const texts = useAdminMessages(language);
  if (!texts) return <LogoLoader />;
  return (
    <SessionProvider
      sources={sources}
      dropCaches={dropCaches}
      setUpFirst={(page) => (
        <Suspense fallback={<LogoLoader />}>
          <SetUpFirst {...page} {...texts} />
        </Suspense>
      )}
    >
      <EstablishmentsWatch />
      <PreviewProvider>
        <AdminApp language={texts.language} messages={texts.messages} />
      </PreviewProvider>
    </SessionProvider>
  );
}
