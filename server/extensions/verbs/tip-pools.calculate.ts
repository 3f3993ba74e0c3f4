import tipPools from '#/resources/people/tipPools.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';
import { updateOther } from '#/server/records/write/otherRecord.ts';

/** Saving an open pool shares it anew. */
export const verb = defineVerb(tipPools, 'calculate', async (work, _input, pool) => {
  await updateOther(work, tipPools, pool.id, {});
  return undefined;
});
