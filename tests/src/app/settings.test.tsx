import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { SettingsProvider } from '#/src/foundation/settings/SettingsProvider.tsx';
import { defaultSettings, loadSettings, settingsKey } from '#/src/foundation/settings/settings.ts';

const wrapper = ({ children }: { children: ReactNode }) => <SettingsProvider>{children}</SettingsProvider>;
const stored = () => JSON.parse(localStorage.getItem(settingsKey) ?? 'null');

describe('the settings', () => {
  beforeEach(() => localStorage.clear());

  it('are the defaults where nothing is stored', () => {
    expect(loadSettings()).toEqual(defaultSettings);
  });

  it('lay what is stored over the defaults, and drop values that are none', () => {
    localStorage.setItem(settingsKey, JSON.stringify({ preset: 'cyan', density: 'enormous', establishment: { value: 7 } }));
    expect(loadSettings()).toEqual({ ...defaultSettings, preset: 'cyan', establishment: { value: 7 } });
  });

  it.each(['{', '[]', 'null', '"text"', '{"establishment":null}'])('survive %s in the storage', (text) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(settingsKey, text);
    expect(loadSettings()).toEqual(defaultSettings);
    warned.mockRestore();
  });

  it('are stored on every change, and say that they differ', () => {
    const { result } = renderHook(useSettingsContext, { wrapper });
    expect(result.current.differs).toBe(false);
    act(() => result.current.update({ preset: 'blue' }));
    expect(stored().preset).toBe('blue');
    act(() => result.current.update({ themeDirection: 'rtl' }));
    expect(stored()).toMatchObject({ preset: 'blue', themeDirection: 'rtl' });
    expect(result.current.differs).toBe(true);
  });

  it('do not take the chosen establishment for a difference', () => {
    const { result } = renderHook(useSettingsContext, { wrapper });
    act(() => result.current.update({ establishment: { value: 3 } }));
    expect(result.current.differs).toBe(false);
    expect(stored().establishment).toEqual({ value: 3 });
  });

  it('are removed on reset, without leaving the establishment', () => {
    const { result } = renderHook(useSettingsContext, { wrapper });
    act(() => result.current.update({ preset: 'red', establishment: { value: 3 } }));
    act(() => result.current.reset());
    expect(stored()).toBeNull();
    expect(result.current.settings).toEqual({ ...defaultSettings, establishment: { value: 3 } });
    expect(result.current.differs).toBe(false);
  });

  it('go on with a storage that refuses, which is only logged', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { result } = renderHook(useSettingsContext, { wrapper });
    act(() => result.current.update({ preset: 'purple' }));
    expect(result.current.settings.preset).toBe('purple');
    expect(warned).toHaveBeenCalled();
    vi.unstubAllGlobals();
    warned.mockRestore();
  });

  it('open and close their panel', () => {
    const { result } = renderHook(useSettingsContext, { wrapper });
    act(() => result.current.togglePanel());
    expect(result.current.isPanelOpen).toBe(true);
    act(() => result.current.togglePanel());
    expect(result.current.isPanelOpen).toBe(false);
    act(() => result.current.togglePanel());
    act(() => result.current.closePanel());
    expect(result.current.isPanelOpen).toBe(false);
  });

  it('cannot be had outside of their provider', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useSettingsContext)).toThrow('useSettingsContext must be use inside SettingsProvider');
    silenced.mockRestore();
  });
});
