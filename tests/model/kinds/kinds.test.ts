import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { type KindPart, kinds } from '#/model/kinds/index.ts';
import { contextFor } from '#/resources/reference/context.ts';
import { type Field, field, type Kind } from '#model/language';

const context = contextFor({ locale: 'en', currency: 'USD', timezone: 'Europe/London' });
const arabic = contextFor({ locale: 'ar', currency: 'USD', timezone: 'Europe/London' });
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

/** One field of each kind, as a definition writes it; a kind without one does not compile. */
const fields = {
  text: field.text(),
  textarea: field.textarea(),
  email: field.email(),
  phone: field.phone(),
  url: field.url(),
  slug: field.slug(),
  password: field.password(),
  integer: field.integer(),
  decimal: field.decimal(),
  percent: field.percent(),
  quantity: field.quantity(),
  money: field.money(),
  boolean: field.boolean(),
  enum: field.enum({ one: 'One', two: 'Two' }),
  lookup: field.lookup('uom'),
  reference: field.reference('taxes'),
  lines: field.lines({ a: field.text() }),
  date: field.date(),
  time: field.time(),
  datetime: field.datetime(),
  duration: field.duration(),
  rating: field.rating(),
  timezone: field.timezone(),
  currency: field.currency(),
  color: field.color(),
  barcode: field.barcode(),
  image: field.image(),
  file: field.file(),
  json: field.json(),
  computed: field.computed({ value: 1, as: 'money' }),
  aggregate: field.aggregate({ of: 'taxes', by: 'x', count: true }),
  external: field.external({ reader: 'x', as: 'integer' }),
} satisfies { [K in Kind]: Field };

const all = (Object.keys(fields) as Kind[]).map((kind) => [kind, kinds[kind] as unknown as KindPart, fields[kind] as Field] as const);
const written = all.filter(([kind]) => !['computed', 'aggregate', 'external'].includes(kind));
/** A made-up id would not exist and a made-up row says nothing: these two have values of their own here. */
const samplesOf = (part: KindPart, of: Field, kind: Kind) =>
  kind === 'reference' ? [1, 77] : kind === 'lines' ? [[{ a: 'x' }], []] : [0, 1, 2, 17, 404].map((seed) => part.sample(seed, of, context));
const JSON_VALUES = [5, -1.23456789123, 'text', '', true, [], [1], {}, { a: 1 }];

describe.each(written)('%s', (kind, part, of) => {
  const samples = samplesOf(part, of, kind);

  test('makes samples that it takes itself, and its JSON Schema too', () => {
    const validate = ajv.compile(part.schema(of));
    for (const value of samples) {
      expect(part.validate(value, of, context), JSON.stringify(value)).toBeNull();
      expect(validate(value), JSON.stringify(value)).toBe(true);
    }
  });

  test('makes the same sample of the same seed', () => {
    expect(part.sample(9, of, context)).toEqual(part.sample(9, of, context));
  });

  test('reads back what it writes into files', () => {
    if (kind === 'password') return expect(part.text('a secret text', of, context)).toBe('');
    for (const value of samples) expect(part.parse(part.text(value, of, context), of, context), JSON.stringify(value)).toEqual({ value });
  });

  test('reads nothing as nothing, and writes nothing as nothing', () => {
    expect(part.parse('', of, context)).toEqual({ value: kind === 'lines' ? [] : null });
    expect(part.text(null, of, context)).toBe('');
  });

  test('refuses values of another type, as its JSON Schema does', () => {
    const validate = ajv.compile(part.schema(of));
    if (kind === 'json') return expect(JSON_VALUES.every((value) => part.validate(value, of, context) === null)).toBe(true);
    const type = typeof samples[0];
    const wrong = JSON_VALUES.filter((value) => (Array.isArray(samples[0]) ? !Array.isArray(value) : typeof value !== type));
    expect(wrong.length).toBeGreaterThan(3);
    for (const value of wrong) {
      expect(part.validate(value, of, context)?.key, JSON.stringify(value)).toMatch(/\w/);
      expect(validate(value), JSON.stringify(value)).toBe(kind === 'lookup' && typeof value === 'string');
    }
  });

  test('is read in English and in Arabic, with Latin digits', () => {
    for (const value of samples) {
      for (const reader of [context, arabic]) {
        const shown = part.format(value, of, reader);
        expect(shown).toBeTypeOf('string');
        if (kind !== 'password') expect(shown).not.toBe('');
        expect(shown).not.toMatch(/[٠-٩]|undefined|NaN|\[object/);
      }
    }
    expect(part.format(null, of, context)).toBe('');
  });

  test('orders its samples the same way from both sides', () => {
    for (const a of samples)
      for (const b of samples) expect(Math.sign(part.compare(a, b, of))).toBe(-Math.sign(part.compare(b, a, of)) + 0);
    for (const a of samples) expect(part.compare(a, a, of)).toBe(0);
  });
});

describe.each(all.filter(([kind]) => !written.some(([one]) => one === kind)))('%s', (_, part, of) => {
  test('is written by the host alone, and shown as what it is', () => {
    expect(part.parse('5', of, context)).toEqual({ problem: { key: 'readonly' } });
    expect(part.validate(5, of, context)).toEqual({ key: 'readonly' });
    expect(part.sample(1, of, context)).toBeNull();
    expect(part.format(5, of, context)).toContain('5');
    expect(ajv.compile(part.schema(of))(5)).toBe(true);
  });
});

test('a picture that stands in documents is of a type that a PDF can hold', () => {
  const why = (address: string, printed = true) => kinds.image.validate(address, field.image(printed ? { printed } : {}), context)?.key;
  expect(
    ['/files/k/logo.png', '/files/k/logo.JPG', 'https://store.example/files/k/logo.jpeg?v=2', 'https://store.example/logo'].map((one) =>
      why(one),
    ),
  ).toEqual([undefined, undefined, undefined, undefined]);
  expect([why('/files/k/logo.webp'), why('https://store.example/files/k/logo.avif'), why('/files/k/logo.webp', false)]).toEqual([
    'not_printable',
    'not_printable',
    undefined,
  ]);
});
