import { useSyncExternalStore } from 'react';
import { oneOf } from '#/model/values/shapes.ts';
import { readStored, writeStored } from './browserStorage.ts';

/** Light or dark, or as the system has it. */
export type ColorMode = 'light' | 'dark' | 'system';
export type Scheme = 'light' | 'dark';

/** Where the mode is stored in the browser (specification §3). */
const MODE_KEY = 'mui-mode';
const first: ColorMode = 'dark';
const listeners = new Set<() => void>();
const darkSystem = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
/** Where the browser refuses to store it, the mode for as long as this page stands. */
let unstored: ColorMode | undefined;

darkSystem?.addEventListener('change', tell);
window.addEventListener('storage', ({ key }) => key === MODE_KEY && tell());

/** The mode that the person chose on this device. */
export const colorMode = (): ColorMode => unstored ?? oneOf(['light', 'dark', 'system'], readStored(MODE_KEY)) ?? first;

/** The scheme in force. */
export function colorScheme(): Scheme {
  const mode = colorMode();
  if (mode !== 'system') return mode;
  return darkSystem?.matches ? 'dark' : 'light';
}

/** Chooses a mode, here and in the other tabs. */
export function setColorMode(chosen: ColorMode): void {
  if (chosen === colorMode()) return;
  writeStored(MODE_KEY, chosen);
  unstored = readStored(MODE_KEY) === chosen ? undefined : chosen;
  tell();
}

/** Calls back when mode or scheme may have changed. @returns how to stop */
export function onColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The mode, drawn again when it changes. */
export const useColorMode = (): ColorMode => useSyncExternalStore(onColorMode, colorMode);

/** The scheme in force, drawn again when it changes. */
export const useScheme = (): Scheme => useSyncExternalStore(onColorMode, colorScheme);

function tell(): void {
  for (const listener of [...listeners]) listener();
}
