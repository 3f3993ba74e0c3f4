import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePreview } from '#/src/foundation/session/PreviewContext.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { writeStored } from '#/src/foundation/settings/browserStorage.ts';
import { opened, placeAt, readPlaces, useKeptKey } from './keptPlaces.ts';

/** Remembers the records and pages that one opens, for the search that nothing was typed into yet. A preview of a role leaves no trace. */
export function useRemembered(): void {
  const { pathname } = useLocation();
  const { tree } = useSession();
  const { preview } = usePreview();
  const key = useKeptKey();
  useEffect(() => {
    const paths = new Set(tree.nestedRoutes.flatMap(({ places }) => places.map(({ path }) => path)));
    const place = preview ? undefined : placeAt(pathname, paths);
    if (place) writeStored(key, JSON.stringify(opened(readPlaces(key), place)));
  }, [pathname, tree, preview, key]);
}
