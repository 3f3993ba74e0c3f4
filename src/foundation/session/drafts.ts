import { newKey } from '#/dataProvider/callKeys.ts';
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
/** Between a form's name and the tab whose draft it is. */
const OF = '~';
/** This tab, as long as its page stands: a form that is open in several has a draft in each. */
const THIS_TAB: string = newKey();

/** The name of a form's drafts: nobody else's, and of this place alone. */
export const draftKey = (...parts: readonly (string | number | undefined)[]): string => PREFIX + parts.map((part) => part ?? '').join('.');

/**
 * The draft of a form: this tab's, else the newest that another one left, which is this tab's from then on. Undefined where there is none
 * that is younger than a week.
 */
export function readDraft(key: string, now = Date.now(), tab = THIS_TAB): Draft | undefined {
  const own = key + OF + tab;
  const kept = storedKeys(key + OF).flatMap((name) => {
    const draft = parsed(readStored(name));
    if (draft && now - draft.at < WEEK_MS) return [{ name, draft }];
    removeStored(name);
    return [];
  });
  const [newest] = kept.sort((one, other) => other.draft.at - one.draft.at);
  const found = kept.find(({ name }) => name === own) ?? newest;
  if (found && found.name !== own) {
    writeStored(own, JSON.stringify(found.draft));
    removeStored(found.name);
  }
  return found?.draft;
}

/** Keeps this tab's draft; one without values is none. */
export function keepDraft(key: string, draft: Draft, tab = THIS_TAB): void {
  if (Object.keys(draft.values).length) writeStored(key + OF + tab, JSON.stringify(draft));
  else dropDraft(key, tab);
}

/** Forgets this tab's draft: another's waits on. */
export const dropDraft = (key: string, tab = THIS_TAB): void => removeStored(key + OF + tab);

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
