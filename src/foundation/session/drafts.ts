import { DAY_MS } from '#/model/values/durations.ts';
import { isValues } from '#/model/values/shapes.ts';
import { readStored, removeStored, storedKeys, writeStored } from '#/src/foundation/settings/browserStorage.ts';

/** What was typed into a form and not saved, kept in this browser. */
export interface Draft {
  /** When it was typed: milliseconds since 1970. */
  at: number;
  /** `updated_at` of the record that it was typed over; null of a new one. */
  over: string | null;
  values: Readonly<Record<string, unknown>>;
}

const PREFIX = 'draft.';
const WEEK_MS = 7 * DAY_MS;

/** The name of a form's draft: nobody else's, and of this place alone. */
export const draftKey = (...parts: readonly (string | number | undefined)[]): string => PREFIX + parts.map((part) => part ?? '').join('.');

/** The draft under a name; undefined where there is none, or it is older than a week. */
export function readDraft(key: string, now = Date.now()): Draft | undefined {
  const draft = parsed(readStored(key));
  if (draft && now - draft.at < WEEK_MS) return draft;
  dropDraft(key);
  return undefined;
}

/** Keeps a draft; one without values is none. */
export function keepDraft(key: string, draft: Draft): void {
  if (Object.keys(draft.values).length) writeStored(key, JSON.stringify(draft));
  else dropDraft(key);
}

/** Forgets a draft. */
export const dropDraft = (key: string): void => removeStored(key);

/** Forgets all drafts: who signs out leaves nothing of theirs behind. */
export function dropDrafts(): void {
  for (const key of storedKeys(PREFIX)) removeStored(key);
}

function parsed(text: string | null): Draft | undefined {
  if (!text) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    if (!isValues(draft) || typeof draft.at !== 'number' || !isValues(draft.values)) return undefined;
    return { at: draft.at, over: typeof draft.over === 'string' ? draft.over : null, values: draft.values };
  } catch {
    // Not ours, or cut off: there is no draft.
    return undefined;
  }
}
