import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureSizes, sizedAddress } from '#/model/values/pictureSizes.ts';
import { model } from '#/resources/index.ts';
import type { ExportHost } from '#/server/capabilities/exports/exportHost.ts';
import type { Archives } from '#/server/capabilities/removals/archive.ts';
import { settleRemovals } from '#/server/capabilities/removals/removals.ts';
import { fileStore } from '#/server/foundation/files/fileStore.ts';
import { removeOrphans } from '#/server/foundation/files/orphans.ts';
import { storedFiles } from '#/server/foundation/files/storedFiles.ts';
import { internal } from '#/server/foundation/http/apiError.ts';
import { failure } from '#/server/foundation/http/envelope.ts';
import { look, pixels, turnedWithPlace } from '#/tests/support/pictures.ts';
import { type S3Store, s3Store } from '#/tests/support/s3Store.ts';
import { askUpload, fileSamples, putFile } from '#/tests/support/uploads.ts';
import { emptyBusiness, exportWhole, importWhole, packed } from '#/tests/support/wholeFile.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let store: S3Store;
let host: WorkingApp;
let owner: string;

const hostOf = (s3 = store.config) => workingApp({ config: { s3 }, jobs: { pollMs: 200 } });

beforeAll(async () => {
  store = await s3Store();
  host = await hostOf();
  owner = await host.signIn('owner@demo.test');
});
afterAll(async () => {
  await host.close();
  await store.close();
});

const asked = async (name: string, token = owner) => (await askUpload(host, name, token)).body.data as { url: string; public_url: string };
const uploaded = async (name: string, bytes: Buffer = fileSamples.png, token = owner) => {
  const { url, public_url } = await asked(name, token);
  const { status, body } = await putFile(host, url, bytes);
  expect([status, body.data]).toEqual([200, { public_url }]);
  return public_url;
};
const withSmaller = (address: string) => [address, ...pictureSizes.map((size) => String(sizedAddress(address, size)))];
const pathsOf = (...addresses: string[]) => addresses.map((one) => one.slice(store.config.publicUrl.length)).toSorted();
const ofKey = async (address: string) => {
  const key = String(/\/files\/([^/]+)/.exec(address)?.[1]);
  return (await store.paths()).filter((path) => path.includes(key));
};
const pictured = (image: string, token: string, establishment_id: number | undefined) =>
  host.call('POST', '/api/product-categories', { establishment_id, name: `With ${image.slice(-30)}`, image }, token);

describe('a file of a store that speaks S3', () => {
  test('is looked at by the host, made anew, and read at the store’s public address with its type', async () => {
    const address = await uploaded('Menu été.JPG', turnedWithPlace(await pixels(40, 20).jpeg(90)));
    expect(address).toMatch(new RegExp(`^${store.config.publicUrl}/files/[\\w-]{22}/Menu-e-te\\.jpg$`));
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="Menu-e-te.jpg"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await look(bytes)).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect(bytes.includes('GPS')).toBe(false);
    const small = await fetch(String(sizedAddress(address, 96)));
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await ofKey(address)).toEqual(pathsOf(...withSmaller(address)));
    const file = await fetch(await uploaded('prices.csv', fileSamples.csv));
    expect([await file.text(), file.headers.get('content-disposition')]).toEqual([
      fileSamples.csv.toString(),
      'attachment; filename="prices.csv"',
    ]);
  });

  test.each([
    ['photo.png', fileSamples.pdf, 'not what its name says'],
    ['photo.png', fileSamples.png.subarray(0, 45), 'This picture is broken'],
    ['list.pdf', Buffer.from('<script>alert(1)</script>'), 'not what its name says'],
  ])('never reaches it where it is refused: %s', async (name, bytes, sentence) => {
    const { url, public_url } = await asked(name);
    const { status, body } = await putFile(host, url, bytes);
    expect([status, body.errors.file]).toEqual([422, [expect.stringContaining(sentence)]]);
    expect(await ofKey(public_url)).toEqual([]);
  });

  test('is put once', async () => {
    const { url } = await asked('once.png');
    expect([(await putFile(host, url, fileSamples.png)).status, (await putFile(host, url, fileSamples.gif)).status]).toEqual([200, 409]);
  });

  test('is refused by the store where the host’s key is wrong, and nothing is said of it', async () => {
    const other = await hostOf({ ...store.config, secretAccessKey: 'not the secret' });
    try {
      const { body } = await askUpload(other, 'a.png', await other.signIn('owner@demo.test'));
      const { status, body: answer } = await putFile(other, body.data.url, fileSamples.png);
      // And which request it was, for who reads the log.
      expect([status, answer]).toEqual([500, { ...failure(internal(), '', 'en'), request_id: expect.any(String) }]);
      expect(await ofKey(body.data.public_url)).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('counts with its smaller ones as what the store has of it', async () => {
    const address = await uploaded('counted.png');
    const sizes = await Promise.all(withSmaller(address).map(async (one) => (await (await fetch(one)).arrayBuffer()).byteLength));
    const { rows } = await host.database.platform((tx) =>
      sql<{ bytes: number }>`select bytes::int from public.upload_owners where name = 'counted.png'`.execute(tx),
    );
    expect(rows[0]?.bytes).toBe(sizes.reduce((sum, one) => sum + one, 0));
  });

  test('goes with its smaller ones once nothing needs it', async () => {
    const [never, has] = [await uploaded('never.png'), await uploaded('has.png')];
    expect((await pictured(has, owner, host.seeded.one.establishments[0])).status).toBe(201);
    await host.database.platform((tx) => sql`update public.upload_owners set created_at = now() - interval '3 days'`.execute(tx));
    expect(await removeOrphans(host.database, model, fileStore(host.dataDir, store.config))).toBeGreaterThan(0);
    expect([await ofKey(never), (await ofKey(has)).length]).toEqual([[], 3]);
  });

  test('goes along in the export of a business, and gets an address of its own where that is brought to', async () => {
    const address = await uploaded('goes-along.png');
    expect((await pictured(address, owner, host.seeded.one.establishments[0])).status).toBe(201);
    const left = await exportWhole(host, owner);
    const part = left.manifest.files.find(({ file }) => file.endsWith('goes-along.png'))?.file ?? '';
    expect(Buffer.from(left.parts[part] ?? [])).toEqual(Buffer.from(await (await fetch(address)).arrayBuffer()));
    const arrived = await emptyBusiness(host, 'new@elsewhere.test');
    expect(await importWhole(host, arrived.token, packed(left.parts))).toMatchObject({ status: 'completed' });
    const { body } = await host.call('POST', '/api/product-categories/list', { search: 'goes-along' }, arrived.token);
    const [{ image }] = body.data.list;
    expect(image).not.toBe(address);
    expect((await ofKey(image)).length).toBe(3);
    expect((await fetch(image)).status).toBe(200);
  });

  test('goes with its business', async () => {
    const { clientId, establishments } = host.seeded.two;
    const address = await uploaded('theirs.png', fileSamples.png, await host.signIn('owner@other.test'));
    expect((await pictured(address, await host.signIn('owner@other.test'), establishments[0])).status).toBe(201);
    await host.database.platform((tx) =>
      sql`update public.clients set removal_at = now() - interval '1 minute', archived_at = now(), removal_reason = 'x', removal_asked_by = 'x'
        where id = ${clientId}`.execute(tx),
    );
    await settleRemovals({
      database: host.database,
      model,
      exporting: undefined as unknown as ExportHost,
      archives: { remove: async () => undefined } as unknown as Archives,
      stored: storedFiles(host.dataDir, store.config),
      store: fileStore(host.dataDir, store.config),
    });
    expect(await ofKey(address)).toEqual([]);
    expect((await fetch(address)).status).toBe(404);
  });
});
