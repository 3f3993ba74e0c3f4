import { addDays } from '#/model/reports/periods.ts';
import { localText } from '#/model/values/instants.ts';
import recurringExpenses from '#/resources/money/recurringExpenses.ts';
import { nextOn } from '#/server/domain/expenses/rhythm.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

const RHYTHM = ['every', 'first', 'until', 'status'] as const;

export const hooks = defineHooks(recurringExpenses, {
  /** Its next day follows from its rhythm. Days before today are over; one that was entered is not entered again by another rhythm. */
  beforeSave(draft, before, { now, context }) {
    if (before && RHYTHM.every((name) => draft[name] === before[name])) return;
    const today = localText(now, context.timezone).slice(0, 10);
    const after = before?.last_date ? addDays(before.last_date, 1) : today;
    draft.next_date = draft.status === 'active' ? nextOn(draft, after > today ? after : today) : null;
  },
});
