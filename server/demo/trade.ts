import type { DemoEstablishment } from './businesses.ts';
import { randomFrom } from './random.ts';

type Behaviour = DemoEstablishment['behaviour'];

/** How busy the middle of each month is, January first: summer on the terrace and December out, or gifts before Christmas. */
const seasons: Readonly<Record<Behaviour, readonly number[]>> = {
  restaurant: [0.9, 0.93, 0.96, 1, 1.04, 1.07, 1.05, 1, 1, 0.98, 0.99, 1.1],
  retail: [0.86, 0.9, 0.95, 0.98, 1, 0.99, 0.97, 0.96, 1, 1.03, 1.12, 1.24],
};
/** Trade today, over an ordinary day's, and what it has grown by in a year. */
const TODAY = 1.06;
const GROWTH = 0.38;
const YEAR = 365;
const STORM = { often: 0.05, level: 0.74 };

/** How busy a day was, apart from its weekday; 1: an ordinary one. The same for the same day, whoever asks. `ago`: days before today. */
export function tradeOn(date: string, ago: number, { behaviour, title }: Pick<DemoEstablishment, 'behaviour' | 'title'>): number {
  const chance = randomFrom(`${title} weather ${date}`);
  const weather = chance.chance(STORM.often) ? STORM.level : 0.88 + 0.24 * chance.next();
  return (TODAY - (GROWTH * ago) / YEAR) * seasonOf(date, seasons[behaviour]) * weather;
}

const MIDDLE = 15;
const MONTH_DAYS = 30;

/** From the middle of one month to that of the next in a straight line. */
function seasonOf(date: string, months: readonly number[]): number {
  const [month = 1, day = 1] = date.slice(5).split('-').map(Number);
  const level = (at: number) => months[(at + 12) % 12] ?? 1;
  const past = Math.min(1, Math.abs(day - MIDDLE) / MONTH_DAYS);
  const [own, other] = [level(month - 1), level(day < MIDDLE ? month - 2 : month)];
  return own + (other - own) * past;
}
