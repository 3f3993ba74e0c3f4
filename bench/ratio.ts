/** The median of several timings of a call, in milliseconds, after one that is not counted. */
export async function medianMs(call: () => Promise<unknown>, runs = 15): Promise<number> {
  await call();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

/** The median of a call's timings and what nineteen of twenty stay below, in milliseconds, after one that is not counted. */
export async function timesMs(call: () => Promise<unknown>, runs = 40): Promise<{ p50: number; p95: number }> {
  await call();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(runs * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Prints one line: what was measured, against what, and the ratio. */
export function report(what: string, ms: number, against: string, baselineMs: number): void {
  process.stdout.write(`${what}: ${ms.toFixed(1)} ms; ${against}: ${baselineMs.toFixed(1)} ms; ratio ${(ms / baselineMs).toFixed(2)}\n`);
}
