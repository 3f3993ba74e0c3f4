import type { Changes } from '#/model/validation/revertedValues.ts';
import activityLog from '#/resources/people/activityLog.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';
import { visibleChanges } from '#/server/records/history/visibleChanges.ts';

/** What is hidden from somebody in a record stays hidden in its history. */
export const hooks = defineHooks(activityLog, {
  beforeAnswer(entry, { model, caller }) {
    if (caller.isFullAccess || entry.changes === null || typeof entry.changes !== 'object') return;
    // Whose change it is decides what may be seen of it: where that was not asked for, nothing may.
    if (!('subject_type' in entry && 'at_establishment' in entry)) entry.changes = {};
    const subject = model.resources[String(entry.subject_type)];
    const establishmentId = typeof entry.at_establishment === 'number' ? entry.at_establishment : undefined;
    if (subject) entry.changes = visibleChanges(entry.changes as Changes, subject, caller, establishmentId);
  },
});
