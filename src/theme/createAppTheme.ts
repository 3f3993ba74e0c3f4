import { createTheme, type Theme } from '@mui/material/styles';
import { componentsOf } from './components.ts';
import { type Contrast, paletteOf, placeholderOpacity } from './palette.ts';
import type { PresetName } from './presets.ts';
import { cornerPx } from './sizes.ts';
import { typography } from './typography.ts';

export interface AppearanceChoice {
  preset: PresetName;
  contrast: Contrast;
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
  /** The name of what opens over the page, for screen readers. */
  choicesLabel: string;
}

const densities = {
  comfortable: { name: 'comfortable', row: 44, item: 38, control: 36 },
  compact: { name: 'compact', row: 36, item: 32, control: 32 },
} as const;

/** The theme of a choice: both colour schemes at once, as CSS variables, so that a change of mode needs no new theme. */
export function createAppTheme({ preset, contrast, density, direction, choicesLabel }: AppearanceChoice): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    defaultColorScheme: 'dark',
    colorSchemes: {
      light: { palette: paletteOf('light', preset, contrast), opacity: { inputPlaceholder: placeholderOpacity.light } },
      dark: { palette: paletteOf('dark', preset, contrast), opacity: { inputPlaceholder: placeholderOpacity.dark } },
    },
    direction,
    density: densities[density],
    spacing: 8,
    shape: { borderRadius: cornerPx.control },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, xxl: 1700, xxxl: 1800 } },
    motion: { reducedMotion: 'system' },
    sidebar: { width: 256, closedWidth: 72 },
    transitions: {
      duration: { shortest: 120, shorter: 140, short: 160, standard: 180, complex: 200, enteringScreen: 180, leavingScreen: 140 },
    },
    typography,
    components: componentsOf(choicesLabel),
  });
}
