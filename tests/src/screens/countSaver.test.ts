import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountSaver, type CountToSend, type SaverTools } from '#/src/screens/counts/countSaver.ts';

const unreachable = Object.assign(new Error('The server cannot be reached'), { status: 0 });
const refusal = Object.assign(new Error('It was submitted'), { status: 409 });

let sent: ({ row: number } & CountToSend)[];
let answer: (row: number, count: CountToSend) => Promise<number | null>;
let stored: string | null;
let keys = 0;

const tools = (): SaverTools => ({
  send: (row, count) => {
    sent.push({ row, ...count });
    return answer(row, count);
  },
  read: (text) =>
    text === '' ? { quantity: null } : Number.isNaN(Number(text)) ? { refused: 'Enter a number' } : { quantity: Number(text) },
  now: () => new Date().toISOString(),
  newKey() {
    keys += 1;
    return `key ${keys}`;
  },
  store: {
    read: () => stored,
    write: (text) => {
      stored = text;
    },
    remove: () => {
      stored = null;
    },
  },
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  sent = [];
  stored = null;
  answer = async (_row, { quantity }) => quantity;
});
afterEach(() => void vi.useRealTimers());

describe('counts that are typed', () => {
  it('are saved once after a pause, with the moment of the last key, and kept in the box while it has the focus', async () => {
    const saver = new CountSaver(tools());
    saver.focused = 1;
    saver.type(1, '1');
    await vi.advanceTimersByTimeAsync(300);
    saver.type(1, '12');
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toMatchObject([{ row: 1, quantity: 12, at: '2026-03-01T10:00:00.300Z' }]);
    expect(saver.get(1)).toMatchObject({ state: 'saved', text: '12' });
    saver.leave(1);
    expect(saver.get(1)?.text).toBeUndefined();
    expect(stored).toBeNull();
  });

  it('are saved at once when the box is left, and an emptied box takes the count back', async () => {
    const saver = new CountSaver(tools());
    saver.type(1, '');
    saver.leave(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toMatchObject([{ row: 1, quantity: null }]);
  });

  it('are sent one after the other for one row: what is typed meanwhile follows', async () => {
    let arrive: () => void = () => undefined;
    answer = (_row, { quantity }) =>
      new Promise((resolve) => {
        arrive = () => resolve(quantity);
      });
    const saver = new CountSaver(tools());
    saver.type(1, '1');
    await vi.advanceTimersByTimeAsync(500);
    saver.type(1, '15');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent.map(({ quantity }) => quantity)).toEqual([1]);
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ quantity }) => quantity)).toEqual([1, 15]);
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.get(1)).toMatchObject({ state: 'saved' });
  });

  it('are kept where the host is gone, tried again under the same key and moment, and outlive the page', async () => {
    answer = () => Promise.reject(unreachable);
    const saver = new CountSaver(tools());
    saver.type(1, '7');
    await vi.advanceTimersByTimeAsync(500);
    expect(saver.get(1)).toMatchObject({ state: 'failed', text: '7' });
    expect([saver.unsaved(), saver.failedCount()]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    const kept = stored;
    answer = async (_row, { quantity }) => quantity;
    const reloaded = new CountSaver({ ...tools(), store: { ...tools().store, read: () => kept } });
    expect(reloaded.get(1)).toMatchObject({ state: 'failed', text: '7' });
    reloaded.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(reloaded.get(1)).toMatchObject({ state: 'saved' });
    expect(sent.at(-1)).toEqual(sent[0]);
  });

  it('are kept with the reason where the host or the box refuses them, until they are typed anew or given up', async () => {
    answer = () => Promise.reject(refusal);
    const saver = new CountSaver(tools());
    saver.type(1, '7');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.get(1)).toMatchObject({ state: 'refused', text: '7', message: 'It was submitted' });
    expect(sent).toHaveLength(1);
    saver.type(2, 'seven');
    await vi.advanceTimersByTimeAsync(500);
    expect(saver.get(2)).toMatchObject({ state: 'refused', text: 'seven', message: 'Enter a number' });
    expect(sent).toHaveLength(1);
    saver.giveUp(1);
    expect([saver.get(1), saver.unsaved()]).toEqual([undefined, 1]);
  });

  it('say where somebody has counted later', async () => {
    answer = async () => 9;
    const saver = new CountSaver(tools());
    saver.type(1, '7');
    await vi.advanceTimersByTimeAsync(500);
    expect(saver.get(1)).toMatchObject({ state: 'overtaken', text: '7' });
  });

  it('survive a store that holds nonsense', () => {
    stored = '{';
    expect(new CountSaver(tools()).unsaved()).toBe(0);
  });
});
