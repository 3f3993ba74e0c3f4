import { createRoot } from 'react-dom/client';
import { languageKey, languageOf } from '#/i18n/languages.ts';
import './theme/fonts.ts';
import { App } from './App.tsx';
import { account } from './auth/account.ts';
import { preloadAdmin } from './auth/loadAdmin.ts';
import { loadLanguage } from './shell/language/LanguageProvider.tsx';
import { readStored } from './shell/settings/browserStorage.ts';
import { loadSettings } from './shell/settings/settings.ts';
import { loadRightToLeft } from './theme/direction.ts';

const language = languageOf(readStored(languageKey) ?? navigator.language);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (account.token.token()) preloadAdmin();
const [initial] = await Promise.all([
  loadLanguage(language).catch(() => loadLanguage('en')),
  loadSettings().themeDirection === 'rtl' ? loadRightToLeft() : undefined,
]);
createRoot(root).render(<App language={initial} />);
