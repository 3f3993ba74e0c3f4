import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePreview } from '#/src/foundation/session/PreviewContext.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { writeStored } from '#/src/foundation/settings/browserStorage.ts';
import { opened, pageAt, readPages, useKeptKey } from './keptPages.ts';

/** Remembers the records and pages that one opens, for the search that nothing was typed into yet. A preview of a role leaves no trace. */
export function useRemembered(): void {
  const { pathname } = useLocation();
  const { tree } = useSession();
  const { preview } = usePreview();
  const key = useKeptKey();
  useEffect(() => {
    const paths = new Set(tree.nestedRoutes.flatMap(({ entries }) => entries.map(({ path }) => path)));
    const page = preview ? undefined : pageAt(pathname, paths);
    if (page) writeStored(key, JSON.stringify(opened(readPages(key), page)));
  }, [pathname, tree, preview, key]);
}
