import { tidyWord } from '#/model/values/tidyWord.ts';
import type { TableRow } from '../import/tableFile.ts';
import type { RowOutcome } from '../operation.ts';

type Cells = Readonly<Record<string, string>>;

/** Products that a trial has stored and taken back, as their rows said them: their stock meets them as it would meet the stored ones. */
export class TriedProducts {
  readonly #bySku = new Map<string, Cells>();
  readonly #byTitle = new Map<string, Cells>();

  /** Learns a batch of rows: those that were refused make nothing. */
  note(headers: readonly string[], rows: readonly TableRow[], outcomes: readonly RowOutcome[]): void {
    const made = new Set(outcomes.flatMap(({ row, outcome }) => (outcome === 'created' || outcome === 'updated' ? [row] : [])));
    for (const { number, cells } of rows) {
      if (!made.has(number)) continue;
      const said = Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? '']));
      if (said.sku) this.#bySku.set(tidyWord(said.sku), said);
      this.#byTitle.set(tidyWord(said.item ?? ''), said);
    }
  }

  find(sku: string, title: string): Cells | undefined {
    return this.#bySku.get(tidyWord(sku)) ?? this.#byTitle.get(tidyWord(title));
  }
}
