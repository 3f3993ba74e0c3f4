import { type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TokenStore } from '#/authProvider/token.ts';
import { type LanguageContextValue, useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { type SettingsContextValue, useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { tokenFor } from '#/tests/authProvider/jwt.ts';
import { theme as specifiedTheme, storageKeys } from '#/tests/specification/constants.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

let person: SettingsContextValue & LanguageContextValue & ReturnType<typeof useColorScheme>;
let theme: Theme;
function Grab() {
  person = { ...useSettingsContext(), ...useLanguage(), ...useColorScheme() };
  theme = useTheme<Theme>();
  return null;
}
beforeEach(() => {
  localStorage.clear();
  render(<Grab />, { wrapper: Frame });
});
afterEach(cleanup);

it('keeps the settings with the direction and the chosen establishment', () => {
  act(() => person.update({ establishment: { value: 7 } }));
  expect(JSON.parse(localStorage.getItem(storageKeys.settings) ?? 'null')).toMatchObject({
    themeDirection: 'ltr',
    establishment: { value: 7 },
  });
});

it('keeps the language, and writes from right to left in Arabic', async () => {
  await act(() => person.changeLanguage('ar'));
  expect([localStorage.getItem(storageKeys.language), document.documentElement.dir]).toEqual(['ar', 'rtl']);
  await act(() => person.changeLanguage('en'));
});

it('keeps the mode and the scheme, which are dark at first', async () => {
  expect([person.mode, localStorage.getItem(storageKeys.scheme)]).toEqual(['dark', 'dark']);
  await act(async () => person.setMode('light'));
  const { mode, scheme, themeMode } = storageKeys;
  expect([mode, scheme, themeMode].map((key) => localStorage.getItem(key))).toEqual(['light', 'light', 'light']);
});

it('is amber and from left to right for who chose nothing, and amber again after a reset', () => {
  const { dark, light } = specifiedTheme.amber;
  const primary = () => [theme.colorSchemes.dark?.palette.primary.main, theme.colorSchemes.light?.palette.primary.main, theme.direction];
  expect(primary()).toEqual([dark, light, 'ltr']);
  act(() => person.update({ preset: 'blue' }));
  expect(primary()[0]).not.toBe(dark);
  act(() => person.reset());
  expect([...primary(), localStorage.getItem(storageKeys.settings)]).toEqual([dark, light, 'ltr', null]);
});

it('keeps the token', () => {
  const token = tokenFor(60_000);
  const store = new TokenStore(() => localStorage);
  store.store(token);
  expect(localStorage.getItem(storageKeys.token)).toBe(token);
  store.clear('signed-out');
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
});
