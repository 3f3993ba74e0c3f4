import type { Model } from '#/model/language/model.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { BearerReader } from '../authenticate.ts';
import { apiKeyBearer } from './apiKeyBearer.ts';
import { stationBearer } from './stationBearer.ts';

/** Finds who comes with a bearer that is no person's: a till, or another program of a business. */
export function programBearer(database: Database, model: Pick<Model, 'permissions' | 'resources'>): BearerReader {
  const readers = [stationBearer(database), apiKeyBearer(database, model)];
  return async (bearer, request) => {
    for (const read of readers) {
      const caller = await read(bearer, request);
      if (caller) return caller;
    }
    return undefined;
  };
}
