import { type Label, labelled, namesOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import type { JobEnd } from '#/server/foundation/jobs/runner.ts';
import type { Notification } from '#/server/foundation/notifications/notifyPeople.ts';
import type { ExportRequest } from './exportRequest.ts';
import type { ExportResult } from './runExport.ts';

/** What whoever asked for a file is told: that it is there to be fetched, or why it could not be made. */
export function noticeOf(model: Model, { of }: ExportRequest, end: JobEnd): Notification {
  if ('result' in end) {
    const { name } = end.result as ExportResult;
    return { kind: 'done', sentence: say('notifications.file_ready', { name }), opens: { page: 'file', id: end.id } };
  }
  return { kind: 'failed', sentence: say('notifications.file_failed', { what: nameOf(model, of), why: end.why }), opens: null };
}

function nameOf(model: Model, of: ExportRequest['of']): Label {
  return 'resource' in of ? namesOf(resourceOf(model, of.resource)) : labelled(present(model.reports[of.report], of.report));
}
