import type { CSSProperties } from 'react';

/** Widths stand on the table alone: a cell that is drawn once follows them. */
export const widthVariable = (name: string) => `--width-of-${name}` as const;

const styles = new Map<string, CSSProperties>();

/** How wide the cells of a column are; the same object for the same column. */
export function columnStyle(name: string): CSSProperties {
  const known = styles.get(name);
  if (known) return known;
  const width = `var(${widthVariable(name)})`;
  const style = { width, minWidth: width, maxWidth: `var(${widthVariable(name)}, 420px)` };
  styles.set(name, style);
  return style;
}

/** The widths of a list's columns, for the style of its table. */
export function tableWidths(widths: Readonly<Record<string, number>>): CSSProperties {
  const style: CSSProperties = {};
  for (const [name, width] of Object.entries(widths)) style[widthVariable(name)] = `${width}px`;
  return style;
}
