/** The format that this program writes and reads. */
export const FORMAT = 'countinghouse-business';
export const FORMAT_VERSION = 1;
/** Where the manifest stands in the ZIP. */
export const MANIFEST = 'manifest.json';

/** What a table of an export is. */
export interface ManifestTable {
  table: string;
  /** `taxes`, `products.recipe`; nothing for tables of the host's own. */
  of: string | null;
  /** Where it stands in the ZIP. */
  file: string;
  columns: readonly string[];
  rows: number;
  bytes: number;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
}

/** What an uploaded file of an export is. */
export interface ManifestFile {
  file: string;
  bytes: number;
  sha256: string;
}

/** What an export says of itself: enough to hold it against what is there. */
export interface Manifest {
  format: typeof FORMAT;
  version: number;
  /** The program that wrote it. */
  program: { name: string; version: string };
  /** Its name, and what it says of itself (businessFacts.ts). */
  business: { name: string } & Readonly<Record<string, unknown>>;
  /** The moment whose state it is; ISO 8601 UTC. */
  at: string;
  tables: readonly ManifestTable[];
  files: readonly ManifestFile[];
  /** What is not in it, and why. */
  left_out: readonly { what: string; why: string }[];
  notes: readonly string[];
}

/** How the CSV files are written, for whoever reads them with another program. */
export const NOTES: readonly string[] = [
  'CSV by RFC 4180 in UTF-8. Decimals have a point, times are ISO 8601 in UTC, an empty cell is no value.',
  "A text that a spreadsheet would take for a formula has an apostrophe before it: =1 is written '=1, and '=1 is written ''=1.",
  'The numbers in id, establishment_id, parent_id and columns that name another record are those of this export; an import gives new ones.',
  'Rows that belong to a record stand in a table of their own, with the record in parent_id and their order in position.',
];

/** `taxes`, `products.recipe`: what a table holds, by its resource and field. */
export function nameOfTable({ resource, field }: { resource: string | undefined; field: string | undefined }): string | null {
  return resource === undefined ? null : [resource, field].filter((part) => part !== undefined).join('.');
}
