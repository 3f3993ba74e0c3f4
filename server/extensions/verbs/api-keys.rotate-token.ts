import apiKeys from '#/resources/developers/apiKeys.ts';
import { giveKey } from '#/server/access/programs/giveKey.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';
import { refuseGreater, refuseGuests } from '../hooks/api-keys.ts';

/** Gives the program another key; whoever may do less than it does not get to see it. */
export const verb = defineVerb(apiKeys, 'rotate-token', async (work, _input, record) => {
  refuseGuests(work);
  refuseGreater(record, work);
  await giveKey(work, record.id);
  return undefined;
});
