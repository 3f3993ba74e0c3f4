/** A row of another program's file. */
export interface SheetRow {
  number: number;
  /** The first of the columns headed so that says something; '' where none does. */
  cell(...headings: readonly string[]): string;
}

/** A table of another program's file. */
export interface Sheet {
  headings: readonly string[];
  rows: readonly SheetRow[];
}

/** A file: its table, and other sheets of a workbook by name. */
export interface SystemFile extends Sheet {
  sheets: Readonly<Record<string, Sheet>>;
}
