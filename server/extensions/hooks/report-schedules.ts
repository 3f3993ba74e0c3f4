import { sentenceIn } from '#/i18n/sentences.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { textsIn } from '#/model/values/shapes.ts';
import reportSchedules from '#/resources/reports/reportSchedules.ts';
import { nextDue } from '#/server/capabilities/reportSchedules/nextDue.ts';
import { troubleAhead } from '#/server/capabilities/reportSchedules/problems.ts';
import { validQuestion } from '#/server/capabilities/reportSchedules/scheduleQuestion.ts';
import { timezoneOf } from '#/server/capabilities/reportSchedules/storedSchedule.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

type Values = Readonly<Record<string, unknown>>;

export const hooks = defineHooks(reportSchedules, {
  /**
   * It is made with the rights of whoever changed it last; nobody of the platform stands behind a business's. Its next time follows from
   * its rhythm.
   */
  async beforeSave(draft, before, { tx, model, resource, caller, clientId, now }) {
    if (before && !isChanged(resource, draft, before)) return;
    draft.question ??= {};
    // What is stored and no longer known is said when it is sent: somebody who only sets it aside is not in the way of that.
    const isAskedAnew = !before || draft.report !== before.report || textOf(draft.question) !== textOf(before.question ?? {});
    const report = model.reports[draft.report];
    if (isAskedAnew && report) validQuestion(model.reports, report, draft.question);
    const isOwn = caller.clientId === clientId && !caller.acting && caller.userId > 0;
    draft.owner = isOwn ? caller.userId : (before?.owner ?? null);
    const trouble = isOwn ? troubleAhead(model, caller, { report: draft.report, establishments: draft.establishments }) : null;
    draft.problem = isOwn ? trouble && sentenceIn(caller.language ?? 'en', trouble) : (before?.problem ?? null);
    draft.next_due =
      draft.status === 'active'
        ? nextDue({ ...draft, weekdays: textsIn(draft.weekdays) }, await timezoneOf(tx, clientId, draft.establishments), now)
        : null;
  },
});

/** Whether a write says anything else than what is stored: one that does not takes no rights on itself. */
function isChanged({ fields }: ResourceModel, draft: Values, before: Values): boolean {
  return Object.values(fields).some((field) => !isHostWritten(field) && textOf(draft[field.name]) !== textOf(before[field.name]));
}

function textOf(value: unknown): string {
  return JSON.stringify(value ?? null, (key, part: unknown) => (key === 'id' || key === '_titles' ? undefined : part));
}
