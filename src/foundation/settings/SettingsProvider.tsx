import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { SettingsContext, type SettingsContextValue } from './SettingsContext.ts';
import { defaultSettings, differsFromDefaults, forgetSettings, loadSettings, type Settings, saveSettings } from './settings.ts';

/** Keeps the person's settings: merged from storage at the start, saved on every change, removed on reset. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(loadSettings);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const update = useCallback((change: Partial<Settings>) => {
    setSettings((before) => {
      const after = { ...before, ...change };
      saveSettings(after);
      return after;
    });
  }, []);
  const reset = useCallback(() => {
    forgetSettings();
    setSettings((before) => ({ ...defaultSettings, establishment: before.establishment }));
  }, []);
  const togglePanel = useCallback(() => setPanelOpen((open) => !open), []);
  const closePanel = useCallback(() => setPanelOpen(false), []);
  const value = useMemo<SettingsContextValue>(
    () => ({ settings, update, reset, differs: differsFromDefaults(settings), isPanelOpen, togglePanel, closePanel }),
    [settings, update, reset, isPanelOpen, togglePanel, closePanel],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}
