import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { laidOut } from './autoLayout.ts';
import { changesToSend } from './draft.ts';
import { LEAST_ROOM } from './planTable.ts';
import type { Plan } from './usePlan.ts';
import { AREAS, type StoredPlan, TABLES } from './useStoredPlan.ts';

/** Why a plan was not saved. */
export interface Refused {
  message: string;
  /** The table that somebody else has changed. */
  changedKey?: number;
  /** Somebody else has deleted a table or an area. */
  isGone: boolean;
  /** What is wrong with which field of which table: `7.name` → a sentence. */
  fields: ReadonlyMap<string, string>;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Saves all areas' tables at once, or none of them. */
export function useSavePlan(stored: StoredPlan, plan: Plan | undefined) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [refused, setRefused] = useState<Refused>();
  const readAgain = async () => {
    await Promise.all([queryClient.invalidateQueries({ queryKey: [TABLES] }), queryClient.invalidateQueries({ queryKey: [AREAS] })]);
  };
  const toSend = () => {
    if (!plan) return [];
    const { areas, tables } = stored;
    // What stands where there was room is kept there, in every area: it would move about with the next table otherwise.
    const guessed = areas.flatMap(({ id, room }) => {
      const ofArea = plan.all.filter(({ area }) => area === id);
      return id === plan.area.id ? plan.tables : laidOut(ofArea, { ...LEAST_ROOM, ...room });
    });
    const places = new Map(guessed.filter(({ isGuessed }) => isGuessed).map((table) => [table.key, table]));
    return changesToSend(
      tables,
      plan.all.map((table) => places.get(table.key) ?? table),
      new Set(places.keys()),
    );
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const changes = toSend();
      try {
        const tables = changes.map(({ row }) => row);
        const { message } = await dataProvider.verb(TABLES, 'arrange', { input: { tables } });
        await readAgain();
        return message;
      } catch (error) {
        throw Object.assign(error instanceof Error ? error : new Error(String(error)), { keys: changes.map(({ key }) => key) });
      }
    },
    onSuccess: (message) => {
      setRefused(undefined);
      plan?.dispatch({ do: 'begin' });
      notify(message ?? '', { type: 'success' });
    },
    onError: async (error: Error & { keys?: readonly number[] }) => {
      const { message, status, body } = failureOf(error);
      const fields = Object.entries(body.errors ?? {}).map(([path, why]): [string, string] => {
        const [, index, field] = path.split('.');
        return [`${error.keys?.[Number(index)]}.${field}`, why];
      });
      const changedKey = status === 409 && typeof body.data?.id === 'number' ? body.data.id : undefined;
      const isGone = fields.some(([path]) => path.endsWith('.table') || path.endsWith('.service_area'));
      // What they have made of it is read, so that either version can be saved next.
      if (changedKey !== undefined || isGone) await readAgain();
      setRefused({ message, isGone, fields: new Map(fields), ...(changedKey !== undefined && { changedKey }) });
      const [first] = fields[0]?.[0].split('.') ?? [];
      if (first) plan?.select(Number(first));
    },
  });
  return {
    save: () => mutate(),
    isSaving: isPending,
    refused,
    problems: refused?.fields ?? NOTHING,
    forgive: () => setRefused(undefined),
    /** Whether there is anything to be saved: changes, or places that nobody has chosen. */
    hasWork: plan !== undefined && (plan.isChanged || plan.tables.some(({ isGuessed }) => isGuessed)),
  };
}
