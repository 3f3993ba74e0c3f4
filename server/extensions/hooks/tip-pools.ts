import tipPools from '#/resources/people/tipPools.ts';
import { readDayPool, usualMethod } from '#/server/domain/labour/dayPool.ts';
import { rowsOfPool } from '#/server/domain/labour/poolRows.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** Whatever is saved of an open pool, it is shared by the tips and hours of that moment. An approved one stays as it is. */
export const hooks = defineHooks(tipPools, {
  async beforeSave(draft, before, work) {
    if (before?.status === 'approved') return;
    draft.method ??= await usualMethod(work);
    const { lines } = await readDayPool(work, draft.date, draft.method);
    Object.assign(draft, rowsOfPool(work, lines));
  },
});
