import { say } from '#/i18n/sentences.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { JobEnd } from '#/server/foundation/jobs/runner.ts';
import type { Notification } from '#/server/foundation/notifications/notifyPeople.ts';

/** What whoever asked for the file of a whole business is told. A super-admin fetches it elsewhere. */
export function exportNotice(end: JobEnd): Notification {
  const opens = end.clientId === PLATFORM_CLIENT ? null : ({ page: 'whole_business' } as const);
  return 'why' in end
    ? { kind: 'failed', sentence: say('notifications.whole_export_failed', { why: end.why }), opens }
    : { kind: 'done', sentence: say('notifications.whole_export_done'), opens };
}

/** What whoever has a business filled from a file is told. */
export function importNotice(end: JobEnd): Notification {
  const opens = { page: 'whole_business' } as const;
  return 'why' in end
    ? { kind: 'failed', sentence: say('notifications.whole_import_failed', { why: end.why }), opens }
    : { kind: 'done', sentence: say('notifications.whole_import_done'), opens };
}
