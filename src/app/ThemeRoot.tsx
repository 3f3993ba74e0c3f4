import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type StorageManager, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { directionOf } from '#/i18n/languages.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { type ColorMode, colorMode, onColorMode, setColorMode } from '#/src/foundation/settings/colorMode.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { createAppTheme } from '#/src/theme/createAppTheme.ts';
import { loadRightToLeft, styleCacheOf } from '#/src/theme/direction.ts';

/** MUI's look of everything behind sign-in: the theme of the person's settings, in the direction of their language. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const { settings } = useSettingsContext();
  const { language, t } = useLanguage();
  const { preset, contrast, density } = settings;
  const direction = useLoadedDirection(directionOf(language) === 'rtl' ? 'rtl' : settings.themeDirection);
  const choicesLabel = t('boot.choices');
  const theme = useMemo(
    () => createAppTheme({ preset, contrast, density, direction: direction ?? 'ltr', choicesLabel }),
    [preset, contrast, density, direction, choicesLabel],
  );
  const cache = direction && styleCacheOf(direction);
  if (!cache) return <LogoLoader />;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="dark" storageManager={modeStorage} noSsr disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** MUI's mode is the one that stands before it too (`colorMode.ts`); it keeps two schemes more, which are never others here. */
const modeStorage: StorageManager = ({ key }) =>
  key.endsWith('mode')
    ? {
        get: colorMode,
        // MUI stores while it draws, and whoever shows the mode is drawn again after that.
        set: (chosen: ColorMode) => queueMicrotask(() => setColorMode(chosen)),
        subscribe: (handler) => onColorMode(() => handler(colorMode())),
      }
    : { get: (usual) => usual, set: () => undefined, subscribe: () => () => undefined };

/** The wanted direction once its styles are here; until then the one before, and at first none. */
function useLoadedDirection(wanted: 'ltr' | 'rtl'): 'ltr' | 'rtl' | undefined {
  const [loaded, setLoaded] = useState(styleCacheOf(wanted) ? wanted : undefined);
  useEffect(() => {
    if (styleCacheOf(wanted)) return setLoaded(wanted);
    let current = true;
    const show = (direction: 'ltr' | 'rtl') => current && setLoaded((before) => (direction === 'rtl' ? direction : (before ?? direction)));
    loadRightToLeft().then(
      () => show('rtl'),
      (error: unknown) => {
        console.warn('The styles for right-to-left could not be loaded', error);
        show('ltr');
      },
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return loaded;
}
