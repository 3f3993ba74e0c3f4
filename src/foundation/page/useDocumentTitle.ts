import { useEffect } from 'react';
import { tabTitle } from '#/src/foundation/logo/branding.ts';

/** Names the tab after the page: 'Taxes · Countinghouse'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
