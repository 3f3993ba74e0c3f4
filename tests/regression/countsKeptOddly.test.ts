import { expect, test } from 'vitest';
import { CountSaver, type SaverTools } from '#/src/screens/counts/countSaver.ts';

const tools = (kept: string): SaverTools => ({
  send: async (_row, { quantity }) => quantity,
  read: (text) => ({ quantity: Number(text) }),
  now: () => '2026-03-01T10:00:00.000Z',
  newKey: () => 'key',
  store: { read: () => kept, write: () => {}, remove: () => {} },
});

/** What was kept for a count sheet was believed to be a list of counts: anything else broke the sheet's page. */
test.each(['{}', 'null', '7', '[1]', '[[1]]', '[[1,{"text":7}]]', 'not JSON'])('a count sheet opens where the browser kept %s', (kept) => {
  const saver = new CountSaver(tools(kept));
  expect(saver.get(1)).toBeUndefined();
});
