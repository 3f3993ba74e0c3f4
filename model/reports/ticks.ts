const STEPS = [1, 2, 2.5, 5, 10];

/** Round figures from the least to the most, zero among them, about so many: where the lines of an axis stand. */
export function ticksOf(least: number, most: number, count = 4): number[] {
  const [from, to] = [Math.min(0, least), Math.max(0, most)];
  if (from === to) return [0];
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  // Multiples of the step rather than sums: 0.1 + 0.2 would be no round figure.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Which of so many labels have room, the first among them: every one, every second, … */
export function everyNth(labels: number, room: number): number {
  return Math.max(1, Math.ceil(labels / Math.max(1, room)));
}
