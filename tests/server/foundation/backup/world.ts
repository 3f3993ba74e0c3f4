import fs from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import type { BackupWork } from '#/server/foundation/backup/backupSocket.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { openWalledEmbedded, scratchFolder } from '../database/engines.ts';

/** The program of these tests' backups. */
export const PROGRAM = { name: 'countinghouse', version: '0.1.0' };

/** Settings of a host in this folder. */
export const settingsOf = (dataDir: string) => ({ dataDir, databaseUrl: undefined, s3: undefined, jwtSecret: undefined });

/** The work of a host that has no businesses. */
export const copying = (copy: BackupWork['copy']): BackupWork => {
  const none = () => Promise.reject(new Error('There is no business here'));
  return { copy, businesses: { leave: none, bring: none } };
};

/** A data folder with a small database (not open), a secret, an upload and an e-mail, and what never leaves. */
export async function preparedFolder(): Promise<string> {
  const folder = scratchFolder('backup');
  await (await openWalledEmbedded({ dataDir: folder })).close();
  write(folder, 'jwt-secret', 'a secret');
  write(folder, 'uploads/b3uI-N-UT_sKGsHxtorxXv/soup.webp', 'a picture');
  write(folder, 'uploads/.arriving/half', 'half a picture');
  write(folder, 'leaving/1-1/taxes.csv', 'half an export');
  return folder;
}

/** Writes a file below a folder. */
export function write(folder: string, name: string, text: string): void {
  fs.mkdirSync(join(folder, name, '..'), { recursive: true });
  fs.writeFileSync(join(folder, name), text);
}

/** Adds a note, answers when it is acknowledged. */
export const addNote = (database: Database, slug: string) =>
  database.tenant(1, (tx) => tx.insertInto('notes').values({ client_id: 1, slug }).execute());

/** The notes that are there, in their order. */
export const slugsOf = async (database: Database) =>
  (await database.direct('select slug from notes order by id')).rows.map(({ slug }) => String(slug));

/**
 * Adds pairs of notes in a unit each, changes the first note and meets a refusal between them, until it is stopped; says how many pairs
 * were acknowledged.
 */
export function keepWriting(database: Database): { acknowledged: () => number; stop: () => Promise<void> } {
  let pairs = 0;
  let isStopped = false;
  const writing = (async () => {
    while (!isStopped) {
      await database.tenant(1, async (tx) => {
        for (const half of ['a', 'b']) {
          await tx
            .insertInto('notes')
            .values({ client_id: 1, slug: `${pairs}${half}` })
            .execute();
          await tx
            .updateTable('notes')
            .set({ size: pairs + 1 })
            .where('id', '=', 1)
            .execute();
        }
      });
      // Whoever meets an error is in the same session as the backup.
      await addNote(database, `${pairs}a`).then(
        () => {
          throw new Error('A note was there twice');
        },
        (error: unknown) => expect(error).toMatchObject({ code: 'unique' }),
      );
      pairs += 1;
      await setImmediate();
    }
  })();
  return {
    acknowledged: () => pairs,
    async stop() {
      isStopped = true;
      await writing;
    },
  };
}
