import { type Activity, recordActivity } from '#/server/foundation/activity/record.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { placeInLog } from '../heldThere.ts';

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
  const description = `${resource.label[0]} ${title ? `'${title}' ` : ''}${event}`;
  await recordActivity(tx, {
    clientId,
    event,
    description,
    subjectType: resource.variant?.of ?? resource.name,
    subjectId: record.id as number,
    establishmentId: placeInLog(work, record),
    changes,
    by,
    at: now,
  });
}
