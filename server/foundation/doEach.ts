/**
 * Does recurring work for each of many (businesses, establishments, records), one after the other: what goes wrong at one keeps no other
 * waiting. @param until what kind of error leaves the others for the next time
 * @throws AggregateError of what went wrong, once all were done
 */
export async function doEach<T>(
  many: readonly T[],
  work: (one: T) => Promise<unknown>,
  { until = () => false }: { until?: (error: unknown) => boolean } = {},
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of many)
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
      if (until(error)) break;
    }
  if (failures.length) throw new AggregateError(failures, `${failures.length} of ${many.length} went wrong`);
}
