import { tidyWord } from '#/model/values/tidyWord.ts';
import { Categories } from './categories.ts';
import { titleOf } from './cells.ts';
import type { MadeRow, ProfilePart } from './profile.ts';
import type { SystemFile } from './sheet.ts';

/** A product as a file has it. */
export interface FoundProduct {
  number: number;
  /** Its category, from the top down. */
  path: readonly string[];
  cells: Readonly<Record<string, string>>;
}

/** The parts of a file of products: its categories, and the products in them. */
export function catalogueParts(find: (file: SystemFile) => readonly FoundProduct[]): ProfilePart[] {
  return [
    {
      resource: 'categories',
      rows(file) {
        const categories = new Categories();
        for (const { path } of find(file)) categories.learn(path);
        return categories.rows();
      },
    },
    { resource: 'products', rows: (file) => withCategories(find(file)) },
  ];
}

function withCategories(products: readonly FoundProduct[]): MadeRow[] {
  const categories = new Categories();
  const titles = new Set<string>();
  return products.map(({ number, path, cells }) => {
    const { category, subCategory } = categories.learn(path);
    const item = toldApart(titles, cells.item ?? '', cells.sku ?? '');
    return { number, cells: { ...cells, item, category, subCategory } };
  });
}

/** No two products are called alike: a later one has its code behind its name. */
function toldApart(titles: Set<string>, title: string, code: string): string {
  const own = titles.has(tidyWord(title)) ? titleOf(title, code) : title;
  titles.add(tidyWord(own));
  return own;
}
