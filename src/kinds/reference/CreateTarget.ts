import { type ComponentType, createContext, useContext } from 'react';
import type { Target } from './useTargets.ts';

export interface CreateTargetProps {
  /** The resource of which a record is made. */
  resource: string;
  /** What it begins with: the title that was typed, and what the reference asks of its targets. */
  values: Readonly<Record<string, unknown>>;
  onCreated: (target: Target) => void;
  onClose: () => void;
}

/** The form in which a picker makes a target that is not there yet; none where nothing can be made, as in a filter. */
export const CreateTarget = createContext<ComponentType<CreateTargetProps> | null>(null);

/** The same, where there is one. */
export function useCreateTarget(): ComponentType<CreateTargetProps> | null {
  return useContext(CreateTarget);
}
