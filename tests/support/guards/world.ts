import { resourceOf } from '#/model/language/model.ts';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { uploaded } from '../bulk.ts';
import { type Item, type Order, purchasingDesk, type Values } from '../purchasing.ts';
import { recordMaker } from '../recordMaker.ts';
import { anOrder, setClock } from '../sales.ts';
import { type WorkingApp, workingApp } from '../workingApp.ts';

/** A business in which every guarded field has a value that cannot be mistaken, and one person whose rights the tests change. */
export interface GuardedWorld {
  host: WorkingApp;
  mail: MailServer;
  owner: string;
  somebody: string;
  harbour: number;
  vendor: Values;
  beans: Item;
  flour: Item;
  customer: Values;
  /** A record of each resource with guarded fields. */
  records: Map<string, number>;
  /** A large amount that nothing else has. */
  amount(): number;
  /** Makes a record at the establishment, as the owner. @throws where it is refused */
  made(path: string, body: object): Promise<Values>;
  /** Does something as the owner. @throws where it is refused */
  done(path: string, body?: object, method?: 'POST' | 'PUT'): Promise<Values>;
  /** From now on somebody holds everything that a business can give but this. */
  withhold(permission: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens it: what is sold, bought, counted and paid in it is entered by its owner, over HTTP. */
export async function guardedWorld(): Promise<GuardedWorld> {
  const mail = await startMailServer();
  const config = { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' };
  const host = await workingApp({ model, config, jobs: { recurs: true, pollMs: 200 } });
  await setClock(host);
  const owner = await host.signIn('owner@demo.test');
  const harbour = host.seeded.one.establishments[0] as number;
  let amounts = 0;
  const amount = () => {
    amounts += 1;
    return 831_731.29 + amounts * 1_117;
  };
  const desk = await purchasingDesk(host, owner, harbour, 1);
  const done: GuardedWorld['done'] = async (path, body = {}, method = 'POST') => {
    const { status, body: answer } = await host.call(method, path, body, owner);
    if (status >= 300) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${status} ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const role = await everywhere(host);
  const world: GuardedWorld = {
    ...{ host, mail, owner, harbour, amount, done, made: desk.made, vendor: desk.vendor, beans: desk.beans, flour: desk.flour },
    customer: { id: 0 },
    somebody: await host.signIn('nobody@demo.test'),
    records: new Map(),
    withhold: (permission) => role.holds(model.permissions.map(({ name }) => name).filter((name) => name !== permission)),
    async close() {
      await host.close();
      await mail.close();
    },
  };
  await fill(world);
  return world;
}

/** Gives the one who has no role yet one in every establishment. */
async function everywhere({ database, seeded }: WorkingApp): Promise<{ holds(permissions: readonly string[]): Promise<void> }> {
  const { clientId, users } = seeded.one;
  const id = await database.platform(async (tx) => {
    const role = await insert(tx, model, 'roles', clientId, { name: 'All but one', type: 'WEB', permissions: '[]' });
    await giveRole(tx, { clientId, userId: users['nobody@demo.test'] as number, role, establishment: null });
    return role;
  });
  return {
    holds: (permissions) =>
      database.platform(async (tx) => {
        await tx
          .updateTable('roles')
          .set({ permissions: JSON.stringify(permissions) })
          .where('client_id', '=', clientId)
          .where('id', '=', id)
          .execute();
      }),
  };
}

async function fill(world: GuardedWorld): Promise<void> {
  await fillCatalogue(world);
  await fillPeople(world);
  await fillSpecimens(world);
  await fillPurchases(world);
  await fillStock(world);
}

async function fillCatalogue({ made, done, amount, records, vendor, beans, flour, harbour }: GuardedWorld): Promise<void> {
  const sold = () => [{ vendor: vendor.id, vendor_item_id: 'V-1', pack_size: 1, cost: amount() }];
  await done(`/api/ingredient/${flour.id}`, { unit_cost: amount(), vendors: sold() }, 'PUT');
  await done(
    `/api/product/${beans.id}`,
    { cost: amount(), vendors: sold(), recipe: [{ ingredient: flour.id, quantity: 2, uom: 'kg' }] },
    'PUT',
  );
  // A quantity of its own, so that the recipe's cost is no other amount.
  const recipe = [{ ingredient: flour.id, quantity: 3, uom: 'kg' }];
  const mug = { item: 'Mug', price: 9, cost: amount(), track_inventory: true, vendors: sold(), recipe };
  const retail = await made('/api/retail-product', mug);
  await done('/api/inventory/add', { establishment_id: harbour, item_id: { type: 'products', id: retail.id }, quantity: 6 });
  records.set('products', beans.id).set('ingredients', flour.id).set('vendors', vendor.id).set('retail-products', retail.id);
}

async function fillPeople(world: GuardedWorld): Promise<void> {
  const { host, made, done, amount, records, owner, beans, flour, harbour } = world;
  const makers = { owner, admin: await host.signIn('admin@demo.test') };
  const maker = recordMaker(host, model, host.seeded.one, makers);
  const employee = await made('/api/employee', {
    ...(await maker.bodyOf(resourceOf(model, 'employees'), { seed: 1 })),
    hourly_rate: amount(),
  });
  const shift = await made('/api/time-entry', {
    ...{ employee: employee.id, date: today(), time_in: '08:00', time_out: '16:00' },
    hourly_rate: amount(),
  });
  const helper = await made('/api/employee', { first_name: 'Nel', last_name: 'Nowage' });
  await made('/api/time-entry', { employee: helper.id, date: today(), time_in: '09:00', time_out: '10:00' });
  records.set('tip-pools', (await made('/api/tip-pool', { date: today() })).id);
  const card = await done('/api/gift-card', {
    ...(await maker.bodyOf(resourceOf(model, 'gift-cards'), { seed: 1 })),
    card_number: 'GUARDED-8317312',
  });
  world.customer = await done('/api/customer', { first_name: 'Ida', last_name: 'Guarded', email: 'ida@marker.example' });
  const recipe = [{ ingredient: flour.id, quantity: 1, uom: 'kg' }];
  const member = await done('/api/loyalty-member', { card_number: 'GUARDED-8317314', customer: world.customer.id });
  const dish = await made('/api/product', { item: 'Dish', price: 9, recipe });
  const saffron = await made('/api/ingredient', { name: 'Saffron of no known cost', uom: 'kg' });
  await made('/api/product', {
    item: 'Dear dish',
    price: 9,
    cost: amount(),
    recipe: [...recipe, { ingredient: saffron.id, quantity: 1, uom: 'kg' }],
  });
  const lines = [dish.id, beans.id].map((product_id) => ({ title: 'Sold', price: 9, quantity: 1, product_id }));
  const sold = { title: 'Gift card', price: 30, quantity: 1, gift_card: 'GUARDED-8317313' };
  const payments = [
    { method: 'gift_card' as const, amount: 18, gift_card: 'GUARDED-8317312' },
    { method: 'cash' as const, amount: 30 },
  ];
  const orders = [
    anOrder({
      local_created_at: new Date().toISOString(),
      customer_id: world.customer.id,
      loyalty_card: String(member.card_number),
      lines: [...lines, sold],
      payments,
    }),
  ];
  const { list } = (await done('/api/sales/intake', { establishment_id: harbour, orders })) as unknown as {
    list: { id: number; errors?: object }[];
  };
  if (list[0]?.errors) throw new Error(JSON.stringify(list));
  const paid = await host.call('POST', '/api/payment-history/list', { establishment_id: harbour, filters: { method: 'gift_card' } }, owner);
  records.set('payments', paid.body.data.list[0].id);
  records.set('employees', employee.id).set('time-entries', shift.id).set('gift-cards', card.id);
  records.set('loyalty-members', member.id).set('orders', Number(list[0]?.id));
}

/** A reader of theirs knows a motto of every second one. */
async function fillSpecimens({ made, amount, records }: GuardedWorld): Promise<void> {
  const holder = (await made('/api/tax', { name: 'VAT', rate: 20 })).id;
  const make = (title: string) => made('/api/specimen', { title, price: 1, holder, cost: amount() });
  const [one, two] = [await make('One'), await make('Two')];
  records.set('specimens', one.id % 2 === 0 ? one.id : two.id);
}

async function fillPurchases(world: GuardedWorld): Promise<void> {
  const { host, done, amount, records, owner, harbour } = world;
  const order = await receivedOrder(world, true);
  const bill = await done(`/api/purchase-order/${order.id}/bill`, { invoice_number: 'B-1', date: today() });
  const file = await uploaded(host, 'scan.pdf', '%PDF-1.4\n%%EOF\n', owner);
  await done(`/api/purchase-invoice/${bill.id}`, { tax: amount(), shipping: amount(), file }, 'PUT');
  const { body } = await host.call('POST', '/api/purchase-receipt/list', { establishment_id: harbour }, owner);
  records.set('purchase-orders', order.id).set('purchase-invoices', bill.id).set('purchase-receipts', body.data.list[0].id);
}

/** An order of large amounts of which half has come, at another cost that may be taken over. */
export async function receivedOrder(world: GuardedWorld, take_over_cost = false): Promise<Order> {
  const { done, amount } = world;
  const order = await orderedOrder(world);
  const items = order.items.map(({ id }) => ({ id, receiving_quantity: 1, receiving_cost: amount() + 400_000, take_over_cost }));
  return (await done(`/api/purchase-order/receive/${order.id}`, { items }, 'PUT')) as Order;
}

/** One that its vendor has been asked for. */
export async function orderedOrder(world: GuardedWorld): Promise<Order> {
  return (await world.done(`/api/purchase-order/${(await draftOrder(world)).id}/order`)) as Order;
}

/** One that is only written. */
export function draftOrder({ made, amount, vendor, beans, flour }: GuardedWorld): Promise<Values> {
  const items = [beans, flour].map((item) => ({ item, ordered_quantity: 2, pack_size: 1, unit_cost: amount() }));
  return made('/api/purchase-order', { vendor: vendor.id, items, shipping: amount(), discount: amount() });
}

async function fillStock(world: GuardedWorld): Promise<void> {
  const { host, owner, harbour, records, made, done, amount, beans, flour } = world;
  // Low, whatever verbs order and receive: of a vendor of its own.
  const vendors = [{ vendor: (await made('/api/vendor', { name: 'Butcher' })).id, pack_size: 1, cost: amount() }];
  await made('/api/ingredient', { name: 'Beef', uom: 'kg', unit_cost: amount(), par_level: 9, reorder_point: 5, vendors });
  for (const item_id of [beans, flour]) await done('/api/inventory/add', { establishment_id: harbour, item_id, quantity: 5 });
  const sheet = await countedSheet(world);
  await done(`/api/inventory-count/${sheet}/submit`);
  await done(`/api/inventory-count/${sheet}/apply`);
  const first = async (path: string, body: object) => {
    const { list } = (await host.call('POST', path, { establishment_id: harbour, ...body }, owner)).body.data;
    return (list as (Values & { unit_cost: number | null })[]).find(({ unit_cost: cost }) => cost !== null)?.id ?? 0;
  };
  records.set('inventory-counts', sheet);
  records.set('inventory-count-lines', await first('/api/inventory-count-line/list', { filters: { inventory_count: sheet } }));
  records.set('inventory-movements', await first('/api/inventory/movements', { filters: { kind: 'received' } }));
}

/** A count sheet on which something is missing. */
export async function countedSheet({ made, done, beans, flour }: GuardedWorld): Promise<number> {
  const { id } = await made('/api/inventory-count', { item_type: 'all' });
  for (const item of [beans, flour]) await done(`/api/inventory-count/${id}/count`, { item, counted_quantity: 1 });
  return id;
}

/** `yyyy-MM-dd`, where the first establishment is. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
}
