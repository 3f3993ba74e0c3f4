import { valuesIn } from '#/model/values/shapes.ts';
import { ConfigError, portNames, readConfig } from '../config/config.ts';
import type { StartedAs } from '../config/duties.ts';
import { DatabaseError, reasonOf } from '../foundation/database/databaseError.ts';
import { DatabaseInUse } from '../foundation/database/lockFile.ts';
import { type Database, openDatabase } from '../foundation/database/openDatabase.ts';
import { explained } from '../foundation/log.ts';

/** What a person can put right is a sentence; the rest is a fault of ours, with its trace. */
function explain(error: unknown, startedAs: StartedAs): string {
  if (error instanceof Error && ['BuildFailed', 'NeighboursInTheWay', 'NotAsDistributed'].includes(error.name)) return error.message;
  if (error instanceof ConfigError || error instanceof DatabaseInUse) return error.message;
  if (error instanceof DatabaseError && error.code === 'unavailable') return [error.message, reasonOf(error)].filter(Boolean).join('\n');
  const { code, message } = valuesIn(error);
  if (code === 'EADDRINUSE') return `${message}: another program listens there; stop it, or set ${portNames[startedAs]} to another one`;
  if (code === 'EACCES' && String(message).includes('listen'))
    return `${message}: this address needs more rights; set ${portNames[startedAs]} to one above 1023`;
  return explained(error);
}

/** The program. Definitions are compiled and checked as they are loaded: a fault in one is explained like any other. */
async function loaded(opening: Promise<Database>) {
  // Whoever awaits it meets what went wrong; until then it has met somebody.
  opening.catch(() => undefined);
  try {
    return await import('./start.ts');
  } catch (error) {
    // A fault in the program comes first; a database that cannot be opened either is said once that is mended.
    await opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}

/**
 * Runs a host or a worker until it is told to stop; why it cannot run is said on the terminal, and is the exit code.
 * @param dashboard the dashboard's files, where they are still being built: whoever comes is answered once they are there
 */
export async function run(startedAs: StartedAs, dashboard: Promise<void> = Promise.resolve()): Promise<void> {
  // What nobody caught would be printed with everything that hangs on it, a failing row among it.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${explain(error, startedAs)}\n`);
    process.exit(1);
  });
  try {
    const config = readConfig(process.env, startedAs);
    // The embedded engine starts in a thread of its own; meanwhile this one loads the program.
    const replica = config.databaseReplica && {
      ...config.databaseReplica,
      tell: (sentence: string) => void process.stderr.write(`${sentence}\n`),
    };
    const opening = openDatabase({ ...config, adminUrl: config.databaseAdminUrl, replica });
    await (await loaded(opening)).start(config, await opening, dashboard);
  } catch (error) {
    process.stderr.write(`${explain(error, startedAs)}\n`);
    process.exitCode = 1;
  }
}
