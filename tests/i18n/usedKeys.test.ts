import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../architecture/sourceFiles.ts';
import { englishFiles } from './textFiles.ts';

/** Whose keys are not written out in our code: react-admin's own, names by the values of the lists and definitions, and the help, whose
 * own test holds them against its pages. */
const elsewhere = /^(?:ra|reference)$|^resources\/|^help\//;
/** What is put together in more ways than these tests read. */
const known = ['bulk.outcomes.import_partly', 'bulk.outcomes.check_partly'];
/** Texts that are read as properties of an object, and not by their whole key. */
const isRead = (file: string) => file.includes('/') || file === 'problems';

const code = sourceFiles(['src', 'server', 'model', 'resources', 'dataProvider', 'authProvider', 'i18n'])
  .filter(({ path }) => !/^i18n\/[^/]+\//.test(path))
  .map(({ text }) => text)
  .join('\n');
const quoted = new Set([...code.matchAll(/(['"`])([a-z_]\w*(?:\.\w+)+)\1/g)].map(([, , key]) => key));
const words = new Set(code.match(/\w+/g));
/** Keys that are put together of a beginning or an end and values (`a.b.${…}`, `${…}.title`). */
const templates = [...new Set([...code.matchAll(/`((?:[\w.]|\$\{[^{}`]*\})+)`/g)].map(([, template = '']) => template))]
  .filter((template) => /\.\w|\w\./.test(template.replace(/\$\{[^}]*\}/g, '')))
  .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '([\\w-]+(?:\\.[\\w-]+)*)')}$`));

describe('the English texts', () => {
  it.each([...englishFiles].filter(([file]) => !elsewhere.test(file)))('of %s are all used', (file, texts) => {
    const unused = [...texts.keys()].filter((key) => (isRead(file) ? !key.split('.').every(isWord) : !isUsed(`${file}.${key}`)));
    expect(unused).toEqual([]);
  });
});

/** By its whole key, or put together of values that stand in the code too. */
function isUsed(key: string): boolean {
  return (
    quoted.has(key) ||
    known.includes(key) ||
    templates.some((template) =>
      template
        .exec(key)
        ?.slice(1)
        .every((value) => value.split(/[.-]/).every(isWord)),
    )
  );
}

/** A word of the code, or the end of one: `setActual` is what the permission `InventorySetActual` is for. */
function isWord(part: string): boolean {
  return words.has(part) || code.includes(part.charAt(0).toUpperCase() + part.slice(1));
}
