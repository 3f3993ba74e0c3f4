import type { BringDraft } from './useBringDraft.ts';

export const BRING_STEPS = ['system', 'files', 'check', 'done'] as const;

/** A step of the way. */
export type BringStep = (typeof BRING_STEPS)[number];

/** What every step is given. */
export interface BringProps {
  draft: BringDraft;
  change: (more: Partial<BringDraft>) => void;
  go: (step: BringStep) => void;
}
