const FIRST = 250;

/**
 * Keeps the planner's statistics of growing tables fresh. The embedded database has nobody else who does it, and a server's own comes a
 * minute late: until then it looks records up as if there were few of them. So the tables are looked at again each time that what this
 * process stored has doubled. `run` sends a statement: by itself, or within the transaction that stores.
 */
export function freshStatistics(
  run: (statement: string) => Promise<unknown>,
  tables: readonly string[],
): (stored: number) => Promise<void> {
  const analyze = `analyze ${tables.map((name) => `public.${name}`).join(', ')}`;
  let all = 0;
  let next = FIRST;
  return async (stored) => {
    all += stored;
    if (all < next) return;
    next = all * 2;
    await run(analyze);
  };
}
