import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { callerOf } from '#/server/access/permissions/caller.ts';
import { permissionCeiling } from '#/server/access/permissions/permissions.ts';
import type { ExportHost, Prepared } from '#/server/capabilities/exports/exportHost.ts';
import { prepareList } from '#/server/capabilities/exports/listExport.ts';
import { ListZip } from '#/server/capabilities/exports/listZip.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StoredFile } from '#/server/foundation/files/storedFiles.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';

/** The queue's kind of the work that archives a business. */
export const ARCHIVE = 'businesses.archive';

/** The folder of archives; hosts that share a database share it too. */
export class Archives {
  readonly #folder: string;
  readonly #jobs: Pick<Jobs, 'enqueue'>;

  constructor(dataDir: string, jobs: Pick<Jobs, 'enqueue'>) {
    this.#folder = join(dataDir, 'archives');
    this.#jobs = jobs;
  }

  /** Has it made as soon as this unit of work has ended. */
  async ask(tx: Transaction, clientId: number): Promise<void> {
    await this.#jobs.enqueue(ARCHIVE, { clientId }, { clientId: PLATFORM_CLIENT, userId: null }, { tx, key: String(clientId) });
  }

  /** Whole or not at all; made anew it takes the place of the one before. Two at once write a file each, and the last one stays. */
  async make(clientId: number, write: (append: (bytes: Uint8Array) => Promise<void>) => Promise<void>): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const path = this.#pathOf(clientId);
    const part = `${path}.${randomUUID()}`;
    const file = await open(part, 'w', 0o600);
    try {
      await write(async (bytes) => void (await file.appendFile(bytes)))
        .then(() => file.sync())
        .finally(() => file.close());
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  /** @throws where there is none */
  async read(clientId: number): Promise<ReadStream> {
    const file = await open(this.#pathOf(clientId));
    await file.close();
    return createReadStream(this.#pathOf(clientId));
  }

  async remove(clientId: number): Promise<void> {
    // With what a host that was killed over it has left.
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names) if (name.startsWith(nameOf(clientId))) await rm(join(this.#folder, name), { force: true });
  }

  #pathOf(clientId: number): string {
    return join(this.#folder, nameOf(clientId));
  }
}

const nameOf = (clientId: number) => `business-${clientId}.zip`;

/** Everything of a business in one ZIP: each list whole, as CSV, and its uploads beside. */
export async function writeArchive(
  exporting: ExportHost,
  clientId: number,
  files: AsyncIterable<StoredFile & { key: string }>,
  append: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const zip = new ListZip(append);
  for (const list of await listsOf(exporting, clientId)) await zip.list(list, 'csv');
  for await (const { key, name, bytes } of files) await zip.file(`files/${key}/${name}`, bytes);
  await zip.end();
}

/** As the owner of the business would export them, whoever is left there. */
function listsOf(exporting: ExportHost, clientId: number): Promise<Prepared[]> {
  const { model } = exporting;
  const identity = { userId: 0, clientId, userType: 'client' as const, name: '', token: undefined };
  const owner = callerOf(identity, { isPlatform: false, isFullAccess: true, grants: [] }, permissionCeiling(model.permissions, false));
  const names = Object.values(model.resources).filter(
    ({ variant, scope, permissions, callers }) =>
      !variant && scope !== 'platform' && callers !== 'platform' && permissions.list && owner.permissionsAnywhere.has(permissions.list),
  );
  return Promise.all(
    names.map(({ name }) =>
      prepareList(exporting, owner, name, {
        of: { resource: name },
        format: 'csv',
        language: 'en',
        columns: undefined,
        establishmentIds: undefined,
        body: { sort_by: 'id', sort_order: 'asc' },
      }),
    ),
  );
}
