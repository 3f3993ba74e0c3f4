import { describe, expect, it } from 'vitest';
import { grouped, nameOf, onDay, oneOf } from '#/i18n/blanks.ts';
import { keptText, wordsOf } from '#/i18n/keptSentences.ts';
import { either, listed, say, sentenceIn } from '#/i18n/sentences.ts';
import { translatable } from '#/model/language/texts.ts';
import { sourceFiles } from '#/tests/architecture/sourceFiles.ts';
import { addTexts } from '#model/language';

const areas = import.meta.glob<Record<string, string>>('/i18n/en/host/*.ts', { eager: true, import: 'default' });
const keys = Object.entries(areas).flatMap(([file, texts]) =>
  Object.keys(texts).map((key) => `${file.replace(/^.*\/|\.ts$/g, '')}.${key}`),
);

const { definition: tax, texts } = translatable({ label: ['Tax', 'Taxes'] as const }, { group: 'catalogue', section: 'taxes' });
addTexts(texts, 'es', { shared: { Tax: 'Impuesto', Taxes: 'Impuestos' } });
addTexts(texts, 'de', { shared: { Tax: 'Steuer', Taxes: 'Steuern' } });

describe('the host’s sentences', () => {
  it('are all said somewhere', () => {
    const host = sourceFiles(['server'])
      .map(({ text }) => text)
      .join('\n');
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.filter((key) => !host.includes(`'${key}'`))).toEqual([]);
  });

  it('stand in English where a language lacks them', () => {
    expect(sentenceIn('xx', say('requests.forbidden'))).toBe('You do not have permission to do this');
  });

  it('name definitions in the reader’s language, nouns as that language writes them', () => {
    const gone = say('records.not_found', { resource: oneOf(tax) });
    expect(['en', 'es', 'de'].map((language) => sentenceIn(language, gone))).toEqual([
      'There is no such tax',
      'No existe: impuesto',
      'Nicht vorhanden: Steuer',
    ]);
    expect(sentenceIn('es', say('unknown_key', { name: 'x', resource: nameOf(tax) }))).toBe('x no es un campo de Impuesto');
  });

  it('choose the form that the number asks for', () => {
    const wait = (smart_count: number) => say('access.wait_minutes', { smart_count });
    expect([1, 5].map((minutes) => sentenceIn('en', wait(minutes)))).toEqual([
      'Too many tries: try again in 1 minute',
      'Too many tries: try again in 5 minutes',
    ]);
    expect([1, 2, 5, 15].map((minutes) => sentenceIn('ar', wait(minutes)).replace(/^.*حاول مرة أخرى /, ''))).toEqual([
      'بعد دقيقة واحدة',
      'بعد دقيقتين',
      'بعد 5 دقائق',
      'بعد 15 دقيقة',
    ]);
  });

  it('write numbers, amounts and lists as the reader does', () => {
    const rows = say('files.too_many_rows', { most: grouped(50_000) });
    expect(['en', 'es', 'de'].map((language) => sentenceIn(language, rows).match(/[\d.,]+/)?.[0])).toEqual(['50,000', '50.000', '50.000']);
    const held = say('orders.card_holds_less', { amount: { figure: 1234.5, decimals: 2, unit: 'EUR' } });
    expect(['en', 'es'].map((language) => sentenceIn(language, held).match(/[\d.,]+ EUR/)?.[0])).toEqual(['1234.50 EUR', '1234,50 EUR']);
    const past = say('journal.future', { today: onDay('2026-03-09') });
    expect(['en', 'es', 'de'].map((language) => sentenceIn(language, past))).toEqual([
      'This day has not begun yet: choose Mar 9, 2026 or an earlier one',
      'Este día aún no ha empezado: elija 9 mar 2026 o uno anterior',
      'Dieser Tag hat noch nicht begonnen: Wählen Sie 09.03.2026 oder einen früheren',
    ]);
    expect(sentenceIn('en', say('journal.future', { today: onDay('2026-02-30') }))).toMatch(/choose 2026-02-30 or/);
    const fits = say('stock.fitting_units', { ingredient: 'Rice', unit: 'kg', units: either(['g', 'lb']) });
    expect(['en', 'es'].map((language) => sentenceIn(language, fits))).toEqual([
      "Rice is counted in 'kg': choose g or lb",
      'Rice se cuenta en «kg»: elija g o lb',
    ]);
    expect(sentenceIn('es', say('unknown_key', { name: listed(['a', 'b', 'c']), resource: 'x' }))).toBe('a, b y c no es un campo de x');
  });

  it('are kept as text for readers of any language; what was kept in words stays as it is', () => {
    const kept = keptText(say('bulk.in_row', { row: 2, why: say('required') }));
    expect([wordsOf('en', kept), wordsOf('es', kept)]).toEqual(['Row 2: Enter a value', 'Fila 2: Introduzca un valor']);
    expect(wordsOf('es', 'Something went wrong')).toBe('Something went wrong');
  });

  it('take a value as it is, whatever is written in it', () => {
    expect(sentenceIn('en', say('unknown_key', { name: '$& %{resource}', resource: 'Tax' }))).toBe('$& %{resource} is not a field of Tax');
  });
});
