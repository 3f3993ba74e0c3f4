import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * On what scrolls sideways over paper, or over the page itself (`default`): a shade at its end while there is more beyond it. A part of
 * the background that moves with what is scrolled covers it there, so that nothing is measured; cells with a background of their own hide
 * it. Right is left from right to left.
 */
export function shadeOfMore({ vars: { palette } }: Theme, over: 'paper' | 'default' = 'paper'): CSSObject {
  const background = palette.background[over];
  const shade = `color-mix(in srgb, ${palette.text.primary} 18%, transparent)`;
  return {
    backgroundColor: background,
    backgroundImage: `linear-gradient(to right, transparent, ${background} 50%), linear-gradient(to right, transparent, ${shade})`,
    backgroundPosition: 'right, right',
    backgroundSize: '28px 100%, 14px 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, scroll',
    // Not below a border that lets it through.
    backgroundClip: 'padding-box',
  };
}
