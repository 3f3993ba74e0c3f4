import { calendarText, localText } from '#/model/values/instants.ts';

/** Amounts that are offered, as so many times the least. */
const STEPS = [1, 2, 5];
/** The least where the settings name none. */
const USUAL = 10;

/** Until when a card is good, `yyyy-MM-dd`: months after the day it was sold; null for a card that does not expire. */
export function validUntil(soldOn: string, months: unknown): string | null {
  if (typeof months !== 'number' || !(months >= 1)) return null;
  const [year = 0, month = 1, day = 1] = soldOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + Math.floor(months), 0)).getUTCDate();
  return calendarText(Date.UTC(year, month - 1 + Math.floor(months), Math.min(day, last))).slice(0, 10);
}

/** The day at the establishment. */
export function today(timezone: string): string {
  return localText(calendarText(Date.now()), timezone).slice(0, 10);
}

/** What can be loaded onto a card: from the least load, and not above the highest balance; major units. */
export function loadsOf({ minimum_load, maximum_balance }: Readonly<Record<string, unknown>>, balance: number): number[] {
  const least = typeof minimum_load === 'number' && minimum_load > 0 ? minimum_load : USUAL;
  const room = roomOf(maximum_balance, balance);
  return STEPS.map((times) => times * least).filter((amount) => room === null || amount <= room);
}

/** How much more a card may hold; null where nothing is said. */
export function roomOf(maximum: unknown, balance: number): number | null {
  return typeof maximum === 'number' ? Math.max(0, Math.round((maximum - balance) * 1e6) / 1e6) : null;
}
