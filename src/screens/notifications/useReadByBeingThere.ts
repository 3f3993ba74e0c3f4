import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recordPath } from './opened.ts';
import { markKey, NOT_KNOWN, useMarkRead, useUnread } from './useNotifications.ts';

/**
 * Whoever comes to the page that something unread leads to has read of it, by whatever way they came; what comes in while they stand there
 * stays new. Where there is nothing of the kind, a page that is opened asks the host for nothing more.
 */
export function useReadByBeingThere(): void {
  const { pathname } = useLocation();
  const unread = useUnread();
  const markRead = useMarkRead();
  const queryClient = useQueryClient();
  const arrived = useRef<string>(null);
  useEffect(() => {
    if (unread === NOT_KNOWN || arrived.current === pathname) return;
    arrived.current = pathname;
    const here = unread.opens.find((one) => recordPath(one) === pathname);
    // Who followed a notification marks it at that moment.
    if (here && !queryClient.isMutating({ mutationKey: markKey })) markRead({ opens: here });
  }, [unread, pathname, markRead, queryClient]);
}
