import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { ended, type Operation, uploaded } from '#/tests/support/bulk.ts';
import { others } from '#/tests/support/samples/systems/others.ts';
import { shopify } from '#/tests/support/samples/systems/shopify.ts';
import { square } from '#/tests/support/samples/systems/square.ts';
import type { SystemSample } from '#/tests/support/samples/systems/systemFile.ts';
import { toast } from '#/tests/support/samples/systems/toast.ts';
import { share } from '#/tests/support/thorough.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;
const rows = { made: 0, all: 0 };

beforeAll(async () => {
  host = await workingApp();
  owner = await host.signIn('owner@demo.test');
  [harbour = 0] = host.seeded.one.establishments;
});
afterAll(() => host.close());

const shops: readonly (readonly [string, readonly SystemSample[]])[] = [
  ['Square', square],
  ['Shopify', shopify],
  ['Toast', toast],
  ...others.map((sample) => [sample.profile, [sample]] as const),
];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const made = (samples: readonly SystemSample[]) => sum(samples.flatMap(({ makes }) => Object.values(makes)));
const refused = (samples: readonly SystemSample[]) => sum(samples.map((sample) => sample.refused ?? 0));
const outcome = ({ created, updated, failed, errors }: Operation) => ({ created, updated, failed, why: failed ? errors : [] });

async function addressesOf(samples: readonly SystemSample[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const { name, bytes } of samples) addresses.push(await uploaded(host, name, bytes, owner));
  return addresses;
}

async function countOf(resource: string): Promise<number> {
  const { endpoint } = resourceOf(model, resource);
  const { body } = await host.call('POST', `${endpoint}/list`, { establishment_id: harbour, per_page: 1 }, owner);
  return body.data.pagination_options.total;
}

describe.each(share(shops, 4, 'shops'))('a shop from %s', (_name, samples) => {
  test('is recognised, tried, brought, brought again without a change, and taken back', async () => {
    const files = await addressesOf(samples);
    for (const [at, { profile, makes }] of samples.entries()) {
      const asked = { establishment_id: harbour, file_url: files[at] };
      const { body } = await host.call('POST', '/api/bulk-operation/recognise', asked, owner);
      expect(`${body.data.system}/${body.data.kind}`).toBe(profile);
      expect(body.data.parts.map(({ resource }: { resource: string }) => resource)).toEqual(Object.keys(makes));
    }
    const resources = [...new Set(samples.flatMap(({ makes }) => Object.keys(makes)))];
    const before = await Promise.all(resources.map(countOf));
    const asked = { establishment_id: harbour, files };
    const expected = { created: made(samples), updated: 0, failed: refused(samples) };
    const trial = await ended(host, 'bring', { ...asked, dry_run: true }, owner);
    expect(outcome(trial)).toMatchObject(expected);
    expect(await Promise.all(resources.map(countOf))).toEqual(before);
    const run = await ended(host, 'bring', asked, owner);
    expect(outcome(run)).toMatchObject(expected);
    expect(run.errors.every(({ message, place }: Operation) => message && place.resource && place.row > 0)).toBe(true);
    rows.made += run.created;
    rows.all += run.created + run.failed;
    const again = await ended(host, 'bring', asked, owner);
    expect(outcome(again)).toMatchObject({ updated: 0, failed: refused(samples) });
    expect(again.unchanged + again.created).toBe(made(samples));
    const undone = await ended(host, `${run.id}/undo`, undefined, owner);
    expect(undone).toMatchObject({ deleted: made(samples), failed: 0 });
  });
});

test('nearly all of their rows get in', () => {
  expect(rows.made / rows.all).toBeGreaterThanOrEqual(0.95);
});
