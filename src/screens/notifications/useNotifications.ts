import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { type Marked, notificationCalls } from '#/dataProvider/notifications.ts';

const all = ['notifications'];
const countKey = [...all, 'unread'];
const ASK_EVERY_MS = 60_000;

/** How many are not read: asked when the page is looked at again, and once a minute meanwhile. */
export function useUnread(): number {
  const host = useDataProvider<HostDataProvider>();
  const { data } = useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => notificationCalls(host).unread({ signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ASK_EVERY_MS,
  });
  return data ?? 0;
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

/** Marks as read; how many are left shows at once, and lists follow. */
export function useMarkRead(): (which: Marked) => void {
  const host = useDataProvider<HostDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (which: Marked) => notificationCalls(host).markRead(which),
    onSuccess: (left) => {
      queryClient.setQueryData(countKey, left);
      return queryClient.invalidateQueries({ queryKey: [...all, 'list'] });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return mutate;
}
