import { createRoot } from 'react-dom/client';
import { languageKey, languageOf } from '#/i18n/languages.ts';
import './theme/fonts.ts';
import { App } from './App.tsx';
import { preloadAdmin } from './app/loadAdmin.ts';
import { registerWorker } from './foundation/install/registerWorker.ts';
import { loadLanguage } from './foundation/language/LanguageProvider.tsx';
import { account } from './foundation/session/account.ts';
import { readStored } from './foundation/settings/browserStorage.ts';

const language = languageOf(readStored(languageKey) ?? navigator.language);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (account.token.token()) preloadAdmin();
const initial = await loadLanguage(language).catch(() => loadLanguage('en'));
createRoot(root).render(<App language={initial} />);
registerWorker();
