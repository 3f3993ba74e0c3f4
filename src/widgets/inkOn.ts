const DARK = '#14171C';
const LIGHT = '#FFFFFF';

/** Black or white, whichever is read better on a ground. Source: WCAG 2.2, relative luminance. */
export function inkOn(ground: string): string {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(ground) ?? [];
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * (r || 0) + 0.7152 * (g || 0) + 0.0722 * (b || 0);
  return luminance > 0.179 ? DARK : LIGHT;
}
