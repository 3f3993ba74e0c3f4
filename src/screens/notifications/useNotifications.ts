import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { type Marked, notificationCalls, type Unread } from '#/dataProvider/notifications.ts';

const all = ['notifications'];
const countKey = [...all, 'unread'];
/** The mutation that marks as read. */
export const markKey = [...all, 'mark'];
const ASK_EVERY_MS = 60_000;

/** Before the host has said it. */
export const NOT_KNOWN: Unread = { unread: 0, opens: [] };

/** What is not read: asked when the page is looked at again, and once a minute meanwhile. */
export function useUnread(): Unread {
  const host = useDataProvider<HostDataProvider>();
  const { data } = useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => notificationCalls(host).unread({ signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ASK_EVERY_MS,
  });
  return data ?? NOT_KNOWN;
}

/** One's notifications, page after page, the newest first. */
export function useNotifications({ unread }: { unread: boolean }) {
  const host = useDataProvider<HostDataProvider>();
  return useInfiniteQuery({
    queryKey: [...all, 'list', unread],
    queryFn: ({ pageParam, signal }) =>
      notificationCalls(host).list({ unread, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Marks as read; what is left shows at once, and lists follow. */
export function useMarkRead(): (which: Marked) => void {
  const host = useDataProvider<HostDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: markKey,
    mutationFn: (which: Marked) => notificationCalls(host).markRead(which),
    onSuccess: (left) => {
      queryClient.setQueryData(countKey, left);
      return queryClient.invalidateQueries({ queryKey: [...all, 'list'] });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return mutate;
}
