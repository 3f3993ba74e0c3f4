import { idsIn } from '#/model/values/shapes.ts';
import type { TaxInput } from '#/server/domain/sales/orderInput.ts';
import { firstNames, lastNames } from './names.ts';
import type { Random } from './random.ts';
import type { DemoOwner, DemoWorld, KnownRecord } from './world.ts';

/** What an establishment sells, by whom, to whom. */
export interface Shop {
  behaviour: 'restaurant' | 'retail';
  products: readonly (readonly [ShopProduct, number])[];
  servers: readonly string[];
  customers: readonly number[];
  orderTypes: readonly (readonly [string, number])[];
  tables: readonly string[];
  voidReasons: readonly string[];
  serviceCharges: readonly ShopCharge[];
  /** How often an order has the discount that is advertised now. */
  promotion?: number | undefined;
  /** A server who voids again and again. */
  careless?: string | undefined;
}

/** What is added to some orders without asking. */
export interface ShopCharge {
  name: string;
  isPercent: boolean;
  charge: number;
  /** Order type, or from how many guests. */
  on: { orderType: string } | { guests: number };
}

/** A product as it is sold; its place in the list says how well it sells. */
export interface ShopProduct {
  id: number;
  title: string;
  price: number;
  taxes: TaxInput[];
  /** Its modifiers, each with its choices. */
  modifiers: readonly (readonly ShopChoice[])[];
}

/** What a guest may choose with a product. */
export interface ShopChoice {
  name: string;
  price: number;
}

const SERVERS = 6;
const KNOWN_FOR = 9;
const OTHERS = 25;

/** A record as people know it: its values under the names of its fields. */
type Known = Pick<KnownRecord, 'id' | 'values'>;

/** Where a shop's records come from: the demo data being made, or a running host. */
export interface ShopSource {
  random: Random;
  behaviour: Shop['behaviour'];
  /** All active records of a resource. */
  records: (name: string) => readonly Known[];
}

/** The source that the demo data are themselves. */
export function demoSource({ random, model, known }: DemoWorld, owner: DemoOwner): ShopSource {
  return {
    random,
    behaviour: owner.establishment?.behaviour ?? 'restaurant',
    records: (name) => {
      const resource = model.resources[name];
      return resource ? known.of(resource, owner).filter(({ values }) => values.status === undefined || values.status === 'active') : [];
    },
  };
}

/** Reads what the records say of the establishment; what they lack is made up. */
export function shopOf({ random, behaviour, records }: ShopSource): Shop {
  const titles = (name: string, field: string, fallback: readonly string[]) => {
    const found = records(name).map(({ values }) => String(values[field]));
    return found.length > 0 ? found : fallback;
  };
  const taxes = new Map(
    records('taxes')
      .filter(({ values }) => values.type === 'percent')
      .map(({ id, values }) => [id, taxOf(values)]),
  );
  const modifiers = new Map(records('modifiers').map(({ id, values }) => [id, choicesOf(values)]));
  const people = records('employees').map(({ values }) => `${String(values.first_name)} ${String(values.last_name)}`);
  return {
    behaviour,
    products: records('products')
      .filter(({ values }) => Number(values.price) > 0)
      .map(({ id, values }, at, { length }) => {
        const weight = popularity(random.next(), values.kind === behaviour) * knownFor(at, length);
        return [productOf(id, values, taxes, modifiers), weight] as const;
      }),
    servers:
      people.length > 0
        ? people.slice(0, SERVERS)
        : Array.from({ length: SERVERS }, () => `${random.pick(firstNames)} ${random.pick(lastNames)}`),
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
    serviceCharges: records('service-charges').flatMap(({ values }) => chargeOf(values)),
  };
}

/** A few sell much, many a little; what belongs to another trade hardly at all. */
function popularity(chance: number, isOwnTrade: boolean): number {
  return (0.15 + chance ** 2) * (isOwnTrade ? 1 : 0.25);
}

/** The first products are what a place is known for, the more so the more others it has. */
const knownFor = (at: number, many: number) => (at < KNOWN_FOR ? 1 + many / OTHERS : 1);

function taxOf(values: Known['values']): TaxInput {
  return { name: String(values.name), rate: Number(values.rate), inclusive: values.inclusive === true };
}

function choicesOf(values: Known['values']): ShopChoice[] {
  const rows = (values.modifier_items ?? []) as { name: string; price: number }[];
  return rows.map(({ name, price }) => ({ name, price: Number(price ?? 0) }));
}

const orderTypeOf: Readonly<Record<string, string>> = { delivery: 'Delivery', take_out: 'Take out' };

/** Charges for large parties and for how an order is handed over; what is added by hand, or to every table, is left out here. */
function chargeOf({ name, type, charge, applicable_on, minimum_party_size }: Known['values']): ShopCharge[] {
  const on =
    applicable_on === 'party_size' ? { guests: Number(minimum_party_size ?? 8) } : { orderType: orderTypeOf[String(applicable_on)] };
  if ('orderType' in on && !on.orderType) return [];
  return [{ name: String(name), isPercent: type === 'fixed_percent', charge: Number(charge), on: on as ShopCharge['on'] }];
}

function productOf(
  id: number,
  values: Known['values'],
  taxes: ReadonlyMap<number, TaxInput>,
  modifiers: ReadonlyMap<number, ShopChoice[]>,
): ShopProduct {
  const own = <T>(name: string, known: ReadonlyMap<number, T>) => idsIn(values[name]).flatMap((one) => known.get(one) ?? []);
  return {
    id,
    title: String(values.item),
    price: Number(values.price),
    taxes: own('taxes', taxes),
    modifiers: idsIn(values.modifiers)
      .flatMap((one) => [modifiers.get(one) ?? []])
      .filter((choices) => choices.length > 0),
  };
}
