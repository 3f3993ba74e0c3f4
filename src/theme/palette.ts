import type { ColorSystemOptions } from '@mui/material/styles';
import { type PresetName, presets } from './presets.ts';

export type SchemeName = 'light' | 'dark';
export type Contrast = 'default' | 'high';

const surfaces = {
  dark: {
    page: '#0F1318',
    paper: '#171C23',
    raised: '#1F262F',
    line: '167 178 191',
    text: '#F2F4F7',
    secondary: '#A7B2BF',
    onFilled: '#14171C',
  },
  light: {
    page: '#F6F7F9',
    paper: '#FFFFFF',
    raised: '#FFFFFF',
    line: '27 36 48',
    text: '#1B2430',
    secondary: '#55606E',
    onFilled: '#FFFFFF',
  },
} as const;

const tones = {
  dark: { success: '#5BD99A', warning: '#FFC857', error: '#FF8A80', info: '#6CC7FF', neutral: '#A7B2BF' },
  light: { success: '#1B7A4B', warning: '#8A5A00', error: '#B3261E', info: '#0B63A5', neutral: '#55606E' },
} as const;

/** Charts' colours in the order they are used. */
export const chartColors = {
  dark: ['#FFB224', '#4CC9F0', '#B794FF', '#5BD99A', '#FF8FA3', '#9FB3C8', '#E0E35B', '#FF9A5C'],
  light: ['#9A5B00', '#0077A3', '#6B3FD6', '#1B7A4B', '#C2335A', '#55606E', '#6B6B00', '#B34700'],
} as const;

/** How much of a tone its `soft` is: 14 % in the dark; in the light 7 %, because its text would fall under 4.5 : 1 on more. */
const softness = { dark: 0.14, light: 0.07 } as const;

/** How much of a placeholder is seen: enough to be read (4.5 to 1). */
export const placeholderOpacity: Readonly<Record<SchemeName, number>> = { light: 0.68, dark: 0.5 };

/** The palette of one scheme. A chip takes a tone's `main` on its `soft`. High contrast: stronger lines and secondary text. */
export function paletteOf(scheme: SchemeName, preset: PresetName, contrast: Contrast): NonNullable<ColorSystemOptions['palette']> {
  const surface = surfaces[scheme];
  const line = (opacity: number) => `rgb(${surface.line} / ${contrast === 'high' ? opacity * 2.2 : opacity})`;
  const tone = (main: string) => ({
    main,
    light: main,
    dark: main,
    contrastText: surface.onFilled,
    soft: translucent(main, softness[scheme]),
  });
  return {
    primary: tone(presets[preset][scheme]),
    secondary: tone(tones[scheme].neutral),
    success: tone(tones[scheme].success),
    warning: tone(tones[scheme].warning),
    error: tone(tones[scheme].error),
    info: tone(tones[scheme].info),
    neutral: tone(tones[scheme].neutral),
    background: { default: surface.page, paper: surface.paper, raised: surface.raised },
    text: {
      primary: surface.text,
      secondary: contrast === 'high' ? surface.text : surface.secondary,
      disabled: translucent(surface.secondary, 0.6),
    },
    divider: line(scheme === 'dark' ? 0.16 : 0.12),
    action: {
      hover: line(0.08),
      selected: line(0.14),
      focus: line(0.14),
      active: surface.secondary,
      disabled: translucent(surface.secondary, 0.5),
      disabledBackground: line(0.1),
      hoverOpacity: 0.08,
      selectedOpacity: 0.12,
    },
  };
}

/** A colour of six hexadecimal digits, with some of what is behind it. */
function translucent(colour: string, opacity: number): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `rgba(${parts.join(', ')}, ${opacity})`;
}
