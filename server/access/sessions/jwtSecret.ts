import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { valuesIn } from '#/model/values/shapes.ts';
import { ConfigError } from '#/server/config/config.ts';

/**
 * The secret that signs tokens, kept in the data directory (readable by its owner only) and made on first start; `makes`: false for whoever
 * must have that of others. @throws ConfigError where there is then none
 */
export async function keptJwtSecret(dataDir: string, { makes = true }: { makes?: boolean } = {}): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  if (makes) {
    await mkdir(dataDir, { recursive: true });
    await makeOnce(file);
  } else if (!existsSync(file)) {
    throw new ConfigError(
      `A worker needs the secret and the folder of its hosts: set JWT_SECRET as they have it, or start one first, and set DATA_DIR to its folder (${dataDir} has no secret)`,
    );
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${file} holds too short a secret: delete it and a new one is made (everybody signs in again)`);
  return secret;
}

/** Written aside and linked into place: two hosts that start together agree on the whole secret of the one that was first. */
async function makeOnce(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (valuesIn(error).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
