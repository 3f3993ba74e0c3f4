import type { TypographyVariantsOptions } from '@mui/material/styles';
import { type Contrast, paletteOf, placeholderOpacity, type SchemeName } from './palette.ts';
import type { PresetName } from './presets.ts';
import { cornerPx } from './sizes.ts';
import { typography } from './typography.ts';

/** What MUI adds to the palette: how much of a placeholder is seen, and, by itself, what lies over an input that the browser filled in. */
const added = {
  dark: {
    '--mui-opacity-inputPlaceholder': placeholderOpacity.dark,
    '--mui-palette-Input-autofillWebkitBoxShadow': '0 0 0 100px #266798 inset',
  },
  light: { '--mui-opacity-inputPlaceholder': placeholderOpacity.light, '--mui-palette-Input-autofillWebkitBoxShadow': 'none' },
} as const;
type Letters = NonNullable<TypographyVariantsOptions['h1']>;
const schemes: readonly SchemeName[] = ['light', 'dark'];
const shownTypes = ['h1', 'body1', 'body2', 'caption', 'button'] as const satisfies readonly (keyof TypographyVariantsOptions)[];

/**
 * The theme's colours, letters and corners as the CSS variables that MUI makes of them, by the same names: what stands before the admin has
 * them without MUI, and the parts that both use look the same in both.
 */
export function schemeVariables(preset: PresetName, contrast: Contrast): string {
  const letters = shownTypes.map((name) => `--mui-font-${name}: ${shorthand(typography[name] ?? {})};`);
  const sheets = schemes.map((scheme) => {
    const colours = [...flat(paletteOf(scheme, preset, contrast), '--mui-palette'), ...Object.entries(added[scheme])];
    const values = colours.map(([name, value]) => `${name}: ${value};`);
    return `[data-mui-color-scheme='${scheme}'] { color-scheme: ${scheme}; ${values.join(' ')} }`;
  });
  return [`:root { --mui-shape-borderRadius: ${cornerPx.control}px; ${letters.join(' ')} }`, ...sheets].join('\n');
}

function shorthand({ fontWeight = 400, fontSize, lineHeight = 1.75, fontFamily = typography.fontFamily }: Letters): string {
  return `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`;
}

function flat(values: object, prefix: string): (readonly [string, unknown])[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? flat(value, `${prefix}-${name}`) : [[`${prefix}-${name}`, value] as const],
  );
}
