import { useCallback, useEffect, useState } from 'react';
import type { BulkCorrections, BulkMapping, BulkMode, BulkReading } from '#/dataProvider/bulkTypes.ts';
import { useDraftKeys } from '../useHandOver.ts';
import { loadJson, saveJson } from './sessionJson.ts';

/** An import on its way: what has been chosen so far. */
export interface ImportDraft {
  resource: string;
  /** An upload that the host keeps. */
  file?: { url: string; name: string };
  /** The reader's own choice of columns, in place of the suggested one. */
  mapping?: BulkMapping;
  mode?: BulkMode;
  /** The rehearsal of exactly this. */
  checkId?: number;
  /** The reader's own choice of what is read, and answers to how it is written. */
  reading?: BulkReading;
  /** Fields whose missing records are made. */
  make?: readonly string[];
  /** What the check knows of what was corrected in the file. */
  corrections?: BulkCorrections;
  /** Corrections that were not checked yet. */
  edits?: BulkCorrections;
  /** The import itself. */
  runId?: number;
}

/** What is kept of an import while it is prepared: it outlives a reload and a broken page, in this tab. */
export function useDraft(): [ImportDraft, (change: Partial<ImportDraft>) => void, (resource: string, file?: ImportDraft['file']) => void] {
  const { one: key } = useDraftKeys();
  const [draft, setDraft] = useState<ImportDraft>(() => loadJson<ImportDraft>(key) ?? { resource: '' });
  useEffect(() => saveJson(key, draft), [key, draft]);
  const change = useCallback((more: Partial<ImportDraft>) => setDraft((before) => ({ ...before, ...more })), []);
  const restart = useCallback((resource: string, file?: ImportDraft['file']) => setDraft({ resource, ...(file && { file }) }), []);
  return [draft, change, restart];
}
