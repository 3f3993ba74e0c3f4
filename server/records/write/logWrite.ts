import { nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type Activity, recordActivities } from '#/server/foundation/activity/record.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { establishmentInLog } from '../heldThere.ts';

/** What each write is called, of a record with a title and of one without. */
const SAID = {
  created: { titled: 'activity.created', untitled: 'activity.untitled_created' },
  updated: { titled: 'activity.updated', untitled: 'activity.untitled_updated' },
  deleted: { titled: 'activity.deleted', untitled: 'activity.untitled_deleted' },
  restored: { titled: 'activity.restored', untitled: 'activity.untitled_restored' },
} as const;

type Values = Readonly<Record<string, unknown>>;

/** Writes the line of the activity log that every write of a record leaves. */
export async function logWrite(
  work: RecordWork,
  by: Activity['by'],
  event: keyof typeof SAID,
  record: Values,
  changes: Activity['changes'],
): Promise<void> {
  await logWrites(work, by, event, [{ record, changes }]);
}

/** The same of several records. */
export async function logWrites(
  work: RecordWork,
  by: Activity['by'],
  event: keyof typeof SAID,
  writes: readonly { record: Values; changes: Activity['changes'] }[],
): Promise<void> {
  const { tx, resource, clientId, now } = work;
  const name = nameOf(resource);
  const { titled, untitled } = SAID[event];
  const activities = writes.map(({ record, changes }) => {
    const title = String(record[resource.title] ?? '');
    return {
      clientId,
      event,
      description: title ? say(titled, { resource: name, title }) : say(untitled, { resource: name }),
      subjectType: resource.variant?.of ?? resource.name,
      subjectId: Number(record.id),
      establishmentId: establishmentInLog(work, record),
      changes,
      by,
      at: now,
    };
  });
  await recordActivities(tx, clientId, activities);
}
