import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, runnerImport } from 'vite';

/** @typedef {{ [key: string]: string | Texts }} Texts */
/**
 * @typedef {{ start: number, end: number, properties: { start: number, end: number, key: { name?: string, value?: string }, value: Node }[]
 * }} ObjectNode
 */
/** @typedef {{ type: string } & ObjectNode} Node */

/**
 * What a translator starts from: every file that a language has, with the English texts.
 * @param {string} root the project's folder
 * @returns {Promise<Map<string, string>>} the source texts by their place in the language's folder (`documents/mail.ts`); none of them
 * imports anything
 */
export async function englishSources(root) {
  const sources = new Map();
  for (const file of filesIn(join(root, 'i18n/en'))) sources.set(file, await plainSource(join(root, 'i18n/en', file)));
  for (const [file, source] of await definitionSources(root)) sources.set(file, source);
  return sources;
}

/**
 * A language's source text with the texts that it lacks, each behind the one that stands before it in English; the rest stays as it is.
 * @param {string} english
 * @param {string} own
 * @returns {{ source: string, added: number }} `added`: how many texts, or whole groups of them
 */
export function withMissing(english, own) {
  /** @type {{ at: number, text: string }[]} */
  const insertions = [];
  collect(exported(english), exported(own));
  let source = own;
  // From the end, so that places before stay where they are.
  for (const { at, text } of insertions.toReversed().sort((one, other) => other.at - one.at))
    source = source.slice(0, at) + text + source.slice(at);
  return { source, added: insertions.length };

  /** @param {ObjectNode} from @param {ObjectNode} into */
  function collect(from, into) {
    const there = new Map(into.properties.map((property) => [nameOf(property), property]));
    let before = '';
    for (const property of from.properties) {
      const name = nameOf(property);
      const same = there.get(name);
      const text = english.slice(property.start, property.end);
      const anchor = there.get(before);
      if (!same) insertions.push(anchor ? { at: anchor.end, text: `, ${text}` } : { at: into.start + 1, text: ` ${text},` });
      else if (isObject(property.value) && isObject(same.value)) collect(property.value, same.value);
      if (same) before = name;
    }
  }
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return names.filter((name) => name.endsWith('.ts')).sort();
}

/** A file as it is, or what it comes to where it takes its texts from elsewhere. @param {string} file */
async function plainSource(file) {
  const source = readFileSync(file, 'utf8');
  if (!/^import /m.test(source)) return source;
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  const [comment = ''] = /\/\*\*[^*]*\*\//.exec(source) ?? [];
  return `${comment}\nexport default ${JSON.stringify(module.default)};\n`;
}

/**
 * The definitions are English themselves: which texts they say is read from the language that has most of them. @param {string} root
 * @returns {Promise<[string, string][]>}
 */
async function definitionSources(root) {
  const folders = readdirSync(join(root, 'i18n'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'en');
  const languages = await Promise.all(folders.map(({ name }) => definitionsIn(join(root, 'i18n', name, 'resources'))));
  const sizeOf = (/** @type {[string, string][]} */ files) => files.reduce((sum, [, source]) => sum + source.length, 0);
  return languages.sort((one, other) => sizeOf(other) - sizeOf(one))[0] ?? [];
}

/** @param {string} folder @returns {Promise<[string, string][]>} */
async function definitionsIn(folder) {
  if (!existsSync(folder)) return [];
  // What lies deeper is a part that the file of its group takes in.
  const files = filesIn(folder).filter((file) => !file.includes('/'));
  return Promise.all(
    files.map(async (file) => {
      const { module } = await runnerImport(join(folder, file), { configFile: false, logLevel: 'error' });
      const source = `/** What the definitions say, by their English text. */\nexport default ${JSON.stringify(inEnglish(module.default))};\n`;
      return /** @type {[string, string]} */ ([`resources/${file}`, source]);
    }),
  );
}

/** @param {Texts} texts @returns {Texts} */
function inEnglish(texts) {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? key : inEnglish(value)]));
}

/** The object that a file exports. @param {string} source @returns {ObjectNode} */
function exported(source) {
  const { body } = parseAst(source, { lang: 'ts' });
  const found = /** @type {{ type: string, declaration: Node }[]} */ (/** @type {unknown} */ (body)).find(
    ({ type }) => type === 'ExportDefaultDeclaration',
  );
  // `as const`: the English keys and blanks are known to the compiler.
  const texts =
    found?.declaration.type === 'TSAsExpression'
      ? /** @type {Node & { expression: Node }} */ (found.declaration).expression
      : found?.declaration;
  if (!texts || !isObject(texts)) throw new Error('A file of texts exports one object and nothing else');
  return /** @type {ObjectNode} */ (texts);
}

/** @param {Node} node */
function isObject({ type }) {
  return type === 'ObjectExpression';
}

/** @param {ObjectNode['properties'][number]} property @returns {string} */
function nameOf({ key }) {
  return key.name ?? key.value ?? '';
}
