import type { TypographyVariantsOptions } from '@mui/material/styles';
import { scriptFonts } from '#/i18n/languages.ts';

const scripts = scriptFonts.map((family) => `'${family}', `).join('');
const text = `'Public Sans Variable', 'Public Sans', system-ui, -apple-system, 'Segoe UI', ${scripts}sans-serif`;
const display = `'Barlow', ${text}`;
const sizePx = (pixels: number) => `${pixels / 16}rem`;
const heading = (pixels: number) => ({ fontFamily: display, fontWeight: 600, fontSize: sizePx(pixels), lineHeight: 1.2, letterSpacing: 0 });

/** Public Sans for text, Barlow 600 for page titles and big figures; sizes 12, 13, 14, 16, 20, 28, 36. */
export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 700,
  h1: heading(28),
  h2: heading(20),
  h3: { ...heading(16), fontFamily: text },
  h4: heading(36),
  h5: heading(20),
  h6: { ...heading(16), fontFamily: text },
  subtitle1: { fontSize: sizePx(16), lineHeight: 1.5 },
  subtitle2: { fontSize: sizePx(14), lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: sizePx(14), lineHeight: 1.5, letterSpacing: 0 },
  body2: { fontSize: sizePx(13), lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: sizePx(12), lineHeight: 1.5, letterSpacing: 0 },
  overline: { fontSize: sizePx(12), lineHeight: 1.5, fontWeight: 600, letterSpacing: '0.04em', textTransform: 'none' },
  button: { fontSize: sizePx(14), fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
};
