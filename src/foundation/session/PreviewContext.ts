import { createContext, useContext } from 'react';
import type { Establishment } from './SessionContext.ts';

/** Whose eyes the dashboard is seen with. */
export interface Preview {
  /** What the role is called. */
  name: string;
  /** The names that its holder has there. */
  permissions: readonly string[];
  establishment: Establishment | null;
  /** The platform's own people have other entries in their menu. */
  isPlatform: boolean;
  /** What is said to who tries to change something. */
  refusal: string;
  /** Where one comes back to. */
  from: string;
}

export interface PreviewContextValue {
  preview: Preview | null;
  start: (preview: Preview) => Promise<void>;
  leave: () => Promise<void>;
}

export const PreviewContext = createContext<PreviewContextValue>({
  preview: null,
  start: async () => undefined,
  leave: async () => undefined,
});

/** The preview that is on, and how to begin and end one. */
export function usePreview(): PreviewContextValue {
  return useContext(PreviewContext);
}
