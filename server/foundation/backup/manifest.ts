/** The format that this program writes and reads. */
export const FORMAT = 'countinghouse-backup';
const FORMAT_VERSION = 1;
/** The first entry: what the file is. */
export const HEAD = 'backup.json';
/** The last entry: what stands before it. */
export const MANIFEST = 'manifest.json';

/** A backup that cannot be made or put back. The message may be shown as it is, and says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What a backup says of itself before anything else. */
export interface BackupHead {
  format: typeof FORMAT;
  version: number;
  /** The program whose data it holds. */
  program: { name: string; version: string };
  /** A hash of what its tables should be; null where it never was brought to it. */
  schema: string | null;
}

/** A file of a backup. */
export interface BackupFile {
  name: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** What a backup says of itself at its end: enough to hold it against what is there. */
export interface BackupManifest extends BackupHead {
  /** What was committed before it is in it, nothing else; ISO 8601 UTC. */
  moment: string;
  /** Rows of each table, counted one table after the other just before the moment. */
  rows: Readonly<Record<string, number>>;
  files: readonly BackupFile[];
  /** What is not in it, in sentences. */
  left_out: readonly string[];
}

/** The head of a backup of this program's, with what the database says. */
export function headOf(program: BackupHead['program'], schema: string | null): BackupHead {
  return { format: FORMAT, version: FORMAT_VERSION, program, schema };
}

/** Reads the first entry. @throws BackupError for what is no backup, and for one of a newer program */
export function readHead(text: string, own: BackupHead['program']): BackupHead {
  const head = parsed<BackupHead>(text);
  if (head?.format !== FORMAT || typeof head.version !== 'number' || typeof head.program?.version !== 'string') throw noBackup();
  if (head.version > FORMAT_VERSION || isNewer(head.program.version, own.version))
    throw new BackupError(
      `The backup was made by version ${head.program.version} of the program, and this is ${own.version}: install that version or a newer one, then restore again.`,
    );
  return head;
}

/** Reads the last entry. @throws BackupError where it is none */
export function readManifest(text: string): BackupManifest {
  const manifest = parsed<BackupManifest>(text);
  const isWhole = manifest?.format === FORMAT && typeof manifest.moment === 'string' && Array.isArray(manifest.files);
  if (!isWhole || typeof manifest.rows !== 'object') throw altered('its manifest cannot be read');
  return manifest;
}

/** Whether one version comes after another: `1.10.0` after `1.9.2`, `1.0.0` after `1.0.0-beta`. */
export function isNewer(one: string, other: string): boolean {
  const [numbers = [], others = []] = [one, other].map((version) => version.split(/[-+]/)[0]?.split('.').map(Number));
  for (const [at, number] of numbers.entries()) {
    const difference = number - (others[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return other.includes('-') && !one.includes('-');
}

/** The file is not what `npm run backup` writes. */
export function noBackup(): BackupError {
  return new BackupError('This is no backup of Countinghouse: name a file that `npm run backup` wrote.');
}

/** The file was one, and is not whole any more. */
export function altered(what: string): BackupError {
  return new BackupError(`The backup is damaged (${what}): nothing was restored. Take another copy of it, or an earlier backup.`);
}

function parsed<T>(text: string): Partial<T> & T {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw noBackup();
    throw error;
  }
}
