const DAY = 24;

/**
 * The hours of the clock that an axis needs for these (`09:00`): every one from the first to the last, where the day begins after the longest
 * time in which nothing happened. A bar's night is one evening, from 18:00 to 02:00.
 */
export function clockAxis(hours: readonly string[]): string[] {
  const there = [...new Set(hours.map((hour) => Number(hour.slice(0, 2))))].sort((a, b) => a - b);
  const gaps = there.map((hour, at) => {
    const before = there.at(at - 1) ?? hour;
    return { hour, before, length: (hour - before + DAY) % DAY || DAY };
  });
  const [longest] = gaps.toSorted((a, b) => b.length - a.length);
  if (!longest) return [];
  const count = ((longest.before - longest.hour + DAY) % DAY) + 1;
  return Array.from({ length: count }, (_, at) => `${String((longest.hour + at) % DAY).padStart(2, '0')}:00`);
}
