import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { BrandMark } from '#/src/foundation/logo/BrandMark.tsx';
import './loader.css';

/** The full-screen animated logo (two seconds a round) that stands while the account and its permissions load. */
export function LogoLoader() {
  const { t } = useLanguage();
  return (
    <main className="logo-loader">
      <div role="status" aria-label={t('boot.loading')}>
        <BrandMark size={64} animated />
      </div>
    </main>
  );
}
