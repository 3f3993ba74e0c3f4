import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isValues, textIn, valuesIn } from '#/model/values/shapes.ts';
import { BackupError } from './manifest.ts';

/** A business that was written into a file of the data folder. */
export interface LeftBusiness {
  id: number;
  name: string;
  /** What was committed before it is in the file, nothing else; ISO 8601 UTC. */
  moment: string;
  rows: number;
  /** Uploads in it. */
  files: number;
  /** Uploads that the records know, and that are not where uploads stand. */
  missing: number;
  /** The name of the file in `exports`; whoever takes it removes it. */
  file: string;
}

/** A business that was brought from a file. */
export interface BroughtBusiness {
  id: number;
  name: string;
  rows: number;
  files: number;
  /** How many of its people have no way in, since their address belongs to somebody else here. */
  waiting: number;
}

/** Backups of single businesses. */
export interface BusinessBackups {
  /** Writes the business of this number or name into a file. @throws BackupError with what to do */
  leave(named: string, signal: AbortSignal): Promise<LeftBusiness>;
  /** Makes a business of such a file, whole or not at all. @throws BackupError with what to do */
  bring(path: string, signal: AbortSignal): Promise<BroughtBusiness>;
}

/** What a command asks of a running host: a business by its number or name, or what arrives under a name in the data folder. */
export type BusinessRequest = { leave: string } | { bring: string };

/** Reads what a command asks; undefined where it is nothing of that kind. */
export function businessRequest(line: string): BusinessRequest | undefined {
  const asked = valuesIn(parsed(line));
  const [leave, bring] = [textIn(asked.leave), textIn(asked.bring)];
  if (leave !== null) return { leave };
  return bring !== null && ARRIVING.test(bring) ? { bring } : undefined;
}

/** Does what a command asks. @throws BackupError */
export function answerBusiness(
  businesses: BusinessBackups,
  dataDir: string,
  request: BusinessRequest,
  signal: AbortSignal,
): Promise<LeftBusiness | BroughtBusiness> {
  if ('leave' in request) return businesses.leave(request.leave, signal);
  return businesses.bring(arrivingPath(dataDir, request.bring), signal);
}

/** Names that a command gives to what arrives; nobody else's begin so. */
const ARRIVING = /^restored-[\w-]{24}$/;

/** Where something arrives. */
export const arrivingPath = (dataDir: string, name: string): string => join(dataDir, 'arriving', `${name}.zip`);

/** Puts a file where a host reads it, whatever user that runs as; the name under which it then stands. @throws BackupError */
export async function copyArriving(dataDir: string, file: string): Promise<string> {
  const name = `restored-${randomBytes(18).toString('base64url')}`;
  const path = arrivingPath(dataDir, name);
  try {
    await mkdir(join(dataDir, 'arriving'), { recursive: true, mode: 0o700 });
    await copyFile(file, path);
    return name;
  } catch (error) {
    await rm(path, { force: true });
    const { code } = valuesIn(error);
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new BackupError(`The disk of ${dataDir} is full, and nothing was restored: make room there first.`);
    throw error;
  }
}

function parsed(line: string): unknown {
  if (!line.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return isValues(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
