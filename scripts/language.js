// Gives a language its folder of texts, or what the folder lacks: `npm run language -- de`. Each text is the English one until somebody
// translates it.
import { join } from 'node:path';
import { isLanguage, languageLine, makeLanguage } from './makeLanguage.js';

const root = join(import.meta.dirname, '..');
const [tag = ''] = process.argv.slice(2);

if (!isLanguage(tag) || tag === 'en') {
  console.error(`'${tag}' is no language to translate into: give the tag of one, for example de for German.`);
  process.exit(1);
}
const { made, added } = await makeLanguage(root, join(root, 'i18n', tag));
for (const file of made) console.log(`i18n/${tag}/${file}: made`);
for (const { file, texts } of added) console.log(`i18n/${tag}/${file}: ${texts} added`);
if (made.length + added.length === 0) console.log(`i18n/${tag} lacks nothing.`);
console.log(`
The line for i18n/languages.ts, where it is not there yet ('spreadsheet' is Microsoft's LCID of the language, in hexadecimal):
  ${languageLine(tag)}
What is still in English: npx vitest run --project unit tests/i18n`);
