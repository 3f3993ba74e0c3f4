import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';

interface Named {
  id: number;
  establishment_id: number;
}

/** What is asked of a connected program while one waits: where rights are given, whither one is led, and what is in its books. */
export function useProgram() {
  const { call } = useDataProvider<HostDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const connect = useMutation({
    mutationFn: async ({ id, establishment_id }: Named) =>
      (await call<{ url: string }>(calls.connectProgram, { body: { id, establishment_id } })).data,
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  });
  const read = useMutation({
    mutationFn: ({ id, establishment_id }: Named) => call(calls.readProgram, { body: { id, establishment_id } }),
    onSuccess: ({ message }) => {
      if (message) notify(message, { type: 'success' });
      refresh();
    },
    onError,
    onSettled: (_data, error) => {
      // How it is connected may be another by now.
      if (error) refresh();
    },
  });
  return { connect: connect.mutate, read: read.mutate, isReading: read.isPending };
}
