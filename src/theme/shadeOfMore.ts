import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * On what scrolls sideways over paper: a shade at its end while there is more beyond it. A part of the background that moves with what is
 * scrolled covers it there, so that nothing is measured; cells with a background of their own hide it. Right is left from right to left.
 */
export function shadeOfMore({ vars: { palette } }: Theme): CSSObject {
  const { paper } = palette.background;
  const shade = `color-mix(in srgb, ${palette.text.primary} 18%, transparent)`;
  return {
    backgroundColor: paper,
    backgroundImage: `linear-gradient(to right, transparent, ${paper} 50%), linear-gradient(to right, transparent, ${shade})`,
    backgroundPosition: 'right, right',
    backgroundSize: '28px 100%, 14px 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, scroll',
    // Not below a border that lets it through.
    backgroundClip: 'padding-box',
  };
}
