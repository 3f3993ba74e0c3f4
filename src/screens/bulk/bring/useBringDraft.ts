import { useCallback, useEffect, useState } from 'react';
import type { BulkCorrections, RecognisedFile } from '#/dataProvider/bulkTypes.ts';
import { loadJson, saveJson } from '../import/sessionJson.ts';
import { useDraftKeys } from '../useHandOver.ts';
import type { SystemName } from './systems.ts';

/** An upload, and what it was taken for. */
export interface BroughtFile {
  url: string;
  name: string;
  known: RecognisedFile;
}

/** Where the past sales of each location go, as far as somebody has said it. */
export type Chosen = Readonly<Record<string, number | null>>;

/** A business on its way here: what has been chosen so far. */
export interface BringDraft {
  system?: SystemName | undefined;
  files: readonly BroughtFile[];
  /** Where the past sales of each location go, as far as somebody has said it. */
  locations?: Chosen | undefined;
  /** The location whose stock on hand comes, as far as somebody has said it; null: none does. */
  stock?: string | null | undefined;
  corrections?: BulkCorrections | undefined;
  edits?: BulkCorrections | undefined;
  /** The rehearsal of exactly this. */
  checkId?: number | undefined;
  runId?: number | undefined;
}

/** Keeps it for this tab. */
export function useBringDraft(): [BringDraft, (change: Partial<BringDraft>) => void, () => void] {
  const { several: key } = useDraftKeys();
  const [draft, setDraft] = useState<BringDraft>(() => loadJson<BringDraft>(key) ?? { files: [] });
  useEffect(() => saveJson(key, draft), [key, draft]);
  const change = useCallback((more: Partial<BringDraft>) => setDraft((before) => ({ ...before, ...more })), []);
  const restart = useCallback(() => setDraft({ files: [] }), []);
  return [draft, change, restart];
}
