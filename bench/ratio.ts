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

/** Prints one line: what was measured, against what, and the ratio. */
export function report(what: string, ms: number, against: string, baselineMs: number): void {
  process.stdout.write(`${what}: ${ms.toFixed(1)} ms; ${against}: ${baselineMs.toFixed(1)} ms; ratio ${(ms / baselineMs).toFixed(2)}\n`);
}
