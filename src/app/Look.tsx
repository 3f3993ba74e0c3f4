import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { directionOf } from '#/i18n/languages.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { writeStored } from '#/src/foundation/settings/browserStorage.ts';
import { useColorMode, useScheme } from '#/src/foundation/settings/colorMode.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { schemeVariables } from '#/src/theme/schemeVariables.ts';
import '#/src/theme/base.css';
import { usePaperScheme } from './usePaperScheme.ts';

/**
 * What every page has of the person's settings, before the admin and in it: the theme as CSS variables, language and direction, the scheme
 * in force, which also stands under `mui-color-scheme` and in the browser's own bar, and the mode under `theme-mode`.
 */
export function Look({ children }: { children: ReactNode }) {
  const { preset, contrast, themeDirection } = useSettingsContext().settings;
  const { language } = useLanguage();
  const mode = useColorMode();
  const scheme = useScheme();
  const direction = directionOf(language) === 'rtl' ? 'rtl' : themeDirection;
  const variables = useMemo(() => schemeVariables(preset, contrast), [preset, contrast]);
  usePaperScheme();
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = language;
  }, [direction, language]);
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-mui-color-scheme', scheme);
    writeStored('mui-color-scheme', scheme);
    writeStored('theme-mode', mode);
    const page = getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-background-default').trim();
    if (page) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  }, [scheme, mode]);
  return (
    <>
      <style>{variables}</style>
      {children}
    </>
  );
}
