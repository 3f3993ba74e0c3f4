import { afterEach, expect, it, vi } from 'vitest';
import { dropDrafts, keepDraft } from '#/src/foundation/session/drafts.ts';

afterEach(() => vi.restoreAllMocks());

/** Signing out forgot the drafts first; where the browser refuses its storage that threw, and nobody was signed out. */
it('a browser that refuses its storage does not keep anybody signed in', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  dropDrafts();
  keepDraft('draft.7', { at: 1, over: null, values: { title: 'Soup' } });
  expect(warned).toHaveBeenCalledTimes(2);
});
