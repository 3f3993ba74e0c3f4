import type { PageScreen, ReplacingScreen, Screen } from './screen.ts';

const files = import.meta.glob<readonly Screen[]>('./*/screen.ts', { eager: true, import: 'default' });
const screens = Object.values(files).flat();

const isReplacing = (screen: Screen): screen is ReplacingScreen => 'replaces' in screen;

/** Every screen with an address of its own, discovered; nobody edits this file to add one. */
export const pageScreens: readonly PageScreen[] = screens.filter((screen): screen is PageScreen => !isReplacing(screen));

/** Every screen that takes the place of a resource's generic one. */
export const replacingScreens: readonly ReplacingScreen[] = screens.filter(isReplacing);
