import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pixelsOf } from '#/server/foundation/files/pixelsOf.ts';
import { reencode } from '#/server/foundation/files/reencode.ts';
import { look, pixels, turnedWithPlace } from '#/tests/support/pictures.ts';
import { fileSamples } from '#/tests/support/uploads.ts';

/** Red and blue, then blue and red. */
const animatedGif = fileSamples.gif;

const MB = 1024 * 1024;
const refusal = (made: Promise<unknown>) =>
  made.then(
    () => 'made',
    (error: { errors?: { file?: { key: string }[] } }) => error.errors?.file?.[0]?.key,
  );

describe('a picture made anew', () => {
  it('is called broken by what could not decode it, not where the decoding program is gone or ends at once', async () => {
    const picture = await pixels(40, 20).png();
    const nowhere = join(import.meta.dirname, 'nowhere.js');
    const limits = { megapixels: 50, seconds: 30, megabytes: 1024 };
    await expect(reencode(picture, 'png', MB, limits, nowhere)).rejects.toThrow(`${nowhere} ended before it had begun`);
    // The next one is none the worse for it.
    expect(await look((await reencode(picture, 'png', MB)).full)).toMatchObject({ width: 40 });
  });

  it('is upright and says nothing beside its pixels', async () => {
    const taken = turnedWithPlace(await pixels(40, 20).jpeg(90));
    expect(taken.includes('GPS-OF-THE-KITCHEN')).toBe(true);
    const { full } = await reencode(taken, 'jpeg', 5 * MB);
    expect(await look(full)).toMatchObject({ format: 'jpeg', width: 20, height: 40, corners: 'red red blue blue' });
    for (const word of ['Exif', 'GPS']) expect(Buffer.from(full).includes(word)).toBe(false);
  });

  it('is no larger than screens show, and has its smaller ones, none larger than itself', async () => {
    const { full, smaller } = await reencode(await pixels(2400, 1200).jpeg(90), 'jpeg', 5 * MB);
    expect(await look(full)).toMatchObject({ width: 1600, height: 800, corners: 'red blue red blue' });
    const sizes = await Promise.all(smaller.map(async ({ size, bytes }) => ({ size, ...(await look(bytes)) })));
    expect(sizes).toMatchObject([
      { size: 320, format: 'webp', width: 320, height: 160, corners: 'red blue red blue' },
      { size: 96, format: 'webp', width: 96, height: 48, corners: 'red blue red blue' },
    ]);
    const tiny = await reencode(await pixels(30, 10).png(), 'png', 5 * MB);
    expect(await Promise.all([tiny.full, ...tiny.smaller.map(({ bytes }) => bytes)].map(async (one) => (await look(one)).width))).toEqual([
      30, 30, 30,
    ]);
  });

  it.each(['png', 'webp'] as const)('keeps what is transparent: %s', async (as) => {
    const { full, smaller } = await reencode(await pixels(200, 200, { isHoled: true }).png(), as, 5 * MB);
    for (const bytes of [full, ...smaller.map((one) => one.bytes)]) expect((await look(bytes)).corners).toBe('red blue red none');
  });

  it('of an animation is its first frame; of an AVIF what it shows', async () => {
    expect(await look((await reencode(animatedGif, 'png', MB)).full)).toMatchObject({
      format: 'png',
      width: 2,
      height: 1,
      corners: 'red blue red blue',
    });
    const avif = await pixels(64, 32).avif({ speed: 10 });
    expect(await look((await reencode(avif, 'webp', MB)).full)).toMatchObject({
      format: 'webp',
      width: 64,
      height: 32,
      corners: 'red blue red blue',
    });
  });

  it('becomes smaller where its pixels take more than a file may', async () => {
    const { full } = await reencode(await pixels(800, 400).png(), 'png', 1500);
    expect(full.length).toBeLessThanOrEqual(1500);
    expect((await look(full)).width).toBeLessThan(800);
  });
});

describe('a picture that is refused', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is a %s that ends too early', async (format) => {
    const whole = await pixels(300, 200)[format]();
    expect(await refusal(reencode(whole.subarray(0, Math.floor(whole.length / 2)), format === 'avif' ? 'webp' : format, MB))).toBe(
      'files.broken_picture',
    );
  });

  it('is one without pixels or a head', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('GIF89a'), animatedGif.subarray(0, 30), Buffer.from([0xff, 0xd8, 0xff, 0xd9])])
      expect(await refusal(reencode(bytes, 'png', MB))).toBe('files.broken_picture');
  });

  it('claims more pixels than a camera makes, before any is decoded', async () => {
    const bomb = Buffer.from(await pixels(4, 4).png());
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await refusal(reencode(bomb, 'png', MB))).toBe('files.too_many_pixels');
  });

  it('takes more memory or time than it may, and costs the host nothing but that', async () => {
    const large = await pixels(3000, 3000).png();
    expect(await refusal(reencode(large, 'png', MB, { megapixels: 50, seconds: 30, megabytes: 1 }))).toBe('files.broken_picture');
    expect(await refusal(reencode(large, 'png', MB, { megapixels: 50, seconds: 0.001, megabytes: 1024 }))).toBe('files.broken_picture');
    expect((await look((await reencode(large, 'png', MB)).full)).width).toBe(1600);
  });
});

describe('the size that a head claims', () => {
  it('is read of every type', async () => {
    const one = pixels(30, 20);
    const files = [await one.png(), await one.jpeg(), await one.webp(), await one.webpLossless(), await one.avif({ speed: 10 })];
    expect([...files, animatedGif].map((bytes) => pixelsOf(bytes))).toEqual([600, 600, 600, 600, 600, 2]);
    expect(pixelsOf(await pixels(30, 20, { isHoled: true }).webp())).toBe(600);
  });
});
