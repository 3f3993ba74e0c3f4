import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptJwtSecret } from '#/server/access/sessions/jwtSecret.ts';
import { ConfigError } from '#/server/config/config.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countinghouse-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is made once, in a folder that may not exist yet, for its owner only', async () => {
  const dataDir = join(folder, 'new');
  const first = await keptJwtSecret(dataDir);
  expect(first.length).toBeGreaterThanOrEqual(64);
  expect(await keptJwtSecret(dataDir)).toBe(first);
  expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['jwt-secret']);
});

it('is one and the same for hosts that start together', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => keptJwtSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
});

it('is refused where it is too short to be one', async () => {
  await writeFile(join(folder, 'jwt-secret'), 'short');
  await expect(keptJwtSecret(folder)).rejects.toThrow('delete it and a new one is made');
});

it('is made by nobody who must have that of others, and who is told where to find it', async () => {
  const dataDir = join(folder, 'new');
  const kept = () => keptJwtSecret(dataDir, { makes: false });
  await expect(kept()).rejects.toThrow(ConfigError);
  await expect(kept()).rejects.toThrow(/^A worker needs the secret and the folder of its hosts: set JWT_SECRET as they have it/);
  expect(await readdir(folder)).toEqual([]);
  const made = await keptJwtSecret(dataDir);
  expect(await kept()).toBe(made);
});
