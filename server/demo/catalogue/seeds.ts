import { checkDigit } from '#/model/kinds/barcode.ts';
import type { DemoSample } from '#model/language';
import type { DemoEstablishment } from '../businesses.ts';
import { dishes, menuCategories, menuModifiers } from './dishes.ts';
import { groceries, shopCategories } from './groceries.ts';
import { ingredients } from './ingredients.ts';
import { teams } from './team.ts';

/** A sample written in short, and the picture it has. */
export interface Seed {
  values: DemoSample;
  picture?: string | undefined;
}

type Place = Pick<DemoEstablishment, 'behaviour' | 'title'>;

/** The samples that an establishment has of a resource beside those of `samples/`. */
export function seedsOf(resource: string, { behaviour, title }: Place): readonly Seed[] {
  if (resource === 'employees') return linesOf(teams[title] ?? '').map(employee);
  return seeds[behaviour][resource]?.() ?? [];
}

const seeds: Readonly<Record<Place['behaviour'], Readonly<Record<string, () => readonly Seed[]>>>> = {
  restaurant: {
    ingredients: () => linesOf(ingredients).map(ingredient),
    categories: () =>
      linesOf(menuCategories).map(([name, parent, color, picture]) => ({ values: { name, ...(parent && { parent }), color }, picture })),
    modifiers: () => linesOf(menuModifiers).map(modifier),
    products: () => linesOf(dishes).map(dish),
  },
  retail: {
    categories: () => linesOf(shopCategories).map(([name, color, picture]) => ({ values: { name, color }, picture })),
    products: () =>
      linesOf(groceries)
        .flatMap(articlesOf)
        .map((article, at) => ({ ...article, values: { ...article.values, ...codesOf(at), ...onShelf(article.values, at) } })),
  },
};

type Cells = readonly string[];

/** The lines of a table, each as its cells. */
const linesOf = (table: string): Cells[] =>
  table
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|').map((cell) => cell.trim()));
const listOf = (cell: string) => cell.split(', ').filter(Boolean);

/** `French fries 0`: what it is, and the number behind it. */
const priced = (text: string): [string, number] => {
  const at = text.lastIndexOf(' ');
  return [text.slice(0, at), Number(text.slice(at + 1))];
};

function employee([name = '', role, rate, hired_on]: Cells): Seed {
  const [first_name = '', last_name = ''] = name.split(' ');
  const email = `${first_name}.${last_name}@example.com`.normalize('NFKD').replaceAll(/[^\w.@]/g, '');
  return { values: { first_name, last_name, email: email.toLowerCase(), role, hourly_rate: Number(rate), hired_on } };
}

function ingredient([name, uom, unit, par, reorder, vendor, code, pack]: Cells): Seed {
  const cost = Number((Number(unit) * Number(pack)).toFixed(2));
  return {
    values: {
      name,
      uom,
      unit_cost: Number(unit),
      par_level: Number(par),
      reorder_point: Number(reorder),
      vendors: [{ vendor, vendor_item_id: code, pack_size: Number(pack), cost }],
    },
  };
}

function modifier([title, least, most, choices = '']: Cells): Seed {
  const modifier_items = listOf(choices).map((choice) => {
    const [name, price] = priced(choice);
    return { name, price };
  });
  return { values: { title, min_selections: Number(least), max_selections: Number(most), modifier_items } };
}

const drawn = new Map(linesOf(ingredients).map(([name = '', uom = '']) => [name, uom]));
/** What is poured is measured in millilitres; `samples/` have milk alone of it. */
const unitOf = (name: string) => ((drawn.get(name) ?? (name === 'Whole milk' ? 'l' : 'kg')) === 'l' ? 'ml' : 'g');

function dish([item, place = '', price, picture, modifiers = '', content = '', age]: Cells, at: number): Seed {
  const [category, subCategory] = place.split('/');
  const cost = Number(content);
  const recipe = listOf(content).map((row) => {
    const [, count = '', piece, ingredient = ''] = /^([\d.]+)(x?) (.+)$/.exec(row) ?? [];
    return { ingredient, quantity: Number(count), uom: piece ? 'each' : unitOf(ingredient) };
  });
  const values = {
    item,
    category,
    ...(subCategory && { subCategory }),
    price: Number(price),
    sku: `M-${101 + at}`,
    taxes: ['Standard rate'],
    modifiers: listOf(modifiers),
    ...(Number.isNaN(cost) ? { recipe } : { cost }),
    ...(age && { restriction: 'age_restriction', minimum_age: Number(age) }),
  };
  return { values, picture };
}

const ADULTS = 18;
/** Costs are a multiple of it, so that those in pounds have no parts of a penny. */
const STEP = 0.05;

function articlesOf([category, kind = '', brands = '', sizes = '', share, picture]: Cells): Seed[] {
  const isAlcohol = category === 'Wine and beer';
  const isTaxedFully = isAlcohol || ['Kitchenware', 'Home and gifts', 'Chocolate and sweets'].includes(String(category));
  return listOf(brands).flatMap((brand) =>
    listOf(sizes).map((one) => {
      const [size, price] = priced(one);
      return {
        values: {
          item: `${brand} ${kind}, ${size}`,
          category,
          price,
          cost: Number((Math.round((price * Number(share)) / STEP) * STEP).toFixed(2)),
          kind: 'retail',
          taxes: [isTaxedFully ? 'Standard rate' : 'Reduced rate'],
          ...(isAlcohol && { restriction: 'age_restriction', minimum_age: ADULTS }),
        },
        picture,
      };
    }),
  );
}

const soldBy = new Map(linesOf(shopCategories).map(([category, , , vendor = '', pack]) => [category, { vendor, pack: Number(pack) }]));

/** Two packs of an article stand on the shelf when it is full; with half a pack left it is bought again. */
function onShelf({ category, cost }: DemoSample, at: number): DemoSample {
  const { vendor = '', pack = 1 } = soldBy.get(String(category)) ?? {};
  const initials = vendor.replaceAll(/[^A-Z]/g, '');
  return {
    track_inventory: true,
    par_level: 2 * pack,
    reorder_point: pack / 2,
    vendors: [{ vendor, vendor_item_id: `${initials}-${3001 + at}`, pack_size: pack, cost: Number((pack * Number(cost)).toFixed(2)) }],
  };
}

/** Numbers of a shop's own: no article elsewhere has one that begins with 20. */
function codesOf(at: number): DemoSample {
  const digits = `20${String(4_100_000 + at * 7).padStart(10, '0')}`;
  return { barcode: digits + checkDigit(digits), sku: `BP-${1001 + at}`, plu: String(4001 + at) };
}
