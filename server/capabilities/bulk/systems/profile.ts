import type { Notation } from '#/model/values/notation.ts';
import type { FoundCard, FoundPoints, FoundStock } from './balances.ts';
import type { SalesOfFile } from './sales.ts';
import type { SystemFile } from './sheet.ts';

/** Systems that businesses come from. */
export const SYSTEMS = ['square', 'shopify', 'toast', 'lightspeed', 'clover', 'woocommerce', 'odoo'] as const;

/** One of them. */
export type System = (typeof SYSTEMS)[number];

/** A row of what a file makes: what each field's cell would say. */
export interface MadeRow {
  number: number;
  cells: Readonly<Record<string, string>>;
}

/** What a file makes of one resource. */
export interface ProfilePart {
  resource: string;
  rows(file: SystemFile): readonly MadeRow[];
}

/** One kind of file that a system exports: how it is known, and what it makes. */
export interface Profile {
  system: System;
  /** The kind of file, as the guide names it. */
  file: string;
  /** Headings that it has, all of them, and no other profile's file has together. */
  marks: readonly string[];
  /** Sheets of the same workbook that are read beside it. */
  sheets?: readonly string[];
  /** How the system writes days and numbers, whatever the reader's country. */
  reading: Notation;
  /** In the order of the file; a run puts them in the order in which they refer to each other. */
  parts: readonly ProfilePart[];
  /** Past sales that it has, beside what it makes. */
  sales?: SalesOfFile;
  /** Stock on hand that it says. */
  stock?: (file: SystemFile) => readonly FoundStock[];
  /** Gift cards that it has, with what is on them. */
  giftCards?: (file: SystemFile) => readonly FoundCard[];
  /** Points of guests that it has. */
  points?: (file: SystemFile) => readonly FoundPoints[];
  /** Why nothing of it can come over, where that is so. */
  leftOut?: 'card_codes';
}
