import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useLocaleState } from 'ra-core';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { textOf } from '#model/language';
import { type Move, moved } from './order.ts';
import type { Group } from './useGroup.ts';

/** Records that one order holds at most: what the host takes in one call. */
export const MOST = 1_000;

/** Records in their stored order, and how many there are with those beyond the most. */
export interface StoredOrder {
  records: readonly RaRecord[];
  total: number;
}

/** What becomes of the moves: the host's sentence once all are stored, or what failed and why. */
export type Outcome = { type: 'storing' } | { type: 'success'; text: string } | { type: 'error'; text: string; reason: string };

/** The moves that are being stored, undefined where none are; fulfilled with whether the host took every one. */
export type UnderWay = RefObject<Promise<boolean> | undefined>;

interface Kept {
  /** As the host has them. */
  stored: readonly RaRecord[];
  /** Made here and not stored yet, the oldest first; that one is on its way. */
  waiting: readonly Move[];
}

/** Reads a group's records in their order, with nothing but what names them. */
export function useLoadOrder(resource: ResourceModel, group: Group | undefined): () => Promise<StoredOrder> {
  const dataProvider = useDataProvider<HostDataProvider>();
  return async () => {
    const { data, total } = await dataProvider.getList(resource.name, {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'sort_order', order: 'ASC' },
      filter: group ? { [group.field.name]: group.id } : {},
      meta: { fields: [resource.title] },
    });
    return { records: data, total: total ?? data.length };
  };
}

interface Keeping {
  resource: ResourceModel;
  group: Group | undefined;
  begin: readonly RaRecord[];
  load: () => Promise<StoredOrder>;
  underWay: UnderWay;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * An order in which every move is seen at once and stored at once, one after the other. A move that the host refuses is put back, with
 * the order read anew, and those after it go on from there.
 */
export function useOrder({ resource, group, begin, load, underWay, onOutcome }: Keeping) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const [locale] = useLocaleState();
  const queryClient = useQueryClient();
  const kept = useRef<Kept>({ stored: begin, waiting: [] });
  const [shown, show] = useState(kept.current);
  const keep = (next: Kept) => {
    kept.current = next;
    show(next);
  };
  const settle = (stored: readonly RaRecord[]) => keep({ stored, waiting: kept.current.waiting.slice(1) });

  const store = async (move: Move): Promise<Outcome> => {
    const records = moved(kept.current.stored, move);
    try {
      const { message } = await dataProvider.reorder(resource.name, { ids: records.map(({ id }) => id), within: group?.id });
      settle(records);
      return { type: 'success', text: message ?? textOf(resource.messages, 'reordered', locale) };
    } catch (error) {
      const now = await load().catch(() => undefined);
      settle(now?.records ?? kept.current.stored);
      return { type: 'error', text: textOf(resource.messages, 'reorderFailed', locale), reason: reasonOf(failureOf(error)) };
    }
  };
  const storeAll = async () => {
    let said: Outcome = { type: 'storing' };
    onOutcome(said);
    for (let [move] = kept.current.waiting; move; [move] = kept.current.waiting) {
      const outcome = await store(move);
      if (said.type !== 'error' || outcome.type === 'error') said = outcome;
      // A failure is said at once, and not drowned by what goes well after it.
      if (said.type === 'error') onOutcome(said);
    }
    underWay.current = undefined;
    onOutcome(said);
    void queryClient.invalidateQueries({ queryKey: [resource.name] });
    return said.type !== 'error';
  };
  const move = (next: Move) => {
    keep({ ...kept.current, waiting: [...kept.current.waiting, next] });
    underWay.current ??= storeAll();
  };
  const records = useMemo(() => shown.waiting.reduce<readonly RaRecord[]>(moved, shown.stored), [shown]);
  return { records, move };
}

/** The host's sentences about what was sent, else its sentence about the call. */
function reasonOf({ message, body }: ReturnType<typeof failureOf>): string {
  const errors = Object.values(body.errors ?? {});
  return errors.length ? errors.join('. ') : message;
}
