import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { LogoMark } from '#/src/foundation/logo/LogoMark.tsx';
import { Button, ButtonLink } from '#/src/foundation/plain/Button.tsx';
import type { Failure } from './Boundary.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** The last resort: what is shown where the application itself broke. Needs neither router nor react-admin. */
export function Oops({ error, componentStack }: Pick<Failure, 'error' | 'componentStack'>) {
  const { t } = useLanguage();
  return (
    <ErrorScreen
      fullScreen
      symbol={<LogoMark size={40} />}
      title={t('boot.oops')}
      lead={t('boot.oops_lead')}
      actions={
        <>
          <Button look="contained" onClick={() => window.location.reload()}>
            {t('boot.reload')}
          </Button>
          <ButtonLink href="/">{t('boot.home')}</ButtonLink>
        </>
      }
    >
      <ErrorDetails label={t('boot.details')} error={error} componentStack={componentStack} />
    </ErrorScreen>
  );
}
