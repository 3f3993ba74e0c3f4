import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { englishSources, withMissing } from './languageFiles.js';

/** Scripts that the fonts of the program draw without another. */
const DRAWN = ['Latn', 'Cyrl', 'Grek', 'Deva'];

/**
 * Gives a language its folder of texts, English as yet, or a folder that is there what it lacks.
 * @param {string} root the project's folder
 * @param {string} folder the language's
 * @returns {Promise<{ made: string[], added: { file: string, texts: number }[] }>} the files that are new, and those that got texts
 */
export async function makeLanguage(root, folder) {
  const made = [];
  const added = [];
  for (const [file, english] of await englishSources(root)) {
    const path = join(folder, file);
    if (!existsSync(path)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, english);
      made.push(file);
      continue;
    }
    const { source, added: texts } = withMissing(english, readFileSync(path, 'utf8'));
    if (texts === 0) continue;
    writeFileSync(path, source);
    added.push({ file, texts });
  }
  format(
    root,
    [...made, ...added.map(({ file }) => file)].map((file) => join(folder, file)),
  );
  return { made, added };
}

/**
 * The line of `i18n/languages.ts` that a language needs.
 * @param {string} tag
 * @returns {string}
 */
export function languageLine(tag) {
  const locale = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const { script = 'Latn' } = locale;
  const fonts = DRAWN.includes(script) ? '' : `'Noto Sans ${new Intl.DisplayNames('en', { type: 'script' }).of(script)}'`;
  const title = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  return `{ locale: '${tag}', name: '${title}', direction: '${directionOf(locale)}', fonts: [${fonts}], hasCapitalNouns: false, weekStartsOn: ${weekStartsOn(locale)}, spreadsheet: '…' },`;
}

/**
 * Whether there is such a language, by its tag without a country: `de`, and not `de-AT`.
 * @param {string} tag
 * @returns {boolean}
 */
export function isLanguage(tag) {
  return /^[a-z]{2,3}$/.test(tag) && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
}

/**
 * A property of older engines, a method of newer ones. @param {Intl.Locale & { textInfo?: { direction: string }, getTextInfo?: () => {
 * direction: string } }} locale
 */
function directionOf(locale) {
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}

/**
 * The weekday on which calendars begin, 0 is Sunday. @param {Intl.Locale & { weekInfo?: { firstDay: number }, getWeekInfo?: () => {
 * firstDay: number } }} locale
 */
function weekStartsOn(locale) {
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7;
}

/** @param {string} root @param {string[]} files */
function format(root, files) {
  if (files.length === 0) return;
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', `--config-path=${root}`, ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The files could not be formatted: ${stderr}`);
}
