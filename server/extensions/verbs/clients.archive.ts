import { say } from '#/i18n/sentences.ts';
import clients from '#/resources/platform/clients.ts';
import { conflict, notFound } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Everything of a business that is to be removed, in one ZIP. */
export const verb = defineVerb(clients, 'archive', async ({ archives }, _input, record) => {
  if (!record.archived_at || !archives) throw conflict(say('platform.archive_being_made'));
  const bytes = async () =>
    archives.read(record.id).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? notFound(say('platform.archive_gone')) : error;
    });
  return { file: { name: `${String(record.name)}.zip`, type: 'application/zip', bytes } };
});
