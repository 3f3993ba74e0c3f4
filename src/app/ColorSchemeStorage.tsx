import { useColorScheme, useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { writeStored } from '#/src/foundation/settings/browserStorage.ts';
import { usePaperScheme } from './usePaperScheme.ts';

/** Writes what MUI does not: the scheme in force under `mui-color-scheme`, the mode under `theme-mode`, and the browser's own bar. */
export function ColorSchemeStorage() {
  const { mode, colorScheme } = useColorScheme();
  const { colorSchemes } = useTheme();
  usePaperScheme();
  useEffect(() => {
    if (colorScheme) writeStored('mui-color-scheme', colorScheme);
    if (mode) writeStored('theme-mode', mode);
    const page = colorScheme && colorSchemes?.[colorScheme]?.palette.background.default;
    if (page) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  }, [mode, colorScheme, colorSchemes]);
  return null;
}
