import type { LineDrawing, Pdf } from '#/server/foundation/pdf/lineDrawing.ts';
import type { Direction } from '#/server/foundation/pdf/textRuns.ts';

/** One figure over all places of a chart. */
export interface PdfSeries {
  label: string;
  values: readonly number[];
  /** Places at which there is no such figure, where its line is broken. */
  gaps?: ReadonlySet<number>;
  /** The same figure in the days compared with. */
  before?: readonly number[];
}

interface Captioned {
  title: string;
  /** The days compared with, in words. */
  compared?: string;
}

/** A bar for each name, its figures in words beside it. */
export interface PdfBars extends Captioned {
  kind: 'bars';
  names: readonly string[];
  /** What stands beside each name's bars. */
  figures: readonly string[];
  series: readonly PdfSeries[];
}

/** Figures over an order of places. */
export interface PdfLines extends Captioned {
  kind: 'lines';
  names: readonly string[];
  series: readonly PdfSeries[];
  tick: (value: number) => string;
}

/** Parts of a whole, the largest first. */
export interface PdfRing extends Captioned {
  kind: 'ring';
  parts: readonly { name: string; figure: string; percent: string; share: number; before?: string }[];
}

/** A grid of figures, each in a shade as strong as it is large (0 to 1). */
export interface PdfGrid extends Captioned {
  kind: 'grid';
  rows: readonly string[];
  columns: readonly string[];
  cells: readonly (readonly { text: string; strength: number }[])[];
}

/** Dots in a plane, each in its group's shape. */
export interface PdfDots extends Captioned {
  kind: 'dots';
  dots: readonly { name: string; x: number; y: number; group: number }[];
  middle?: { x: number; y: number };
  groups: readonly string[];
  across: { label: string; tick: (value: number) => string };
  up: { label: string; tick: (value: number) => string };
}

/** A chart as a page shows it: every word of it is said. */
export type PdfChart = PdfBars | PdfLines | PdfRing | PdfGrid | PdfDots;

/** Where a chart is drawn, in points; in a right-to-left language it runs from the right, as on the screen. */
export interface ChartBox {
  pdf: Pdf;
  lines: LineDrawing;
  x: number;
  y: number;
  width: number;
  direction: Direction;
}

/** Dark enough to be told apart without colours, light enough not to drink the ink. */
const SERIES = ['#2F5D8A', '#E0A458', '#7FA886', '#B9B9B9'] as const;
export const SOFT = '#8FB0CF';
export const TRACK = '#F1F4F7';
export const RULE = '#DDE3E9';
export const GREY = '#55606E';
export const TEXT = { size: 8 } as const;
export const QUIET = { size: 7.5, color: GREY } as const;

/** The colour of a series. */
export function seriesColor(at: number): string {
  return SERIES[at % SERIES.length] ?? SERIES[0];
}

/** The left edge of what is so wide and begins so far from where reading starts. */
export function fromStart({ x, width, direction }: ChartBox, offset: number, own: number): number {
  return direction === 'rtl' ? x + width - offset - own : x + offset;
}
