import { DefinitionError } from '#/model/language/definitionError.ts';
import { isReport, isSettings, isVariant } from '#/model/language/definitions.ts';
import { anything, commonFieldWords, type Shape } from '#/model/language/fieldWords.ts';
import { nameOne } from '#/model/language/nearest.ts';
import { faceWords, groupWords, reportWords, resourceWords, settingsWords } from '#/model/language/words.ts';

/**
 * Refuses words that no definition has, at every depth: nobody reads them, and a limit that is misspelt would silently be none. Throws a
 * DefinitionError at the first.
 */
export function checkWords(path: string, definition: object, kinds: KindWords): void {
  const isGroup = path.endsWith('/group.ts');
  const where = 'name' in definition && !isGroup ? String(definition.name) : path;
  check({ where, value: definition, shape: isGroup ? groupWords : shapeOf(definition), kinds });
}

/** What fields of each kind may say beside what all fields may. */
export type KindWords = Readonly<Record<string, { readonly words: Readonly<Record<string, Shape>> }>>;

function shapeOf(definition: object): Shape {
  if (isSettings(definition)) return settingsWords;
  if (isReport(definition)) return reportWords;
  return isVariant(definition) ? faceWords : resourceWords;
}

/** These hold names of the definition's own: `taxes.rate` says as much as `taxes.fields.rate`. */
const TABLES = ['fields', 'verbs', 'columns', 'input', 'output', 'derives', 'values'];

interface Checked {
  where: string;
  value: unknown;
  shape: Shape;
  kinds: KindWords;
}

function check({ where, value, shape, kinds }: Checked): void {
  if (typeof value !== 'object' || value === null || shape === 'anything') return;
  if (shape === 'field') check({ where, value, shape: fieldShape(where, value, kinds), kinds });
  else if ('by' in shape) check({ where, value, shape: shape.by(value), kinds });
  else if ('each' in shape)
    for (const [name, one] of Object.entries(value)) check({ where: `${where}.${name}`, value: one, shape: shape.each, kinds });
  else
    for (const [word, one] of Object.entries(value)) {
      const known = Object.hasOwn(shape.words, word) ? shape.words[word] : undefined;
      if (!known) throw new DefinitionError(where, `says '${word}', which means nothing there`, nameOne(word, Object.keys(shape.words)));
      check({ where: TABLES.includes(word) ? where : `${where}.${word}`, value: one, shape: known, kinds });
    }
}

function fieldShape(where: string, field: object, kinds: KindWords): Shape {
  const kind = 'kind' in field ? String(field.kind) : '';
  const own = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!own) throw new DefinitionError(where, `is of kind '${kind}', which does not exist`, nameOne(kind, Object.keys(kinds)));
  return { words: { kind: anything, ...commonFieldWords, ...own.words } };
}
