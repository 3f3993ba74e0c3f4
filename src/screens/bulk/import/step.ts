import type { ImportDraft } from './useDraft.ts';

export const STEPS = ['file', 'columns', 'check', 'done'] as const;

export type Step = (typeof STEPS)[number];

/** What every step is given. */
export interface StepProps {
  draft: ImportDraft;
  change: (more: Partial<ImportDraft>) => void;
  /** Chooses what is imported, in the address too. */
  choose: (resource: string) => void;
  go: (step: Step) => void;
}
