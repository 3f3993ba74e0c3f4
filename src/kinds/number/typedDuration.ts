import { latinDigits, plainTyped } from './typedNumber.ts';

/** What people write beside what the platform does, in whatever language. */
const SHORT = { hour: ['h', 'hr', 'hrs'], minute: ['m', 'min', 'mins'] } as const;
type Unit = keyof typeof SHORT;

const patterns = new Map<string, RegExp>();

/**
 * A length of time as people type it, as whole minutes or `h:mm`: '1:30', '90', '1h 30', '1,5 h' and '45 min' are all read, and the
 * words of the language and of English. What cannot be one comes back as it was.
 */
export function plainDuration(text: string, locale: string): string {
  const typed = latinDigits(text).trim().toLowerCase();
  const parts = patternOf(locale).exec(typed);
  if (!parts?.[1]) return parts?.[2] ?? typed;
  const hours = Number(plainTyped(parts[1], locale));
  return String(Math.round(hours * 60) + Number(parts[2] ?? 0));
}

function patternOf(locale: string): RegExp {
  const known = patterns.get(locale);
  if (known) return known;
  const [hour, minute] = [wordsOf('hour', locale), wordsOf('minute', locale)];
  const pattern = new RegExp(`^(?:(\\d+(?:[.,]\\d+)?)\\s*(?:${hour})\\.?)?\\s*(?:(\\d+)\\s*(?:(?:${minute})\\.?)?)?$`, 'u');
  patterns.set(locale, pattern);
  return pattern;
}

/** Every form in which the language and English write the unit behind a number, the longest first. */
function wordsOf(unit: Unit, locale: string): string {
  const written = [locale, 'en'].flatMap((language) =>
    (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
      // One number for each plural form that there is.
      return [0, 1, 2, 3, 11, 100].flatMap((count) => format.formatToParts(count).filter(({ type }) => type === 'unit'));
    }),
  );
  const words = new Set([...SHORT[unit], ...written.map(({ value }) => value.trim().toLowerCase().replace(/\.$/, ''))]);
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}
