import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { languages } from '#/i18n/languages.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';

/** The languages side by side, each by its own name. */
export function LanguageChoice() {
  const { language, t, changeLanguage } = useLanguage();
  return (
    <Choice role="group" aria-label={t('boot.language')}>
      {languages.map(({ locale, name }) => (
        <ButtonBase key={locale} lang={locale} aria-pressed={locale === language} onClick={() => changeLanguage(locale)}>
          {name}
        </ButtonBase>
      ))}
    </Choice>
  );
}

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  button: { ...theme.typography.body2, minHeight: 32, paddingInline: 8, borderRadius: 6, color: theme.vars.palette.text.secondary },
  'button:hover': { backgroundColor: theme.vars.palette.action.hover },
  'button[aria-pressed=true]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));
