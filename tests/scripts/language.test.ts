import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withMissing } from '#/scripts/languageFiles.js';
import { isLanguage, languageLine, makeLanguage } from '#/scripts/makeLanguage.js';
import { root } from '../architecture/sourceFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'language-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();

describe('the folder of a new language', () => {
  it('has every file of English and of the definitions, importing nothing, and lacks nothing then', async () => {
    const { made } = await makeLanguage(root, folder);
    const definitions = filesIn(join(root, 'i18n/es/resources')).flatMap((name) => (name.includes('/') ? [] : [`resources/${name}`]));
    expect(filesIn(folder)).toEqual([...filesIn(join(root, 'i18n/en')), ...definitions].sort());
    expect(made).toHaveLength(filesIn(folder).length);
    for (const file of filesIn(folder)) expect(read(file), file).not.toMatch(/^import /m);
    expect(read('documents/mail.ts')).toBe(readFileSync(join(root, 'i18n/en/documents/mail.ts'), 'utf8'));
    expect(read('reference.ts')).toContain("    kg: 'Kilogram',\n");
    expect(read('resources/shared.ts')).toContain("  Address: 'Address',\n");
    expect(await makeLanguage(root, folder)).toEqual({ made: [], added: [] });
  });

  it('gets what it lacks, and keeps what is translated', async () => {
    cpSync(join(root, 'i18n/es/documents/mail.ts'), join(folder, 'documents/mail.ts'));
    const spanish = read('documents/mail.ts');
    writeFileSync(join(folder, 'documents/mail.ts'), spanish.replace(/^ {4}lead: .*\n/m, '').replace(/^ {2}greeting: .*\n/m, ''));
    expect(await makeLanguage(root, folder)).toEqual({ made: [], added: [{ file: 'documents/mail.ts', texts: 2 }] });
    const english = readFileSync(join(root, 'i18n/en/documents/mail.ts'), 'utf8');
    const [lead, greeting] = [/^ {4}lead: .*\n/m, /^ {2}greeting: .*\n/m];
    expect(read('documents/mail.ts')).toBe(
      spanish.replace(lead, lead.exec(english)?.[0] ?? '').replace(greeting, greeting.exec(english)?.[0] ?? ''),
    );
  });
});

it('texts that are missing stand behind the one before them, in their order, at any depth', () => {
  const english = "export default { a: 'A', b: 'B', c: { d: 'D', e: 'E', 'f g': 'F' }, h: { i: 'I' } };";
  const { source, added } = withMissing(english, "export default { b: 'be', c: { e: 'eh' } };");
  expect(source).toBe("export default { a: 'A', b: 'be', c: { d: 'D', e: 'eh', 'f g': 'F' }, h: { i: 'I' } };");
  expect(added).toBe(4);
  expect(withMissing(english, english)).toEqual({ source: english, added: 0 });
});

it('a language is known by its tag, and its line says what the platform knows of it', () => {
  expect(['de', 'he', 'fil', 'xx', 'de-AT', '../en', '', 'DE'].map(isLanguage)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(languageLine('de')).toBe(
    "{ locale: 'de', name: 'Deutsch', direction: 'ltr', fonts: [], hasCapitalNouns: false, weekStartsOn: 1, spreadsheet: '…' },",
  );
  expect(languageLine('he')).toBe(
    "{ locale: 'he', name: 'עברית', direction: 'rtl', fonts: ['Noto Sans Hebrew'], hasCapitalNouns: false, weekStartsOn: 0, spreadsheet: '…' },",
  );
});
