import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useNotify, useRecordContext } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { commentsCall } from '#/dataProvider/recordCalls.ts';
import type { CommentPage, NamedPerson } from '#/model/values/commentText.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { type CommentCall, commentedAs, hasComments } from '#model/language';

/** Makes a call about the comments on a record. */
function useCommentCall(id: Identifier | undefined) {
  const { endpoint } = useResourceModel();
  const dataProvider = useDataProvider<HostDataProvider>();
  return <T>(call: CommentCall, body: object, options: { signal?: AbortSignal; once?: boolean } = {}) =>
    dataProvider.call<T>(commentsCall(endpoint, call), { ...(id !== undefined && { id }), body, ...options });
}

const keyOf = (resource: Parameters<typeof commentedAs>[0], id: unknown) => ['comments', commentedAs(resource), String(id)];

/** The comments on the record that is shown, the newest page first; asked as soon as it is there, as its page says how many there are. */
export function useComments() {
  const resource = useResourceModel();
  const id = useRecordContext()?.id;
  const call = useCommentCall(id);
  return useInfiniteQuery({
    queryKey: keyOf(resource, id),
    queryFn: ({ pageParam, signal }) =>
      call<CommentPage>('list', pageParam === null ? {} : { before: pageParam }, { signal }).then(({ data }) => data),
    initialPageParam: null as number | null,
    getNextPageParam: ({ list, has_more: hasMore }) => (hasMore ? (list[0]?.id ?? null) : null),
    enabled: hasComments(resource) && id !== undefined,
    staleTime: 0,
  });
}

/** Writes, changes or deletes a comment; what was said then stands in the list. */
export function useCommentChange<B extends object>(change: 'create' | 'edit' | 'remove', onDone: () => void) {
  const resource = useResourceModel();
  const { id } = useShownRecord();
  const call = useCommentCall(id);
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation<{ message?: string | undefined }, Error, B>({
    // Sent twice over a bad line, it stands there once.
    mutationFn: (body) => call(change, body, { once: change === 'create' }),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(resource, id) });
      onDone();
      if (message && change !== 'create') notify(message, { type: 'success' });
    },
  });
}

/** People who may see the record, by what was typed of a name; undefined: nobody is looked for. */
export function useMentionable(typed: string | undefined): readonly NamedPerson[] {
  const resource = useResourceModel();
  const { id } = useShownRecord();
  const call = useCommentCall(id);
  const { data } = useQuery<readonly NamedPerson[]>({
    queryKey: [...keyOf(resource, id), 'people', typed],
    queryFn: ({ signal }) => call<{ list: NamedPerson[] }>('people', { search: typed }, { signal }).then((answer) => answer.data.list),
    enabled: typed !== undefined,
    placeholderData: keepPreviousData,
  });
  return (typed !== undefined && data) || [];
}
