/** A file as a system exports it, and what becomes of it without a hand. */
export interface SystemSample {
  name: string;
  /** As the profile is called. */
  profile: string;
  bytes: Buffer;
  /** Records of each resource that it makes, in the file's order. */
  makes: Readonly<Record<string, number>>;
  /** Rows that nobody could take, each with its reason. */
  refused?: number;
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A CSV of rows that say only some of their columns. */
export function csvOf(headings: readonly string[], rows: readonly Readonly<Record<string, string | number>>[]): Buffer {
  const lines = [headings, ...rows.map((row) => headings.map((heading) => String(row[heading] ?? '')))];
  return Buffer.from(lines.map((cells) => cells.map(quoted).join(',')).join('\r\n'));
}

/** Headings as one line of them. */
export const headings = (line: string) => line.split(',');
