import { tidyWord } from '#/model/values/tidyWord.ts';
import { numbered, titleOf } from './cells.ts';
import type { MadeRow } from './profile.ts';

/** Where a product stands. */
export interface CategoryPath {
  category: string;
  subCategory: string;
}

/**
 * The categories that a file mentions by their paths, in two steps: what lies deeper stands under the first. A name that two of them have
 * is told apart by what it stands under, as no two categories are called alike.
 */
export class Categories {
  readonly #tops = new Map<string, string>();
  readonly #subs = new Map<string, { name: string; top: string }>();
  readonly #rows: Record<string, string>[] = [];

  /** Learns a path, and says where its products stand. */
  learn(path: readonly string[]): CategoryPath {
    const [first = ''] = path;
    const last = path.length > 1 ? (path.at(-1) ?? '') : '';
    if (!first) return { category: '', subCategory: '' };
    const top = this.#top(first);
    return { category: top, subCategory: last && tidyWord(last) !== tidyWord(first) ? this.#sub(top, last) : '' };
  }

  /** What makes them: each top before what stands under it. */
  rows(): MadeRow[] {
    return numbered(this.#rows);
  }

  #top(name: string): string {
    const key = tidyWord(name);
    const known = this.#tops.get(key);
    if (known !== undefined) return known;
    const own = this.#subs.has(key) ? titleOf(name, name) : name;
    this.#tops.set(key, own);
    this.#rows.push({ name: own, parent: '' });
    return own;
  }

  #sub(top: string, name: string): string {
    const taken = this.#subs.get(tidyWord(name));
    const own = this.#tops.has(tidyWord(name)) || (taken && taken.top !== top) ? titleOf(top, name) : name;
    if (!this.#subs.has(tidyWord(own))) {
      this.#subs.set(tidyWord(own), { name: own, top });
      this.#rows.push({ name: own, parent: top });
    }
    return this.#subs.get(tidyWord(own))?.name ?? own;
  }
}
