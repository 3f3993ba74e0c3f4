import { languages } from '#/i18n/languages.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import './outside.css';

/** The languages side by side, each by its own name. */
export function LanguageChoice() {
  const { language, t, changeLanguage } = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders, and is of a form
    <div className="outside-languages" role="group" aria-label={t('boot.language')}>
      {languages.map(({ locale, name }) => (
        <button key={locale} type="button" lang={locale} aria-pressed={locale === language} onClick={() => void changeLanguage(locale)}>
          {name}
        </button>
      ))}
    </div>
  );
}
