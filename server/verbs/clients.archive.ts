import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { conflict, notFound } from '#/server/plugins/apiError.ts';

/** Everything of a business that is to be removed, in one ZIP. */
export const perform: VerbFunction = async ({ archives }, _input, record = {}) => {
  if (!record.archived_at || !archives) throw conflict('The archive is being made: try again in some minutes');
  const bytes = async () =>
    archives.read(Number(record.id)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? notFound('The archive is not there any more') : error;
    });
  return { file: { name: `${String(record.name)}.zip`, type: 'application/zip', bytes } };
};
