import type { Model } from '#/model/language/model.ts';
import { passwords } from '#/server/access/passwords.ts';
import { type Config, ConfigError } from '#/server/config/config.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { fileStore } from '#/server/foundation/files/fileStore.ts';
import { demoPassword } from './businesses.ts';
import { contentsOf, refusedDemo } from './demoMark.ts';
import { spanOf } from './span.ts';

/**
 * Fills an empty database where demo data are wanted; says whether it holds such. Throws ConfigError where one with known passwords would
 * be open to others.
 */
export async function openDemo(config: Config, database: Database, model: Model, say: (sentence: string) => void): Promise<boolean> {
  const contents = await contentsOf(database);
  if (contents === 'demo') {
    const refusal = refusedDemo(config);
    if (refusal) throw new ConfigError(refusal);
    return true;
  }
  if (contents === 'own' || !config.demo) return false;
  say('Filling the empty database with demo data …');
  // Loaded only when it is needed: a host with data of its own never reads it.
  const [{ fill }, { keepPictures, picturesIn }] = await Promise.all([import('./fill.ts'), import('./pictures.ts')]);
  const store = fileStore(config.dataDir, config.s3);
  const passwordHash = await passwords().hash(demoPassword);
  await Promise.all([
    fill(database, model, { passwordHash, span: spanOf(config.demoDays, database.distributed), pictures: picturesIn(store) }),
    keepPictures(store),
  ]);
  return true;
}
