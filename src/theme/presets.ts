/** A primary colour for each of the two modes; contrast checked against their surfaces. */
export interface Preset {
  dark: string;
  light: string;
}

/** The six presets (specification §2); `default` is amber. */
export const presets = {
  default: { dark: '#FFB224', light: '#9A5B00' },
  cyan: { dark: '#3DD6F5', light: '#006F8A' },
  purple: { dark: '#B794FF', light: '#6B3FD6' },
  blue: { dark: '#7AB7FF', light: '#1D62C9' },
  orange: { dark: '#FF9A5C', light: '#B34700' },
  red: { dark: '#FF8A80', light: '#C2262E' },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;
