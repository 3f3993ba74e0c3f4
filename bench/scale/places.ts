import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { defaultsOf } from '#/server/access/account/addUser.ts';
import { normalPasswordCost, passwords } from '#/server/access/passwords.ts';
import { openSession } from '#/server/access/sessions/sessions.ts';
import { tokens } from '#/server/access/sessions/tokens.ts';
import { firstNames, lastNames } from '#/server/demo/names.ts';
import { type Random, randomFrom } from '#/server/demo/random.ts';
import { type Shop, shopOf } from '#/server/demo/shop.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { fillComputed } from '#/server/records/write/fillComputed.ts';
import { addBusiness, seedPassword } from '#/tests/support/seed.ts';
import { BUSINESSES_A_WEBHOOK, ESTABLISHMENTS_OF_BUSINESSES } from './aDay.ts';

const CURRENCY = 'USD';
const PRODUCTS = 80;
const CATEGORIES = 8;
const CUSTOMERS = 60;
const EMPLOYEES = 6;
/** So many businesses are filled in at once. */
const AT_ONCE = 4;
/** What a till may do. */
const TILL = ['OrderCreate', 'CashDrawerCreate', 'CashDrawerEdit'];

/** An establishment that trades, and what those who call for it know. */
export interface Place {
  clientId: number;
  id: number;
  /** Signs in by password when the day says so. */
  owner: string;
  ownerId: number;
  /** Where its calls come from: one address each, as limits count them. */
  address: string;
  shop: Shop;
  selling: SellingEstablishment;
  products: readonly number[];
  employees: readonly number[];
  /** The owner's, and the till's; empty until the business is opened. */
  token: string;
  key: string;
}

type Row = { id: number; values: Readonly<Record<string, unknown>> };

/** Businesses with so many establishments together, each with a menu and people. @param timezone of all of them */
export async function fillPlaces(database: Database, many: number, timezone: string): Promise<Place[]> {
  const hash = await passwords(normalPasswordCost).hash(seedPassword);
  const places: Place[] = [];
  for (let business = 0, next = 0; next < many; ) {
    const together: Promise<Place[]>[] = [];
    for (; together.length < AT_ONCE && next < many; business += 1) {
      const size = Math.min(ESTABLISHMENTS_OF_BUSINESSES[business % ESTABLISHMENTS_OF_BUSINESSES.length] ?? 1, many - next);
      const filling = { business, size, hash, timezone, before: next };
      together.push(database.platform((tx) => fillBusiness({ tx, ...filling })));
      next += size;
    }
    places.push(...(await Promise.all(together)).flat());
  }
  // What follows from what was stored: else the host would fill it in before it answers anybody.
  await fillComputed(database, model);
  // What a server of some age has done by itself.
  await database.direct('vacuum analyze');
  return places;
}

interface Filling {
  tx: Transaction;
  business: number;
  size: number;
  hash: string;
  timezone: string;
  before: number;
}

async function fillBusiness({ tx, business, size, hash, timezone, before }: Filling): Promise<Place[]> {
  const domain = `business${business}.test`;
  const titles = Array.from({ length: size }, (_, at) => `Place ${before + at}`);
  const people = [{ name: 'owner', permissions: 'all' as const }];
  const { clientId, establishments, users } = await addBusiness(
    { tx, model, passwordHash: hash },
    { name: domain, domain, titles, people },
  );
  const owner = `owner@${domain}`;
  const clock = { currency: CURRENCY, timezone, business_day_starts_at: '04:00' };
  await tx.updateTable('establishments').set(clock).where('client_id', '=', clientId).execute();
  const places: Place[] = [];
  for (const [at, id] of establishments.entries()) {
    const random = randomFrom(`${domain} ${at}`);
    const records = await fillShop(tx, random, clientId, id);
    const number = before + at;
    places.push({
      clientId,
      id,
      owner,
      ownerId: users[owner] ?? 0,
      address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      shop: shopOf({ random, behaviour: 'restaurant', records: (name) => records[name] ?? [] }),
      selling: { clientId, id, currency: CURRENCY, decimals: 2, timezone, dayStartsAt: 240 },
      products: (records.products ?? []).map((one) => one.id),
      employees: (records.employees ?? []).map((one) => one.id),
      token: '',
      key: '',
    });
  }
  return places;
}

async function fillShop(tx: Transaction, random: Random, clientId: number, establishment: number): Promise<Record<string, Row[]>> {
  const many = (length: number, row: (at: number) => Record<string, unknown>) => Array.from({ length }, (_, at) => row(at));
  const fill = (name: string, rows: Record<string, unknown>[]) => insertAll(tx, name, { clientId, establishment }, rows);
  const person = () => ({ first_name: random.pick(firstNames), last_name: random.pick(lastNames) });
  const taxes = await fill('taxes', [{ name: 'Sales tax', rate: 8.5, type: 'percent', inclusive: false }]);
  const categories = await fill(
    'categories',
    many(CATEGORIES, (at) => ({ name: `Category ${at}` })),
  );
  const products = await fill(
    'products',
    many(PRODUCTS, (at) => ({
      item: `Dish ${at}`,
      price: random.whole(4, 32),
      category: categories[at % CATEGORIES]?.id ?? null,
      kind: 'restaurant',
    })),
  );
  const customers = await fill('customers', many(CUSTOMERS, person));
  const employees = await fill('employees', many(EMPLOYEES, person));
  const taxed = products.map(({ id, values }) => ({ id, values: { ...values, taxes: taxes.map((tax) => tax.id) } }));
  return { taxes, products: taxed, customers, employees };
}

/** Adds records with the definition's defaults under what is given. */
async function insertAll(
  tx: Transaction,
  name: string,
  { clientId, establishment }: { clientId: number; establishment: number },
  given: readonly Record<string, unknown>[],
): Promise<Row[]> {
  const resource = resourceOf(model, name);
  const now = new Date().toISOString();
  const own = { client_id: clientId, ...(resource.scope === 'establishment' && { establishment_id: establishment }) };
  const rows = given.map((values) => ({ ...defaultsOf(resource), ...values, ...own, created_at: now, updated_at: now }));
  const made = await tx.insertInto(resource.table).values(rows).returning('id').execute();
  return made.map(({ id }, at) => ({ id: Number(id), values: given[at] ?? {} }));
}

/**
 * Gives each business's owner a token and its till a key, and some businesses a webhook for every order.
 * @param receiver where the webhooks send to @throws where the host refuses
 */
export async function openPlaces(
  database: Database,
  places: readonly Place[],
  { url, secret, receiver }: { url: string; secret: string; receiver: string },
): Promise<void> {
  const signed = tokens(secret);
  const businesses = new Map<number, Place[]>();
  for (const place of places) businesses.set(place.clientId, [...(businesses.get(place.clientId) ?? []), place]);
  for (const [at, own] of [...businesses.values()].entries()) {
    const [{ clientId, ownerId, address }] = own as [Place, ...Place[]];
    const owner = { userId: ownerId, clientId, generation: 0 };
    const token = await database.platform((tx) => openSession(tx, signed, owner, { address, device: null }));
    const ask = <T>(path: string, body: object) => asked<T>(url, path, { token, address, body });
    const till = { name: 'Till', establishments: own.map(({ id }) => id), permissions: TILL };
    const { api_key: key } = await ask<{ api_key: string }>('/api/api-key', till);
    if (at % BUSINESSES_A_WEBHOOK === 0) await ask('/api/webhook', { title: 'Orders', address: receiver, events: ['orders.*'] });
    for (const place of own) Object.assign(place, { token, key });
  }
}

async function asked<T>(url: string, path: string, { token, address, body }: { token: string; address: string; body: object }): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}: ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}
