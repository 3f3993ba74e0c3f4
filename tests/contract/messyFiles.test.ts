import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { ended, type Operation, uploaded } from '#/tests/support/bulk.ts';
import type { MessyFile } from '#/tests/support/samples/import/messyFile.ts';
import { messyFiles } from '#/tests/support/samples/import/messyFiles.ts';
import { rounds, share } from '#/tests/support/thorough.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;
const got = { good: 0, expected: 0 };

beforeAll(async () => {
  host = await workingApp();
  owner = await host.signIn('owner@demo.test');
  [harbour = 0] = host.seeded.one.establishments;
});
afterAll(() => host.close());

type Row = Record<string, unknown>;
const onlyRead = (mapping: Record<string, string | null>) => Object.fromEntries(Object.entries(mapping).filter(([, name]) => name));

/** What a person does who believes what the page suggests, and answers what it asks. */
async function taken({ name, resource, bytes, reading = {} }: MessyFile) {
  const file_url = await uploaded(host, name, bytes, owner);
  const asked = { resource, establishment_id: harbour, file_url };
  const { status, body } = await host.call('POST', '/api/bulk-operation/preview', asked, owner);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { mapping, fields } = body.data;
  const make = fields.filter(({ can_make }: Row) => can_make).map(({ name: field }: Row) => field);
  return { mapping, importing: { ...asked, mapping, reading, make } };
}

const outcome = ({ created, failed, errors }: Operation) => ({ created, failed, errors });

describe('files as people have them', () => {
  test.each(share(messyFiles, 3, 'files').map((file) => [file.name, file] as const))('%s', async (_name, file) => {
    const { good, bad = 0 } = file.rows;
    got.expected += good;
    const { mapping, importing } = await taken(file);
    expect.soft(onlyRead(mapping)).toEqual(file.columns);
    // What is looked at afterwards is imported; a trial reports the same.
    const run = await ended(host, 'import', { ...importing, dry_run: !file.stored }, owner);
    got.good += run.created;
    expect(outcome(run)).toMatchObject({ created: good, failed: bad });
    expect(run.errors.every(({ message }: Row) => typeof message === 'string' && message.length > 0)).toBe(true);
    if (!file.stored) return;
    const { endpoint } = resourceOf(model, file.resource);
    const { body } = await host.call('POST', `${endpoint}/list`, { establishment_id: harbour, per_page: 500 }, owner);
    expect(body.data.list).toEqual(expect.arrayContaining(file.stored.map((record) => expect.objectContaining(record))));
  });

  test('nearly all of their rows get in', () => {
    expect(got.expected).toBeGreaterThan(rounds(20, 90));
    expect(got.good / got.expected).toBeGreaterThanOrEqual(0.95);
  });
});
