import { createRoot } from 'react-dom/client';
import { languageKey, languageOf } from '#/i18n/languages.ts';
import './theme/fonts.ts';
import { App } from './App.tsx';
import { preloadAdmin } from './app/loadAdmin.ts';
import { noteMissingParts } from './foundation/install/missingPart.ts';
import { registerWorker } from './foundation/install/registerWorker.ts';
import { loadLanguage } from './foundation/language/LanguageProvider.tsx';
import { account } from './foundation/session/account.ts';
import { askSessionAhead } from './foundation/session/sessionAnswers.ts';
import { readStored } from './foundation/settings/browserStorage.ts';
import { loadSettings } from './foundation/settings/settings.ts';

const language = languageOf(readStored(languageKey) ?? navigator.language);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

noteMissingParts();
// Whatever is asked from here on is answered in it.
document.documentElement.lang = language;
if (account.token.token()) {
  preloadAdmin();
  import('./app/pageLoaders.ts').then(({ preloadPage }) => preloadPage(window.location.pathname)).catch(() => undefined);
  askSessionAhead(account, loadSettings().establishment.value);
}
const initial = await loadLanguage(language).catch(() => loadLanguage('en'));
createRoot(root).render(<App language={initial} />);
registerWorker();
