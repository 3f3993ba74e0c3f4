/** Shifts that do not overlap, whoever works them: each on a day of its own, within the day. */
export const correct = (values: Record<string, unknown>, seed: number) => {
  const { break_start: _start, break_end: _end, ...others } = values;
  const date = new Date(Date.UTC(2026, 0, 1 + 2 * (seed % 1000))).toISOString().slice(0, 10);
  const isWhole = seed % 2 === 1;
  return { ...others, date, time_in: '08:00', time_out: '16:30', ...(isWhole && { break_start: '12:00', break_end: '12:30' }) };
};
