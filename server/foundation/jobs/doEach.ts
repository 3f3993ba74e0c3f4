/**
 * Does recurring work for each of many (businesses, establishments, records), one after the other: what goes wrong at one keeps no other
 * waiting. @throws AggregateError of what went wrong, once all were done
 */
export async function doEach<T>(many: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of many)
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length) throw new AggregateError(failures, `${failures.length} of ${many.length} went wrong`);
}
