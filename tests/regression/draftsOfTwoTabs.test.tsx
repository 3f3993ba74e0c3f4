import { beforeEach, expect, it } from 'vitest';
import { draftKey, dropDraft, keepDraft, readDraft } from '#/src/foundation/session/drafts.ts';

/** A form had one draft for all tabs: of two in which the same form was open, the one that typed last took the other's away. */

beforeEach(() => localStorage.clear());

const draft = (last_name: string, at: number) => ({ at, over: null, values: { last_name } });
const lastName = (key: string, now: number, tab: string) => readDraft(key, now, tab)?.values.last_name;

it('what is typed into one form in two tabs waits for both, the newest first', () => {
  const key = draftKey(7, 3, 'users', 'new');
  keepDraft(key, draft('Lovelace', 1), 'one');
  keepDraft(key, draft('Byron', 2), 'other');
  keepDraft(key, draft('King', 3), 'one');
  expect([lastName(key, 4, 'one'), lastName(key, 4, 'other')]).toEqual(['King', 'Byron']);

  // Both are closed, and the form is opened anew: what it brings back is that tab's own from then on.
  expect([lastName(key, 4, 'later'), lastName(key, 4, 'later')]).toEqual(['King', 'King']);
  dropDraft(key, 'later');
  expect(lastName(key, 4, 'later')).toBe('Byron');
  dropDraft(key, 'later');
  expect([readDraft(key, 4, 'later'), localStorage.length]).toEqual([undefined, 0]);
});

it('one tab’s draft is not given up with another’s, nor kept beyond its week', () => {
  const key = draftKey(7, 3, 'users', 4);
  keepDraft(key, draft('Lovelace', 1), 'one');
  keepDraft(draftKey(7, 3, 'users', 41), draft('Somebody else', 2), 'other');
  keepDraft(key, draft('Byron', 2), 'other');
  dropDraft(key, 'other');
  expect(lastName(key, 3, 'one')).toBe('Lovelace');
  expect([lastName(key, 1 + 7 * 86_400_000, 'later'), localStorage.length]).toEqual([undefined, 1]);
});
