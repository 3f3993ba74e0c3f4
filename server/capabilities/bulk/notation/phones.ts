import { latinDigits } from './digits.ts';

const LABEL = /^(?:tel(?:efon|ephone|éfono)?|phone|mob(?:il|ile)?|móvil|handy|cell)[.:\s]*(?=[+(\d])/i;
const EXTENSION = /[\s,;]*(?:(?:extension|ext|#|durchwahl|poste)[.:\s]*|x[.:\s]+)(\d{1,6})$/i;
/** An area code has fewer digits than a number of its own: that may stand behind a slash as well. */
const AREA_DIGITS = { withCountry: 7, without: 6 };

/** A telephone number without what people write around and into it: what is one already stays as it is, and so does what could be two. */
export function readPhone(written: string): string {
  const text = latinDigits(written)
    .trim()
    .replace(LABEL, '')
    .replace(EXTENSION, ' x$1')
    .replace(/[‐‑–—]/g, '-');
  const [area = '', number, ...more] = text.split('/');
  if (number === undefined || more.length) return text;
  const most = area.startsWith('+') ? AREA_DIGITS.withCountry : AREA_DIGITS.without;
  return area.replace(/\D/g, '').length <= most ? `${area.trim()} ${number.trim()}` : text;
}
