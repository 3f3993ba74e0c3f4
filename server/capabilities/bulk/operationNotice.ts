import { type Sentence, say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { JobEnd } from '#/server/foundation/jobs/runner.ts';
import type { Notification } from '#/server/foundation/notifications/notifyPeople.ts';
import type { OperationKey, StoredOperation } from './operation.ts';
import { readOperation } from './operationStore.ts';

/** What whoever asked for an operation is told once it has ended: what became of its rows, or why it could not be done. */
export async function operationNotice(database: Database, key: OperationKey, end: JobEnd): Promise<Notification | undefined> {
  const operation = await readOperation(database, key);
  if (!operation) return undefined;
  const opens = { page: 'operation', id: key.id } as const;
  return 'why' in end
    ? { kind: 'failed', sentence: failed(operation, end.why), opens }
    : { kind: 'done', sentence: done(operation), opens };
}

function done({ type, plan, dry_run: isDryRun, file_name, created, updated, failed }: StoredOperation): Sentence {
  const file = file_name ?? '';
  if (type === 'export') return say('notifications.export_done');
  if (type === 'undo') return say('notifications.undo_done');
  if (type === 'edit') return say('notifications.edit_done', { updated, failed });
  if (plan.parts)
    return isDryRun ? say('notifications.bring_checked', { failed }) : say('notifications.brought', { created, updated, failed });
  return isDryRun
    ? say('notifications.import_checked', { file, failed })
    : say('notifications.import_done', { file, created, updated, failed });
}

function failed({ type, plan, file_name }: StoredOperation, why: Sentence): Sentence {
  if (type === 'export') return say('notifications.export_failed', { why });
  if (type === 'undo') return say('notifications.undo_failed', { why });
  if (type === 'edit') return say('notifications.edit_failed', { why });
  return plan.parts ? say('notifications.bring_failed', { why }) : say('notifications.import_failed', { file: file_name ?? '', why });
}
