import { labelOf } from './labelOf.ts';

/**
 * The texts of one language: of what the file's definitions say, by definition and English text; `shared` holds what several of them say.
 */
export interface DefinitionTexts {
  /** `{ Name: 'Nombre' }` */
  readonly shared?: Dictionary;
  /** By menu group and definition; what the group itself says stands under `group`: `{ catalogue: { taxes: { Tax: 'Impuesto' } } }`. */
  readonly [group: string]: Dictionary | Readonly<Record<string, Dictionary>> | undefined;
}
type Dictionary = Readonly<Record<string, string>>;

/** One text of a definition: whose it is, and what it says in English. */
export interface ModelText {
  readonly group: string;
  readonly section: string;
  /** Singular and plural stand as two. */
  readonly english: readonly string[];
  /** What takes the place of `%{name}` in it. */
  readonly name?: ModelText;
  /** By language, filled by `addTexts`. */
  readonly translations: Record<string, readonly string[]>;
}

/** What a node of the model says, by key. A copy of the node has it too. */
const TEXTS = Symbol('texts');
export type Said = Readonly<Record<string, ModelText>>;
interface Translatable {
  [TEXTS]?: Said;
}

/** The keys under which definitions speak to people. */
const KEYS = new Set([
  'label',
  'help',
  'message',
  'patternMessage',
  'nameless',
  'confirm',
  'otherwise',
  'done',
  'created',
  'updated',
  'deleted',
  'saveFailed',
  'reordered',
  'reorderFailed',
]);
/** What speaks to no person: conditions, records, names of fields. */
const UNSPOKEN = new Set([
  'demo',
  'where',
  'when',
  'that',
  'show',
  'require',
  'readonly',
  'filters',
  'starts',
  'repeats',
  'keys',
  'paths',
  'permissions',
]);
/**
 * What stands by name: fields say their labels, choices and the meanings of figures are objects, so that each can say itself in other
 * languages.
 */
const TABLES: Readonly<Record<string, (said: unknown, name: string) => unknown>> = {
  fields: fieldSaid,
  input: fieldSaid,
  output: fieldSaid,
  derives: fieldSaid,
  columns: fieldSaid,
  values: (said) => (typeof said === 'string' ? { label: said } : said),
  headings: (said) => (typeof said === 'string' ? { label: said } : said),
  meanings: (said) => (typeof said === 'string' ? { help: said } : said),
  verbs: labelled,
  views: (said) => said,
};

/** Where a text stands. */
export interface TextOrigin {
  readonly group: string;
  readonly section: string;
}

/**
 * What a node of the model says in a language, English where that has no words for it. A node: whatever has a `label`, `help`, `message`
 * and the like.
 * @param locale `es` or `es-MX`; undefined is English
 */
export function textOf<N extends object, K extends keyof N & string>(node: N, key: K, locale = 'en'): N[K] {
  const said = saidBy(node)[key];
  const found = said?.translations[locale.split('-')[0] ?? 'en'];
  return (found ? (typeof node[key] === 'string' ? found[0] : found) : node[key]) as N[K];
}

/** A copy of a node that says this, already in the reader's language. */
export function withText<N extends object, K extends keyof N & string>(node: N, key: K, text: N[K]): N {
  const { [key]: _, ...others } = saidBy(node);
  return Object.assign({}, node, { [key]: text, [TEXTS]: others });
}

/** The same in English and in every language that has been added. */
export function textsOf<N extends object, K extends keyof N & string>(node: N, key: K): N[K][] {
  const languages = Object.keys(saidBy(node)[key]?.translations ?? {});
  return [node[key], ...languages.map((language) => textOf(node, key, language))];
}

/**
 * A definition as written, its texts able to take other languages: fields and choices say their labels, and every text is among `texts`.
 */
export function translatable<D extends object>(definition: D, origin: TextOrigin): { definition: D; texts: ModelText[] } {
  const texts: ModelText[] = [];
  return { definition: speaking(definition, origin, texts) as D, texts };
}

/** A node that says these texts beside those that it says already. */
export function saying<N extends object>(node: N, said: Said): N {
  return Object.assign({}, node, { [TEXTS]: { ...saidBy(node), ...said } });
}

/** The texts that a node says, by key. */
export function saidBy(node: object): Said {
  return (node as Translatable)[TEXTS] ?? {};
}

/** Adds a language to all texts that it has words for. */
export function addTexts(texts: readonly ModelText[], language: string, { shared = {}, ...groups }: DefinitionTexts): void {
  const wordsFor = ({ group, section }: TextOrigin, english: string) => {
    const own = groups[group]?.[section];
    return (typeof own === 'object' ? own[english] : undefined) ?? shared[english];
  };
  for (const text of texts) {
    const name = text.name && (text.name.translations[language] ?? text.name.english)[0];
    const found = text.english.map((english) => wordsFor(text, english)?.replace('%{name}', () => name ?? ''));
    if (found.every((one) => one !== undefined)) text.translations[language] = found;
  }
}

function speaking(node: unknown, origin: TextOrigin, texts: ModelText[]): unknown {
  if (Array.isArray(node)) return node.map((item) => speaking(item, origin, texts));
  if (!isTable(node)) return node;
  // In one pass, without lists in between: every node of every definition comes by here before a page is drawn.
  const copy: Record<string, unknown> & Translatable = {};
  let said: Record<string, ModelText> | undefined;
  for (const [key, value] of Object.entries(node)) {
    if (isTable(value) || Array.isArray(value)) copy[key] = UNSPOKEN.has(key) ? value : speakingWithin(key, value, origin, texts);
    else copy[key] = value;
    if (!KEYS.has(key) || !isText(value)) continue;
    const text: ModelText = { ...origin, english: [value].flat(), translations: {} };
    texts.push(text);
    said ??= copy[TEXTS] = {};
    said[key] = text;
  }
  return copy;
}

function speakingWithin(key: string, value: object, origin: TextOrigin, texts: ModelText[]): unknown {
  const prepare = TABLES[key];
  if (!prepare || !isTable(value)) return speaking(value, origin, texts);
  return Object.fromEntries(Object.entries(value).map(([name, said]) => [name, speaking(prepare(said, name), origin, texts)]));
}

function fieldSaid(field: unknown, name: string): unknown {
  return isTable(field) && 'kind' in field ? labelled(field, name) : field;
}

function labelled(said: unknown, name: string): unknown {
  return isTable(said) && said.label === undefined ? { label: labelOf(name), ...said } : said;
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string | string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string'));
}
