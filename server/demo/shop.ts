import type { Model } from '#/resources/schema/model.ts';
import type { TaxInput } from '#/server/sales/orderInput.ts';
import { firstNames, lastNames } from './names.ts';
import type { DemoPlace, DemoWorld, KnownRecord } from './world.ts';

/** What an establishment sells, by whom, to whom. */
export interface Shop {
  behaviour: 'restaurant' | 'retail';
  products: readonly (readonly [ShopProduct, number])[];
  servers: readonly string[];
  customers: readonly number[];
  orderTypes: readonly (readonly [string, number])[];
  tables: readonly string[];
  voidReasons: readonly string[];
}

/** A product as it is sold; its place in the list says how well it sells. */
export interface ShopProduct {
  id: number;
  title: string;
  price: number;
  taxes: TaxInput[];
}

const SERVERS = 6;

/** Reads what the demo records say of the establishment; what they lack is made up. */
export function shopOf(world: DemoWorld, place: DemoPlace): Shop {
  const { random, model } = world;
  const records = (name: keyof Model['resources'] & string): readonly KnownRecord[] => {
    const resource = model.resources[name];
    return resource ? world.known.of(resource, place).filter(({ values }) => values.status === undefined || values.status === 'active') : [];
  };
  const titles = (name: string, field: string, fallback: readonly string[]) => {
    const found = records(name).map(({ values }) => String(values[field]));
    return found.length > 0 ? found : fallback;
  };
  const taxes = new Map(
    records('taxes')
      .filter(({ values }) => values.type === 'percent')
      .map(({ id, values }) => [id, taxOf(values)]),
  );
  const behaviour = place.establishment?.behaviour ?? 'restaurant';
  const people = records('employees').map(({ values }) => `${String(values.first_name)} ${String(values.last_name)}`);
  return {
    behaviour,
    products: records('products')
      .filter(({ values }) => Number(values.price) > 0)
      .map(({ id, values }) => [productOf(id, values, taxes), popularity(random.next(), values.kind === behaviour)] as const),
    servers: people.length > 0 ? people.slice(0, SERVERS) : Array.from({ length: SERVERS }, () => `${random.pick(firstNames)} ${random.pick(lastNames)}`),
    customers: records('customers').map(({ id }) => id),
    orderTypes:
      behaviour === 'retail'
        ? [
            ['In store', 9],
            ['Delivery', 1],
          ]
        : [
            ['Dine in', 62],
            ['Take out', 28],
            ['Delivery', 10],
          ],
    tables: titles(
      'tables',
      'name',
      Array.from({ length: 14 }, (_, at) => String(at + 1)),
    ),
    voidReasons: records('operational-reasons')
      .filter(({ values }) => values.type === 'void')
      .map(({ values }) => String(values.name))
      .concat('Entered by mistake', 'Guest changed their mind'),
  };
}

/** A few sell much, many a little; what belongs to another trade hardly at all. */
function popularity(chance: number, isOwnTrade: boolean): number {
  return (0.15 + chance ** 2) * (isOwnTrade ? 1 : 0.25);
}

function taxOf(values: KnownRecord['values']): TaxInput {
  return { name: String(values.name), rate: Number(values.rate), inclusive: values.inclusive === true };
}

function productOf(id: number, values: KnownRecord['values'], taxes: ReadonlyMap<number, TaxInput>): ShopProduct {
  const own = ((values.taxes ?? []) as number[]).flatMap((tax) => taxes.get(tax) ?? []);
  return { id, title: String(values.item), price: Number(values.price), taxes: own };
}
