import { mkdir, statfs } from 'node:fs/promises';

/** With less room than this the host is not ready: a checkpoint of the embedded database alone writes as much. */
export const LEAST_FREE_BYTES = 256 * 1024 * 1024;

/** How much room a folder's disk has left, in bytes. */
export type RoomOf = (folder: string) => Promise<number>;

export const roomOf: RoomOf = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** How much room the disk of a data folder has left, in bytes; the folder is made where it is not there yet. */
export async function roomIn(dataDir: string, freeBytes: RoomOf = roomOf): Promise<number> {
  await mkdir(dataDir, { recursive: true });
  return freeBytes(dataDir);
}
