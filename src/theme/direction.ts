import createCache, { type EmotionCache } from '@emotion/cache';
import { beforeRightToLeft } from './rightToLeft.ts';

const leftToRight = createCache({ key: 'ltr', prepend: true });
let rightToLeft: EmotionCache | undefined;
beforeRightToLeft(loadRightToLeft);

/** The style cache of a direction, where it is loaded already. */
export function styleCacheOf(direction: 'ltr' | 'rtl'): EmotionCache | undefined {
  return direction === 'rtl' ? rightToLeft : leftToRight;
}

/** Loads what writes styles from right to left; only who wants it pays for it. */
export async function loadRightToLeft(): Promise<void> {
  const [{ prefixer }, { default: rtlPlugin }] = await Promise.all([import('stylis'), import('@mui/stylis-plugin-rtl')]);
  rightToLeft ??= createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] });
}
