import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { directionOf } from '#/i18n/languages.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { createAppTheme } from '#/src/theme/createAppTheme.ts';
import { loadRightToLeft, styleCacheOf } from '#/src/theme/direction.ts';
import { ColorSchemeStorage } from './ColorSchemeStorage.tsx';

/** The look of everything: the theme of the person's settings, in the direction of their language. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const { settings } = useSettingsContext();
  const { language, t } = useLanguage();
  const { preset, contrast, density } = settings;
  const direction = useLoadedDirection(directionOf(language) === 'rtl' ? 'rtl' : settings.themeDirection);
  const choicesLabel = t('boot.choices');
  const theme = useMemo(
    () => createAppTheme({ preset, contrast, density, direction, choicesLabel }),
    [preset, contrast, density, direction, choicesLabel],
  );
  const cache = styleCacheOf(direction);
  useEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = language;
  }, [direction, language]);
  if (!cache) return null;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="dark" modeStorageKey="mui-mode" noSsr disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <ColorSchemeStorage />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The wanted direction once its styles are here; until then the one before. */
function useLoadedDirection(wanted: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const [loaded, setLoaded] = useState<'ltr' | 'rtl'>(styleCacheOf(wanted) ? wanted : 'ltr');
  useEffect(() => {
    if (styleCacheOf(wanted)) return setLoaded(wanted);
    let current = true;
    loadRightToLeft().then(
      () => current && setLoaded('rtl'),
      (error: unknown) => console.warn('The styles for right-to-left could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return loaded;
}
