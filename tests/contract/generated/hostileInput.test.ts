import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldModel, ResourceModel } from '#/resources/schema/model.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import { givenFields, type Values } from '#/tests/support/sampleRecord.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';

let host: TestApp;
let maker: RecordMaker;

beforeAll(async () => {
  host = await specimenApp();
  maker = recordMaker(host, model, host.seeded.one, { admin: await host.signIn('admin@demo.test'), owner: await host.signIn('owner@demo.test') });
});
afterAll(() => host.close());

/** Texts that break what joins texts together, or what shows them unescaped; each is short, because fields are. */
const TEXTS = [
  "a'; --",
  "' or '1'='1",
  '"$1\\',
  '%_\\%',
  '<b>&amp;',
  '<img src=x>',
  '{{7*7}}#{1}',
  '  two  ',
  'line\nline',
  'тест عربي 漢字',
  '👩‍👩‍👧e\u0301',
  '\u202eabc\u200b',
  '../../etc',
  '=1+1',
  'null',
  '\u0007\u001b[31m',
];
const NUL = 'a\u0000b';
const HALF = 'a\ud800b';
const TEXT_KINDS = [
  'text',
  'textarea',
  'email',
  'phone',
  'url',
  'slug',
  'password',
  'enum',
  'lookup',
  'date',
  'time',
  'datetime',
  'timezone',
  'currency',
  'color',
  'barcode',
  'image',
  'file',
];

const editable = Object.values(model.resources).filter(({ permissions }) => permissions.create && permissions.edit && permissions.view);
const put = (resource: ResourceModel, id: unknown, body: unknown) => host.call('PUT', `${resource.endpoint}/${id}`, body, maker.tokenOf(resource));
const isFree = (field: FieldModel) => (field.kind === 'text' && !field.pattern) || field.kind === 'textarea';

describe.each(editable.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const fields = Object.values(givenFields(resource));
  const texts = fields.filter((field) => TEXT_KINDS.includes(field.kind));
  let record: Values;

  beforeAll(async () => {
    record = await maker.add(resource, { seed: 301 });
  });

  test('give a hostile text back byte for byte, or refuse it with a sentence', async () => {
    for (const hostile of TEXTS) {
      // Faces share a table, in which titles may be unique.
      const text = resource.face ? `~${hostile}` : hostile;
      const open = fields.filter((field) => isFree(field) && fits(field, text) && !isEmptyHere(record, field));
      if (open.length) {
        const answer = await put(resource, record.id, Object.fromEntries(open.map(({ name }) => [name, text])));
        expect(answer.status, JSON.stringify([text, answer.body])).toBe(200);
        const { data } = (await host.call('GET', `${resource.endpoint}/${record.id}`, undefined, maker.tokenOf(resource))).body;
        for (const { name } of open) expect(data[name]).toBe(text);
      }
      for (const field of texts.filter((one) => !open.includes(one))) {
        const answer = await put(resource, record.id, { [field.name]: text });
        expect([200, 422], `${field.name}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
        if (answer.status === 200 && field.kind !== 'password') expect(answer.body.data[field.name]).toBe(text);
        if (answer.status === 422) expect(answer.body.errors[field.name]?.[0], field.name).toMatch(/\w/);
      }
    }
  });

  test('refuse a NUL and half a character in any text', async () => {
    for (const field of texts) {
      for (const text of [NUL, HALF]) {
        const answer = await put(resource, record.id, { [field.name]: text });
        expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field.name]]);
      }
    }
  });

  test('refuse values of another type, naming each field', async () => {
    for (const [value, kinds] of [
      [{ a: 1 }, ['json']],
      [[[1]], ['json', 'lines']],
      [12345.678901, ['integer', 'decimal', 'percent', 'quantity', 'money', 'json', 'duration']],
      [true, ['boolean', 'json']],
      ['no such thing', ['text', 'textarea', 'password', 'json', 'file', 'image']],
    ] as const) {
      const sent = fields.filter((field) => !(kinds as readonly string[]).includes(field.kind));
      if (!sent.length) continue;
      const answer = await put(resource, record.id, Object.fromEntries(sent.map(({ name }) => [name, value])));
      expect(answer.status, JSON.stringify(value)).toBe(422);
      for (const { name } of sent) expect(answer.body.errors, JSON.stringify(value)).toHaveProperty([name]);
    }
  });

  test('refuse a text longer than the field, and a number larger than any column', async () => {
    for (const field of fields) {
      const value = isFree(field)
        ? 'x'.repeat(longest(field) + 1)
        : ['integer', 'decimal', 'money', 'quantity', 'percent', 'duration'].includes(field.kind)
          ? 1e300
          : undefined;
      if (value === undefined) continue;
      const answer = await put(resource, record.id, { [field.name]: value });
      expect([answer.status, Object.keys(answer.body.errors ?? {})], field.name).toEqual([422, [field.name]]);
    }
  });

  test('take an empty text, null and an empty list as nothing, or ask for a value', async () => {
    for (const field of fields) {
      for (const value of ['', null, []]) {
        const answer = await put(resource, record.id, { [field.name]: value });
        expect([200, 422], `${field.name} ${JSON.stringify(value)}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
      }
    }
    const made = await host.call(
      'POST',
      resource.endpoint,
      {
        ...(await maker.bodyOf(resource, { seed: 302, full: false })),
        ...Object.fromEntries(fields.filter((field) => !field.required).map(({ name }) => [name, null])),
      },
      maker.tokenOf(resource),
    );
    expect([201, 422], JSON.stringify(made.body)).toContain(made.status);
  });

  test('refuse keys that are no fields', async () => {
    for (const name of ['no_such_field', 'toString', 'hasOwnProperty', 'created_at', 'client_id; --', "x'"]) {
      const answer = await put(resource, record.id, { [name]: 1 });
      expect([answer.status, Object.keys(answer.body.errors ?? {})], name).toEqual([422, [name]]);
    }
    expect((await put(resource, record.id, '{"__proto__":{"isPlatform":true}}')).status).toBe(400);
  });

  test('are looked for by hostile texts without harm', async () => {
    const path = resource.paths?.list ?? `${resource.endpoint}/list`;
    const ask = (body: unknown) => host.call('POST', path, body, maker.tokenOf(resource));
    for (const text of TEXTS) {
      expect((await ask({ search: text })).status).toBe(200);
      expect((await ask({ filters: { [resource.title]: { contains: text } } })).status).toBe(200);
    }
    for (const body of [
      { search: NUL },
      { sort_by: 'id; drop table users' },
      { sort_by: 'password' },
      { sort_by: '__proto__' },
      { filters: { toString: 1 } },
      { filters: { id: { "gte'": 1 } } },
      { filters: { id: 'x' } },
      { filters: [] },
      { page: 1e9 },
      { per_page: 501 },
      { fields: ['password; --'] },
      { filters: { id: { gte: {} } } },
    ]) {
      expect((await ask(body)).status, JSON.stringify(body)).toBe(422);
    }
    for (const id of ['abc', '-1', '0', '1e3', '99999999999999999999', "1'", '%00', '1;2'])
      expect((await host.call('GET', `${resource.endpoint}/${id}`, undefined, maker.tokenOf(resource))).status, id).toBe(404);
  });
});

function longest(field: FieldModel): number {
  return Number('max' in field && field.max) || (field.kind === 'textarea' ? 10_000 : 255);
}

function fits(field: FieldModel, text: string): boolean {
  const length = [...text].length;
  return length <= longest(field) && length >= (('min' in field && field.min) || 0);
}

/** A field that rules may hide now is left alone. */
function isEmptyHere(record: Values, field: FieldModel): boolean {
  return record[field.name] === null;
}
