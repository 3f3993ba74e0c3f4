import { valuesIn } from '#/model/values/shapes.ts';
import { ConfigError } from '#/server/config/config.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { DatabaseError, reasonOf } from '#/server/foundation/database/databaseError.ts';
import { DatabaseInUse } from '#/server/foundation/database/lockFile.ts';
import { explained } from '#/server/foundation/log.ts';

/**
 * Why a command for backups could not do it: a sentence for what a person can put right, else the fault with its trace.
 * @param interrupted what is said where the person stopped it @param usage what is said to an option that there is not
 */
export function whyNot(error: unknown, { interrupted, usage }: { interrupted: string; usage: string }): string {
  if (error instanceof BackupError || error instanceof DatabaseInUse || error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return explained(error);
  if (error.name === 'AbortError') return interrupted;
  if (error instanceof DatabaseError && error.code === 'unavailable') return `${error.message}: ${reasonOf(error) || 'no answer'}`;
  return String(valuesIn(error).code).startsWith('ERR_PARSE_ARGS') ? `${error.message}\n\n${usage}` : explained(error);
}
