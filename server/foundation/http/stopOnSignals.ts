import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/openDatabase.ts';

/** Running requests get this long to end. */
const patienceMs = 15_000;

/**
 * The first SIGTERM or SIGINT lets running requests end, refuses new ones, and closes the database; a second one, or
 * too long a wait, ends the process at once (the embedded database replays its log at the next start).
 * @param before what ends before the database is closed
 */
export function stopOnSignals(app: FastifyInstance, database: Database, before: () => Promise<void> | undefined): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    try {
      await app.close();
      await before();
      await database.close();
      process.exit(0);
    } catch (error) {
      app.log.fatal({ err: error }, 'the host could not stop in order');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
