import type { RecognisedFile } from '#/dataProvider/bulkTypes.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { saveJson } from './import/sessionJson.ts';

/** Where this tab keeps what is on its way: an import of one file, and a whole business. */
export function useDraftKeys(): { one: string; several: string } {
  const { user, establishment } = useSession();
  const key = `${user.id}:${establishment?.id ?? ''}`;
  return { one: `bulk-import:${key}`, several: `bulk-bring:${key}` };
}

/** Hands an upload over from one of the two pages to the other, which begins with it. */
export function useHandOver() {
  const { one, several } = useDraftKeys();
  return {
    toImport: (file: { url: string; name: string }) => saveJson(one, { resource: '', file }),
    toBring: (file: { url: string; name: string }, known: RecognisedFile) =>
      saveJson(several, { system: known.system, files: [{ ...file, known }] }),
  };
}
