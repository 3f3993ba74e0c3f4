import { DefinitionError } from './definitionError.ts';
import { isFace, isReport, isSettings } from './definitions.ts';
import { kindWords, type Shape } from './fieldWords.ts';
import { nameOne } from './nearest.ts';
import { faceWords, groupWords, reportWords, resourceWords, settingsWords } from './words.ts';

/** Refuses words that no definition has, at every depth: nobody reads them, and a limit that is misspelt would silently be none. Throws a DefinitionError at the first. */
export function checkWords(path: string, definition: object): void {
  if (path.endsWith('/group.ts')) check(path, definition, groupWords);
  else check('name' in definition ? String(definition.name) : path, definition, shapeOf(definition));
}

function shapeOf(definition: object): Shape {
  if (isSettings(definition)) return settingsWords;
  if (isReport(definition)) return reportWords;
  return isFace(definition) ? faceWords : resourceWords;
}

/** These hold names of the definition's own: `taxes.rate` says as much as `taxes.fields.rate`. */
const TABLES = ['fields', 'verbs', 'columns', 'input', 'output', 'values'];

function check(where: string, value: unknown, shape: Shape): void {
  if (typeof value !== 'object' || value === null || shape === 'anything') return;
  if ('by' in shape) {
    if (shape.isField) checkKind(where, value);
    check(where, value, shape.by(value));
  } else if ('each' in shape) for (const [name, one] of Object.entries(value)) check(`${where}.${name}`, one, shape.each);
  else
    for (const [word, one] of Object.entries(value)) {
      const known = Object.hasOwn(shape.words, word) ? shape.words[word] : undefined;
      if (!known) throw new DefinitionError(where, `says '${word}', which means nothing there`, nameOne(word, Object.keys(shape.words)));
      check(TABLES.includes(word) ? where : `${where}.${word}`, one, known);
    }
}

function checkKind(where: string, field: object): void {
  const kind = 'kind' in field ? String(field.kind) : '';
  if (!Object.hasOwn(kindWords, kind)) throw new DefinitionError(where, `is of kind '${kind}', which does not exist`, nameOne(kind, Object.keys(kindWords)));
}
