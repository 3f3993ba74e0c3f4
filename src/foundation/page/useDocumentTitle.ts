import { useEffect } from 'react';

/** Names the tab after the page: 'Taxes · Countinghouse'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Countinghouse` : 'Countinghouse';
  }, [title]);
}
