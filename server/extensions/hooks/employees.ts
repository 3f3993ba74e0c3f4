import employees from '#/resources/people/employees.ts';
import { giveFirstWage } from '#/server/domain/labour/wages.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** Shifts whose wage was not known get the first one that is. */
export const hooks = defineHooks(employees, {
  async afterSave({ id, hourly_rate: wage }, before, work) {
    if (before && before.hourly_rate === null && wage !== null) await giveFirstWage(work, id, wage);
  },
});
