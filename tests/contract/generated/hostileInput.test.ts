import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traitsOf } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import { givenFields, type Values } from '#/tests/support/sampleRecord.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { share } from '#/tests/support/thorough.ts';

let host: TestApp;
let maker: RecordMaker;

beforeAll(async () => {
  host = await specimenApp();
  maker = recordMaker(host, model, host.seeded.one, {
    admin: await host.signIn('admin@demo.test'),
    owner: await host.signIn('owner@demo.test'),
  });
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
/** The specimens take them all; of the others each takes a part of its own. */
const textsFor = (resource: ResourceModel) => (resource.name === 'specimens' ? TEXTS : share(TEXTS, 5, resource.name));
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
const put = (resource: ResourceModel, id: unknown, body: unknown) =>
  host.call('PUT', `${resource.endpoint}/${id}`, body, maker.tokenOf(resource));
const isFree = (field: FieldModel) => (field.kind === 'text' && !field.pattern) || field.kind === 'textarea';

describe.each(editable.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const fields = Object.values(givenFields(resource));
  const texts = fields.filter((field) => TEXT_KINDS.includes(field.kind));
  let record: Values;

  beforeAll(async () => {
    record = await maker.add(resource, { seed: 301 });
  });

  test('give a hostile text back byte for byte, or refuse it with a sentence', async () => {
    for (const hostile of textsFor(resource)) {
      // Variants share a table, in which titles may be unique.
      const text = resource.variant ? `~${hostile}` : hostile;
      const open = fields.filter((field) => isFree(field) && fits(field, text) && !isEmptyHere(record, field)).map(({ name }) => name);
      const { taken, refused } = await putWhatIsTaken(resource, record.id, Object.fromEntries(texts.map(({ name }) => [name, text])));
      for (const [name, problems] of Object.entries(refused)) expect(problems[0], `${name}: ${text}`).toMatch(/\w/);
      expect(taken, text).toEqual(expect.arrayContaining(open));
      const { data } = (await host.call('GET', `${resource.endpoint}/${record.id}`, undefined, maker.tokenOf(resource))).body;
      for (const { name, kind } of texts) if (taken.includes(name) && kind !== 'password') expect(data[name], name).toBe(text);
    }
  });

  test('refuse a NUL and half a character in any text', async () => {
    // One by one: the host stops at the first that it finds.
    for (const { name } of texts) for (const text of [NUL, HALF]) await expectAllRefused(resource, record.id, { [name]: text });
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
    const sent = Object.fromEntries(
      fields.map((field) => [field.name, tooLarge(field)] as const).filter(([, value]) => value !== undefined),
    );
    if (Object.keys(sent).length) await expectAllRefused(resource, record.id, sent);
  });

  test('take an empty text, null and an empty list as nothing, or ask for a value', async () => {
    for (const value of ['', null, []])
      await putWhatIsTaken(resource, record.id, Object.fromEntries(fields.map(({ name }) => [name, value])));
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
    await expectAllRefused(resource, record.id, {
      no_such_field: 1,
      toString: 1,
      hasOwnProperty: 1,
      created_at: 1,
      'client_id; --': 1,
      "x'": 1,
    });
    expect((await put(resource, record.id, '{"__proto__":{"isPlatform":true}}')).status).toBe(400);
  });

  test('are looked for by hostile texts without harm', async () => {
    const path = resource.paths?.list ?? `${resource.endpoint}/list`;
    const ask = (body: unknown) => host.call('POST', path, body, maker.tokenOf(resource));
    for (const text of textsFor(resource)) {
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

/**
 * Gives many fields at once, then those that were not refused, until the host takes the rest: each field is either stored or has a
 * sentence of its own, as if it were sent alone, in a few calls instead of one for each. Where a refusal names none of them, each is sent
 * alone.
 */
async function putWhatIsTaken(
  resource: ResourceModel,
  id: unknown,
  body: Values,
): Promise<{ taken: string[]; refused: Record<string, string[]> }> {
  const refused: Record<string, string[]> = {};
  let rest = body;
  for (;;) {
    const answer = await put(resource, id, rest);
    expect([200, 422], JSON.stringify([rest, answer.body])).toContain(answer.status);
    if (answer.status === 200) return { taken: Object.keys(rest), refused };
    const problems = Object.entries(answer.body.errors as Record<string, string[]>).map(
      ([path, list]) => [path.split('.')[0] as string, list] as const,
    );
    const named = problems.filter(([name]) => name in rest);
    if (!named.length) return { taken: await takenAlone(resource, id, rest), refused };
    for (const [name, list] of named) refused[name] ??= list;
    rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in refused)));
  }
}

async function takenAlone(resource: ResourceModel, id: unknown, body: Values): Promise<string[]> {
  const taken: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    const answer = await put(resource, id, { [name]: value });
    expect([200, 422], JSON.stringify([name, value, answer.body])).toContain(answer.status);
    if (answer.status === 200) taken.push(name);
  }
  return taken;
}

/** Every field is named in the one answer: a value that passed would be missing there. */
async function expectAllRefused(resource: ResourceModel, id: unknown, body: Values): Promise<void> {
  const answer = await put(resource, id, body);
  expect([answer.status, Object.keys(answer.body.errors ?? {}).sort()]).toEqual([422, Object.keys(body).sort()]);
}

function tooLarge(field: FieldModel): unknown {
  if (isFree(field)) return 'x'.repeat(longest(field) + 1);
  return traitsOf(field).isNumeric ? 1e300 : undefined;
}

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
