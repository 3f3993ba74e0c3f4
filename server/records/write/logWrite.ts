import { nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type Activity, recordActivity } from '#/server/foundation/activity/record.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { establishmentInLog } from '../heldThere.ts';

/** What each write is called, of a record with a title and of one without. */
const SAID = {
  created: { titled: 'activity.created', untitled: 'activity.untitled_created' },
  updated: { titled: 'activity.updated', untitled: 'activity.untitled_updated' },
  deleted: { titled: 'activity.deleted', untitled: 'activity.untitled_deleted' },
} as const;

/** Writes the line of the activity log that every write of a record leaves. */
export async function logWrite(
  work: RecordWork,
  by: Activity['by'],
  event: 'created' | 'updated' | 'deleted',
  record: Readonly<Record<string, unknown>>,
  changes: Activity['changes'],
): Promise<void> {
  const { tx, resource, clientId, now } = work;
  const title = String(record[resource.title] ?? '');
  const name = nameOf(resource);
  const { titled, untitled } = SAID[event];
  const description = title ? say(titled, { resource: name, title }) : say(untitled, { resource: name });
  await recordActivity(tx, {
    clientId,
    event,
    description,
    subjectType: resource.variant?.of ?? resource.name,
    subjectId: Number(record.id),
    establishmentId: establishmentInLog(work, record),
    changes,
    by,
    at: now,
  });
}
