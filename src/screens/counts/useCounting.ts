import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocaleState } from 'ra-core';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { newKey } from '#/dataProvider/callKeys.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { numberIn } from '#/model/values/shapes.ts';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { readStored, removeStored, writeStored } from '#/src/foundation/settings/browserStorage.ts';
import { plainTyped } from '#/src/kinds/number/typedNumber.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useSentence } from '#/src/kinds/useSentence.ts';
import { CountSaver, type CountToSend, type Draft } from './countSaver.ts';
import { type LinesAnswer, type SavedCount, SHEETS } from './sheet.ts';

/** The typing on one sheet: what saves it, and how far the host's clock is ahead of ours. */
export interface Counting {
  saver: CountSaver;
  clock: { aheadMs: number };
}

export const COUNT = fieldModel('counted_quantity', { kind: 'quantity', min: 0 });
/** The totals wait for a pause in the typing. */
const TOTALS_PAUSE_MS = 1000;

/** Makes the saver of a sheet, which lives as long as its page. */
export function useCounting(id: number): Counting {
  const send = useSend(id);
  const read = useRead();
  const { user } = useSession();
  const [counting] = useState((): Counting => {
    const clock = { aheadMs: 0 };
    const key = `countinghouse.count.${user.id}.${id}`;
    const store = { read: () => readStored(key), write: (text: string) => writeStored(key, text), remove: () => removeStored(key) };
    return { clock, saver: new CountSaver({ send, read, newKey, store, now: () => new Date(Date.now() + clock.aheadMs).toISOString() }) };
  });
  const { saver } = counting;
  useEffect(() => {
    const again = () => saver.retry();
    again();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      saver.end();
    };
  }, [saver]);
  useUnsavedWatch(saver);
  return counting;
}

/** What became of what was typed in one row. */
export function useDraft(saver: CountSaver, row: number): Draft | undefined {
  return useSyncExternalStore(saver.subscribe, () => saver.get(row));
}

/** How many rows are not saved, and how many of them need somebody to look. */
export function useUnsaved(saver: CountSaver): { unsaved: number; failedCount: number } {
  return {
    unsaved: useSyncExternalStore(saver.subscribe, saver.unsaved),
    failedCount: useSyncExternalStore(saver.subscribe, saver.failedCount),
  };
}

function useUnsavedWatch(saver: CountSaver): void {
  const leave = useLeave();
  const form = useId();
  const { failedCount } = useUnsaved(saver);
  useEffect(() => {
    leave.tell(form, failedCount > 0);
    return () => leave.tell(form, false);
  }, [leave, form, failedCount]);
}

/** Saves one row and lays what the host answers over what the page shows. */
function useSend(id: number): (row: number, count: CountToSend) => Promise<number | null> {
  const dataProvider = useDataProvider<HostDataProvider>();
  const queryClient = useQueryClient();
  const [totals] = useState<{ timer?: ReturnType<typeof setTimeout> }>({});
  return async (line_id, { quantity, at, key }) => {
    const { data } =
      quantity === null
        ? await dataProvider.verb<SavedCount>(SHEETS, 'uncount', { id, input: { line_id }, key })
        : await dataProvider.verb<SavedCount>(SHEETS, 'count', { id, input: { line_id, counted_quantity: quantity, counted_at: at }, key });
    queryClient.setQueriesData<LinesAnswer>({ queryKey: [SHEETS, 'lines', id] }, (page) =>
      page ? { ...page, progress: data.progress, list: page.list.map((line) => (line.id === line_id ? data.line : line)) } : page,
    );
    clearTimeout(totals.timer);
    totals.timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: [SHEETS, 'variance', id] }), TOTALS_PAUSE_MS);
    return data.line.counted_quantity;
  };
}

/** Reads a quantity as the reader's language writes it. */
function useRead(): (text: string) => { quantity: number | null } | { refused: string } {
  const [locale] = useLocaleState();
  const context = useKindContext();
  const sentence = useSentence();
  return (text) => {
    const parsed = kindOf(COUNT).parse(plainTyped(text, locale), COUNT, context);
    if (!('value' in parsed)) return { refused: sentence(parsed.problem) };
    const quantity = numberIn(parsed.value);
    const wrong = quantity === null ? null : kindOf(COUNT).validate(quantity, COUNT, context);
    return wrong ? { refused: sentence(wrong) } : { quantity };
  };
}
