import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFileAddress } from '#/model/kinds/image.ts';
import { pictureSizes, sizedAddress } from '#/model/values/pictureSizes.ts';
import { model } from '#/resources/index.ts';
import { fileStore } from '#/server/foundation/files/fileStore.ts';
import { removeOrphans } from '#/server/foundation/files/orphans.ts';
import { look, pixels, turnedWithPlace } from '#/tests/support/pictures.ts';
import { askUpload, putFile, fileSamples as samples } from '#/tests/support/uploads.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let now = Date.parse('2026-11-20T12:00:00Z');

beforeAll(async () => {
  host = await workingApp({ now: () => now });
  owner = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

const ask = (file_name: unknown) => askUpload(host, file_name, owner);
const put = (url: string, payload: Buffer, type?: string) => putFile(host, url, payload, type);
const get = async (url: string) => host.app.inject({ method: 'GET', url });
const address = async (name: string) => (await ask(name)).body.data as { url: string; public_url: string };

describe('an upload', () => {
  test.each(['pdf', 'csv', 'xlsx'] as const)('of %s is stored and read back as it was', async (ending) => {
    const bytes = samples[ending];
    const { url, public_url } = await address(`Menu été.${ending.toUpperCase()}`);
    expect(public_url).toMatch(new RegExp(`^/files/[\\w-]{22}/Menu-e-te\\.${ending}$`));
    expect(isFileAddress(public_url)).toBe(true);
    expect(url.split('?')[0]).toBe(public_url);
    expect((await put(url, bytes, 'image/png')).status).toBe(200);
    const answer = await get(public_url);
    expect(answer.statusCode).toBe(200);
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    expect(answer.headers['content-type']).toMatch(/^(application|text)\//);
  });

  test.each([
    ['png', 'png'],
    ['jpeg', 'jpeg'],
    ['webp', 'webp'],
    ['gif', 'png'],
    ['avif', 'webp'],
  ] as const)('of a picture is made anew, and has its smaller ones beside it: %s', async (ending, kept) => {
    const { url, public_url } = await address(`Menu été.${ending.toUpperCase()}`);
    expect(public_url).toMatch(new RegExp(`^/files/[\\w-]{22}/Menu-e-te\\.${kept}$`));
    expect(isFileAddress(public_url)).toBe(true);
    expect((await put(url, samples[ending])).body.data).toEqual({ public_url });
    const answer = await get(public_url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${kept}`]);
    expect(answer.headers['content-disposition']).toMatch(/^inline; /);
    expect((await look(answer.rawPayload)).format).toBe(kept);
    for (const size of pictureSizes) {
      const small = await get(String(sizedAddress(public_url, size)));
      expect([small.statusCode, small.headers['content-type'], (await look(small.rawPayload)).format]).toEqual([200, 'image/webp', 'webp']);
    }
  });

  test('says nothing of where its picture was taken, and counts with its smaller ones', async () => {
    const { url, public_url } = await address('IMG 1.jpg');
    expect((await put(url, turnedWithPlace(await pixels(40, 20).jpeg(90)))).status).toBe(200);
    const { rawPayload } = await get(public_url);
    expect(await look(rawPayload)).toMatchObject({ width: 20, height: 40 });
    expect(rawPayload.includes('GPS')).toBe(false);
    const small = await Promise.all(pictureSizes.map((size) => get(String(sizedAddress(public_url, size)))));
    const key = public_url.split('/')[2];
    const { rows } = await host.database.platform((tx) =>
      sql<{ bytes: number }>`select bytes::int from public.upload_owners where key = ${key}`.execute(tx),
    );
    expect(rows[0]?.bytes).toBe(small.reduce((sum, one) => sum + one.rawPayload.length, rawPayload.length));
  });

  test('needs a bearer to be asked for, and none for the bytes', async () => {
    expect((await askUpload(host, 'a.png')).status).toBe(401);
    expect((await put((await address('a.png')).url, samples.png)).status).toBe(200);
  });

  test.each(['script.svg', 'page.html', 'program.exe', 'no ending', '.png.', 'a.constructor'])(
    'of %j is refused in the first step, in words',
    async (name) => {
      const { status, body } = await ask(name);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        status: 'error',
        errors: { file_name: ['Choose a picture (PNG, JPEG, WebP, GIF or AVIF) or a document (PDF, CSV or XLSX)'] },
      });
    },
  );

  test('names its file and nothing else', async () => {
    expect((await ask(undefined)).body.errors).toEqual({ file_name: ['Enter a value'] });
    expect((await ask(12)).body.errors).toEqual({ file_name: ['Give a text'] });
    expect((await host.call('POST', '/api/v1_0/get-presigned-url', { file_name: 'a.png', path: '/etc' }, owner)).body.errors).toEqual({
      path: ['path is not a field of this request'],
    });
  });

  test.each(['../../../etc/passwd.png', '..\\..\\windows.png', '/absolute.png', '.hidden.png', '\u202Egnp.png', '…/…/a.png'])(
    'named %j stays in its folder',
    async (name) => {
      const { url, public_url } = await address(name);
      expect(public_url).toMatch(/^\/files\/[\w-]{22}\/[A-Za-z\d]+(-[A-Za-z\d]+)*\.png$/);
      expect((await put(url, samples.png)).status).toBe(200);
    },
  );
});

describe('an upload address', () => {
  test('is good once', async () => {
    const { url, public_url } = await address('once.png');
    expect((await put(url, samples.png)).status).toBe(200);
    const { rawPayload } = await get(public_url);
    expect((await put(url, samples.gif)).status).toBe(409);
    expect((await get(public_url)).rawPayload.equals(rawPayload)).toBe(true);
  });

  test('is good for one of two at the same moment', async () => {
    const { url } = await address('race.png');
    const answers = await Promise.all([put(url, samples.png), put(url, samples.png), put(url, samples.png)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('is good for ten minutes', async () => {
    const { url } = await address('late.png');
    now += 601_000;
    expect((await put(url, samples.png)).status).toBe(403);
    now -= 2_000;
    expect((await put(url, samples.png)).status).toBe(200);
  });

  test('cannot be changed', async () => {
    const { url } = await address('bound.png');
    const other = (await address('other.pdf')).url;
    const forged = [
      url.replace('bound.png', 'bound.pdf'),
      url.replace(/max=\d+/, 'max=99999999'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace(/signature=[^&]+/, 'signature=AAAA'),
      url.split('?')[0] as string,
      `${url.split('?')[0]}?${other.split('?')[1]}`,
      `${url}&max=1`,
    ];
    for (const one of forged) expect({ one, status: (await put(one, samples.png)).status }).toEqual({ one, status: 403 });
  });
});

describe('the bytes of an upload', () => {
  test.each([
    ['photo.png', Buffer.from('<script>alert(1)</script>')],
    ['photo.webp', samples.gif],
    ['photo.jpg', samples.pdf],
    ['photo.gif', Buffer.alloc(0)],
    ['list.csv', samples.xlsx],
    ['list.csv', Buffer.from([0x41, 0x07, 0x42])],
    ['book.xlsx', Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(200)])],
  ])('are judged by what they are, not by the name: %s', async (name, bytes) => {
    const { url, public_url } = await address(name);
    const { status, body } = await put(url, bytes);
    expect(status).toBe(422);
    expect(body.errors.file).toEqual([expect.stringContaining('not what its name says')]);
    expect((await get(public_url)).statusCode).toBe(404);
    // The address is not used up by bytes that were refused.
    if (name === 'photo.png') expect((await put(url, samples.png)).status).toBe(200);
  });

  test('of a picture are decoded before anybody sees it: broken ones are refused in words, and the address is good for another', async () => {
    const { url, public_url } = await address('photo.png');
    const { status, body } = await put(url, samples.png.subarray(0, 45));
    expect([status, body.errors]).toEqual([422, { file: [expect.stringContaining('This picture is broken')] }]);
    expect((await get(public_url)).statusCode).toBe(404);
    const bomb = Buffer.from(samples.png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect((await put(url, bomb)).body.errors.file).toEqual([expect.stringContaining('at most 50 million pixels')]);
    expect((await put(url, samples.png)).status).toBe(200);
  });

  test('are at most 5 MB for a picture, whether or not they say so', async () => {
    const large = Buffer.concat([samples.png, Buffer.alloc(5 * 1024 * 1024)]);
    const { url, public_url } = await address('large.png');
    const said = await put(url, large);
    expect(said).toMatchObject({ status: 413, body: { message: 'The request is too large: send at most 5 MB' } });
    await host.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = host.app.server.address() as { port: number };
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(large);
        controller.close();
      },
    });
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'PUT', body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
    const good = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'PUT', body: new Blob([samples.png], { type: 'image/png' }) });
    expect(good.status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}${public_url}`)).status).toBe(200);
  });
});

describe('a file that is not there', () => {
  test.each([
    '/files/x/y.png',
    `/files/${'a'.repeat(22)}/y.png`,
    '/files/..%2f..%2f/host.lock',
    `/files/${'a'.repeat(22)}/..%2F..%2Fhost.png`,
    '/files',
  ])('%s is not found', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe('what nothing needs', () => {
  const store = () => fileStore(host.dataDir, undefined);
  const uploaded = async (name: string) => {
    const { url, public_url } = await address(name);
    expect((await put(url, samples.png)).status).toBe(200);
    return public_url;
  };
  const age = () => host.database.platform((tx) => sql`update public.upload_owners set created_at = now() - interval '3 days'`.execute(tx));
  const isThere = async (path: string) => (await get(path)).statusCode === 200;

  test('is removed after two days; what a record has or had stays, also for a super-admin, and what was just uploaded', async () => {
    const admin = await host.signIn('admin@demo.test');
    const [never, had, has, theirs] = [
      await uploaded('never.png'),
      await uploaded('had.png'),
      await uploaded('has.png'),
      (await askUpload(host, 'theirs.png', admin)).body.data,
    ];
    await put(theirs.url, samples.png);
    await ask('not-put.png');
    const place = { establishment_id: host.seeded.one.establishments[0] };
    const made = await host.call('POST', '/api/product-categories', { ...place, name: 'Pictured', image: had }, owner);
    expect((await host.call('PUT', `/api/product-categories/${made.body.data.id}`, { image: has }, owner)).status).toBe(200);
    await host.database.platform((tx) =>
      sql`update public.establishments set logo = ${theirs.public_url} where id = ${place.establishment_id}`.execute(tx),
    );
    await removeOrphans(host.database, model, store());
    expect(await isThere(never)).toBe(true);
    await age();
    const fresh = await uploaded('fresh.png');
    expect(await removeOrphans(host.database, model, store())).toBeGreaterThanOrEqual(2);
    expect(await Promise.all([never, had, has, theirs.public_url, fresh].map(isThere))).toEqual([false, true, true, true, true]);
    const small = (path: string) => String(sizedAddress(path, 96));
    expect(await Promise.all([never, has].map((path) => isThere(small(path))))).toEqual([false, true]);
    const noted = await host.database.platform((tx) =>
      sql`select 1 from public.upload_owners where name in ('never.png', 'not-put.png')`.execute(tx),
    );
    expect(noted.rows).toEqual([]);
    expect(await removeOrphans(host.database, model, store())).toBe(0);
  });
});

describe('what one business and one person may upload', () => {
  test('has limits, each with what to do; a file that was not put counts for ten minutes only', async () => {
    const limits = { uploadMegabytes: 11, uploadsPerHour: 4 };
    const small = await workingApp({ config: { limits } });
    try {
      const token = await small.signIn('owner@demo.test');
      const wanted = (name = 'a.png', by = token) => askUpload(small, name, by);
      expect([(await wanted()).status, (await wanted()).status]).toEqual([200, 200]);
      const full = await wanted();
      expect([full.status, full.body.errors.file_name[0]]).toEqual([422, expect.stringContaining('take 10 of 11 MB')]);
      expect((await wanted('a.png', await small.signIn('owner@other.test'))).status).toBe(200);
      await small.database.platform((tx) => sql`update public.upload_owners set created_at = now() - interval '11 minutes'`.execute(tx));
      const { url } = (await wanted()).body.data;
      expect((await putFile(small, url, samples.png, 'image/png')).status).toBe(200);
      expect((await wanted()).status).toBe(200);
      const tooFast = await wanted();
      expect([tooFast.status, tooFast.body.message]).toEqual([429, expect.stringContaining('4 files within an hour')]);
      expect(Number(tooFast.headers['retry-after'])).toBeGreaterThan(0);
      expect((await wanted('a.png', await small.signIn('manager@demo.test'))).status).toBe(200);
    } finally {
      await small.close();
    }
  });
});
