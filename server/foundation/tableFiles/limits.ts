const MB = 1024 * 1024;

/** What the reader of a table file allows: a file is refused at the first of them that it passes. */
export interface TableLimits {
  /** Rows with text in them, the header not counted. */
  rows: number;
  columns: number;
  /** Rows with and without text: where the last of them may stand. */
  lines: number;
  /** Cells in all, up to the last one with text in each row; different texts of a workbook. */
  cells: number;
  /** Of one row. */
  rowCharacters: number;
  /** Of all rows. */
  characters: number;
  /** Of a workbook, as far as it is read. */
  unpackedBytes: number;
  /** Files within a workbook. */
  parts: number;
  /** Spent on reading; waiting for whoever takes the rows does not count. */
  seconds: number;
  /** Of the thread that reads. */
  heapMegabytes: number;
}

/** The limits of every file that is given by a person. */
export const tableLimits: TableLimits = {
  rows: 100_000,
  columns: 500,
  lines: 1_048_576,
  cells: 5_000_000,
  rowCharacters: 1024 * 1024,
  characters: 100_000_000,
  unpackedBytes: 200 * MB,
  parts: 10_000,
  seconds: 30,
  heapMegabytes: 256,
};
