import { keysOf, valuesIn } from '#/model/values/shapes.ts';
import type { Contrast } from '#/src/theme/palette.ts';
import { type PresetName, presets } from '#/src/theme/presets.ts';
import { readStored, removeStored, writeStored } from './browserStorage.ts';

/** What a person chooses for themselves on this device; the colour mode is MUI's (`mui-mode`). */
export interface Settings {
  themeDirection: 'ltr' | 'rtl';
  preset: PresetName;
  contrast: Contrast;
  density: 'comfortable' | 'compact';
  navigation: 'full' | 'compact';
  /** The chosen establishment's id; null where none is chosen. */
  establishment: { value: number | null };
}

export const defaultSettings: Settings = {
  themeDirection: 'ltr',
  preset: 'default',
  contrast: 'default',
  density: 'comfortable',
  navigation: 'full',
  establishment: { value: null },
};

/** Where the settings are stored in the browser (specification §3). */
export const settingsKey = 'settings';

const choices = {
  themeDirection: ['ltr', 'rtl'],
  preset: Object.keys(presets),
  contrast: ['default', 'high'],
  density: ['comfortable', 'compact'],
  navigation: ['full', 'compact'],
} as const;

/** The stored settings over the defaults; what is not a setting we know stays as it was stored, a value we do not know is the default. */
export function loadSettings(): Settings {
  const stored = readStored(settingsKey);
  if (!stored) return defaultSettings;
  try {
    return mergedSettings(JSON.parse(stored));
  } catch (error) {
    console.warn('The stored settings cannot be read', error);
    return defaultSettings;
  }
}

export function saveSettings(settings: Settings): void {
  writeStored(settingsKey, JSON.stringify(settings));
}

export function forgetSettings(): void {
  removeStored(settingsKey);
}

/** Whether anything but the establishment, which is a place and not a taste, is other than the default. */
export function differsFromDefaults(settings: Settings): boolean {
  return keysOf(choices).some((key) => settings[key] !== defaultSettings[key]);
}

function mergedSettings(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return defaultSettings;
  const merged: Record<string, unknown> = { ...defaultSettings, ...stored };
  for (const [key, values] of Object.entries(choices))
    if (!(values as readonly unknown[]).includes(merged[key])) merged[key] = defaultSettings[key as keyof Settings];
  const value = valuesIn(merged.establishment).value;
  merged.establishment = { value: typeof value === 'number' ? value : null };
  return merged as unknown as Settings;
}
