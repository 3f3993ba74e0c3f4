import { createContext, useContext } from 'react';
import type { Settings } from './settings.ts';

export interface SettingsContextValue {
  settings: Settings;
  /** Saved on every change. */
  update: (change: Partial<Settings>) => void;
  /** Back to the defaults; what is stored is removed. */
  reset: () => void;
  /** Whether they differ from the defaults. */
  differs: boolean;
  isPanelOpen: boolean;
  togglePanel: () => void;
  closePanel: () => void;
}

export const SettingsContext = createContext<SettingsContextValue | null>(null);

/** The person's settings. @throws outside of SettingsProvider. */
export function useSettingsContext(): SettingsContextValue {
  const context = useContext(SettingsContext);
  if (!context) throw new Error('useSettingsContext must be use inside SettingsProvider');
  return context;
}
