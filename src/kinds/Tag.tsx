import type { Tone } from '#model/language';
import '#/src/theme/cells.css';

/** A word on the colour of its tone: what a chip is, without what a chip can do. */
export function Tag({ tone, label }: { tone?: Tone | undefined; label: string }) {
  return <span className={tone ? `cell-tag ${tone}` : 'cell-tag'}>{label}</span>;
}
