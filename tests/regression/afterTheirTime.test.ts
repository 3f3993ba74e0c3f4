import { expect, it, vi } from 'vitest';
import { createPageEnd } from '#/src/foundation/session/pageEnd.ts';

/** A super-admin's time in a business ran out while its dashboard still asked: the call left under their own token, and was refused. */
it('a page that is about to be loaded for another person asks nothing under their token', async () => {
  const sent = vi.fn(async () => new Response());
  const page = createPageEnd();
  const ask = page.until(sent);
  await ask('/api/set-up');
  page.end();
  const answered = vi.fn();
  void ask('/api/set-up').then(answered, answered);
  await Promise.resolve();
  expect([sent.mock.calls.length, answered.mock.calls.length]).toEqual([1, 0]);
});
