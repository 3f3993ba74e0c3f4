import { latinDigits, plainTyped } from './typedNumber.ts';

/**
 * A length of time as people type it, as whole minutes or `h:mm`: '1:30', '90', '1h 30', '1,5 h' and '45 min' are all read. What
 * cannot be one comes back as it was.
 */
export function plainDuration(text: string, locale: string): string {
  const typed = latinDigits(text).trim().toLowerCase();
  const parts = /^(?:(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|horas?|س|ساعات?|ساعة))?\s*(?:(\d+)\s*(?:m|min|mins|minutes?|minutos?|د|دقائق|دقيقة)?)?$/u.exec(typed);
  if (!parts?.[1]) return parts?.[2] ?? typed;
  const hours = Number(plainTyped(parts[1], locale));
  return String(Math.round(hours * 60) + Number(parts[2] ?? 0));
}
