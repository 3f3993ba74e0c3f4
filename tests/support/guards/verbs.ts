import type { Model, ResourceModel, VerbModel } from '#/model/language/model.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { type GuardedDefinition, guardedOf } from './guarded.ts';
import type { Shown } from './shown.ts';
import { type Asking, textOfFile } from './ways.ts';
import { countedSheet, draftOrder, type GuardedWorld, orderedOrder, receivedOrder, today } from './world.ts';

/** What one verb is asked: about which record, of which the owner has seen to it that it is in the right state. */
interface Question {
  id?: number;
  body?: object;
}

/**
 * How each verb is asked whose resource, input or answer has something guarded, and each one that only reads. The walk fails where one is
 * missing.
 */
const questions: Readonly<Record<string, (world: GuardedWorld) => Promise<Question> | Question>> = {
  'expenses.summary': here({}),
  'third-party-integrations.mapping': async (world) => ({ id: await connection(world) }),
  'third-party-integrations.journal': async (world) => ({ id: await connection(world), body: { day: today() } }),
  'specimens.order': async (world) => ({ id: await draftSpecimen(world), body: { remark: 'Soon', pin: '1234' } }),
  'specimens.close': async (world) => {
    const id = await draftSpecimen(world);
    await world.done(`/api/specimen/${id}/order`, { remark: 'Soon', pin: '1234' });
    return { id };
  },
  'products.sample-menu': async (world) => ({ body: { establishment_id: await emptyPlace(world), kind: 'cafe' } }),
  'retail-products.sample-menu': async (world) => ({ body: { establishment_id: await emptyPlace(world), kind: 'shop' } }),
  'gift-cards.activate': async (world) => ({ id: await pendingCard(world), body: { amount: 5 } }),
  'gift-cards.adjust': async (world) => ({ id: await activeCard(world), body: { amount: 1, reason: 'Counted' } }),
  'gift-cards.block': async (world) => ({ id: await activeCard(world) }),
  'gift-cards.deactivate': async (world) => ({ id: await activeCard(world) }),
  'loyalty-members.adjust': async (world) => ({ id: await member(world), body: { points: 5, reason: 'Counted' } }),
  'loyalty-members.merge': async (world) => ({ id: await member(world), body: { into: await member(world), reason: 'Lost card' } }),
  'orders.send-receipt': ({ records }) => ({ id: records.get('orders'), body: { email: 'receipt@marker.example' } }),
  'orders.customer': ({ records, customer }) => ({ id: records.get('orders'), body: { customer_id: customer.id } }),
  'orders.receipt': ({ records }) => ({ id: records.get('orders') }),
  'inventory-count-lines.explain': async (world) => ({ id: await lineOf(world, await countedSheet(world)), body: { note: 'Broken' } }),
  'inventory-counts.lines': ({ records }) => ({ id: records.get('inventory-counts'), body: {} }),
  'inventory-counts.variance': ({ records }) => ({ id: records.get('inventory-counts'), body: {} }),
  'inventory-counts.scan': async (world) => ({ id: await countedSheet(world), body: { barcode: await barcodeOf(world) } }),
  'inventory-counts.count': async (world) => ({ id: await countedSheet(world), body: { item: world.beans, counted_quantity: 1 } }),
  'inventory-counts.uncount': async (world) => ({ id: await countedSheet(world), body: { item: world.beans } }),
  'inventory-counts.submit': async (world) => ({ id: await countedSheet(world) }),
  'inventory-counts.reopen': async (world) => ({ id: await submittedSheet(world) }),
  'inventory-counts.apply': async (world) => ({ id: await submittedSheet(world) }),
  'inventory-counts.cancel': async (world) => ({ id: await countedSheet(world) }),
  'inventory-movements.counts': here({ per_page: 500 }),
  'inventory-movements.file': here({}),
  'inventory-movements.low-stock': here({}),
  'inventory-movements.import': async (world) => ({ body: { ...(await here({})(world)).body, csv: await countsFile(world) } }),
  'inventory-movements.add': (world) => here({ item_id: world.beans, quantity: 1 })(world),
  'inventory-movements.deduct': (world) => here({ item_id: world.beans, quantity: 1 })(world),
  'inventory-movements.set-actual': (world) => here({ item_id: world.beans, actual_count: 3 })(world),
  'purchase-invoices.compare': ({ records }) => ({ id: records.get('purchase-invoices') }),
  'purchase-invoices.approve': async (world) => ({ id: await bill(world) }),
  'purchase-invoices.reopen': async (world) => ({ id: await bill(world, 'approve') }),
  'purchase-invoices.pay': async (world) => ({ id: await bill(world, 'approve') }),
  'purchase-orders.order': async (world) => ({ id: (await draftOrder(world)).id }),
  'purchase-orders.receive': async (world) => {
    const { id, items } = await orderedOrder(world);
    return { id, body: { items: items.map((line) => ({ id: line.id, receiving_quantity: 1 })) } };
  },
  'purchase-orders.send': async (world) => ({ id: (await orderedOrder(world)).id, body: {} }),
  'purchase-orders.close': async (world) => ({ id: (await receivedOrder(world)).id }),
  'purchase-orders.cancel': async (world) => ({ id: (await draftOrder(world)).id }),
  'purchase-orders.labels': ({ records }) => ({ id: records.get('purchase-orders') }),
  'purchase-orders.invoice': ({ records }) => ({ id: records.get('purchase-orders') }),
  'purchase-orders.bill': async (world) => ({ id: (await receivedOrder(world)).id, body: { invoice_number: nextNumber(), date: today() } }),
  'purchase-orders.refill': async (world) => ({ body: { ...(await here({})(world)).body, vendor_id: await vendorOfLow(world) } }),
  'purchase-orders.summary': here({}),
  'purchase-orders.items': (world) => here({ purchase_order_id: world.records.get('purchase-orders') })(world),
  'cash-drawer-sessions.timeline': async ({ made }) => ({
    id: Number(
      (await made('/api/cash-drawer-session', { number: nextNumber(), opened_at: new Date().toISOString(), opening_float: 50 })).id,
    ),
  }),
  'tip-pools.differences': ({ records }) => ({ id: records.get('tip-pools') }),
  'purchase-receipts.undo': async (world) => ({ id: await latestReceipt(world, await receivedOrder(world)) }),
};

/** Verbs that tell even the owner nothing that is guarded, and why. */
const SILENT: Readonly<Record<string, string>> = {
  'inventory-count-lines.explain': 'a row has its cost once its sheet is applied, and then nobody explains it any more',
  'inventory-counts.uncount': 'what is not counted differs by nothing',
  'inventory-counts.submit': 'a sheet has its value once it is applied',
  'inventory-counts.reopen': 'a sheet has its value once it is applied',
  'inventory-counts.cancel': 'a sheet has its value once it is applied',
  ...Object.fromEntries(
    ['import', 'add', 'deduct', 'set-actual'].map((name) => [`inventory-movements.${name}`, 'it answers how many there are']),
  ),
  'purchase-orders.bill': 'it answers which invoice it made, and how that matches',
  'purchase-orders.refill': 'it answers which order it made',
  ...Object.fromEntries(['products', 'retail-products'].map((name) => [`${name}.sample-menu`, 'it answers how many products it made'])),
  'orders.receipt': 'a receipt is for the guest: costs, addresses and stock have no place on it',
  'purchase-orders.labels': 'labels stick to the goods: they say what is sold for how much, never what it cost',
};

/** The verbs of a resource by whose answers something guarded could get out. */
export function guardedVerbs(resource: ResourceModel): { verb: VerbModel; definition: GuardedDefinition }[] {
  return Object.values(resource.verbs)
    .map((verb) => ({
      verb,
      definition: guardedOf(`${resource.name}.${verb.name}`, { ...verb.output, ...resource.allFields, ...verb.output }),
    }))
    .filter(({ definition }) => definition.guarded.length > 0);
}

/** Every other verb that only reads, for people of a business: what it answers may say nothing of what is guarded elsewhere. */
export function openReadingVerbs(model: Model): { verb: VerbModel; definition: GuardedDefinition }[] {
  return Object.values(model.resources).flatMap((resource) =>
    Object.values(resource.verbs)
      .map((verb) => ({ verb, definition: guardedOf(`${resource.name}.${verb.name}`, { ...resource.allFields, ...verb.output }) }))
      .filter(
        ({ verb, definition }) => verb.effect === 'read' && definition.guarded.length === 0 && !isPlatformPermission(verb.permission),
      ),
  );
}

/** Asks a verb and gives what it answers. @throws where nobody has said how it is asked */
export async function verbAnswer(
  { world, token }: Asking,
  verb: VerbModel,
  definition: GuardedDefinition,
  more: object = {},
): Promise<Shown> {
  const question = questions[definition.name];
  if (!question) throw new Error(`${definition.name} can tell something guarded: say in tests/support/guards/verbs.ts how it is asked`);
  const { id, body } = await question(world);
  const headers = { authorization: `Bearer ${token}`, ...(verb.method !== 'GET' && { 'content-type': 'application/json' }) };
  const path = verb.path.replace('{id}', String(id));
  const answer = await world.host.app.inject({
    method: verb.method,
    url: path,
    headers,
    ...(verb.method !== 'GET' && { payload: JSON.stringify({ ...body, ...more }) }),
  });
  if (answer.statusCode >= 300) throw new Error(`${definition.name}: ${answer.statusCode} ${answer.body}`);
  const mustShow = definition.name in SILENT ? [] : 'some';
  const shown = { where: definition.name, definition, mustShow } as const;
  if (verb.returns === 'file')
    return { ...shown, text: textOfFile(String(answer.headers['content-type']).includes('pdf') ? 'pdf' : 'csv', answer.rawPayload) };
  return { ...shown, records: recordsIn(answer.json().data) };
}

/** Whatever object stands anywhere in an answer. */
function recordsIn(data: unknown): unknown[] {
  if (Array.isArray(data)) return data.flatMap(recordsIn);
  return typeof data === 'object' && data !== null ? [data, ...Object.values(data).flatMap(recordsIn)] : [];
}

function here(body: object): (world: GuardedWorld) => { body: object } {
  return ({ harbour }) => ({ body: { establishment_id: harbour, ...body } });
}

let numbers = 0;
function nextNumber(): string {
  numbers += 1;
  return `N-${numbers}`;
}

async function connection({ made }: GuardedWorld): Promise<number> {
  return (await made('/api/third-party-integration', { integration: 'xero' })).id;
}

async function emptyPlace({ done }: GuardedWorld): Promise<number> {
  return (await done('/api/admin/clients/establishment', { title: nextNumber(), currency: 'GBP', timezone: 'Europe/London' })).id;
}

async function draftSpecimen(world: GuardedWorld): Promise<number> {
  const holder = (await world.made('/api/tax', { name: nextNumber(), rate: 20 })).id;
  return (await world.made('/api/specimen', { title: nextNumber(), price: 1, holder, cost: world.amount() })).id;
}

async function pendingCard({ done }: GuardedWorld): Promise<number> {
  return (await done('/api/gift-card', { card_number: `GUARDED-${nextNumber()}`, currency: 'GBP' })).id;
}

async function member({ done }: GuardedWorld): Promise<number> {
  return (await done('/api/loyalty-member', { card_number: `GUARDED-${nextNumber()}` })).id;
}

async function activeCard(world: GuardedWorld): Promise<number> {
  const id = await pendingCard(world);
  await world.done(`/api/gift-card/${id}/activate`, { amount: 5 });
  return id;
}

async function submittedSheet(world: GuardedWorld): Promise<number> {
  const id = await countedSheet(world);
  await world.done(`/api/inventory-count/${id}/submit`);
  return id;
}

async function bill(world: GuardedWorld, verb?: 'approve'): Promise<number> {
  const { id } = await world.done(`/api/purchase-order/${(await receivedOrder(world)).id}/bill`, {
    invoice_number: nextNumber(),
    date: today(),
  });
  if (verb) await world.done(`/api/purchase-invoice/${id}/${verb}`);
  return id;
}

async function lineOf({ host, owner }: GuardedWorld, sheet: number): Promise<number> {
  return (await host.call('POST', '/api/inventory-count-line/list', { filters: { inventory_count: sheet } }, owner)).body.data.list[0].id;
}

async function latestReceipt({ host, owner, harbour }: GuardedWorld, { id }: { id: number }): Promise<number> {
  const question = { establishment_id: harbour, filters: { purchase_order: [id] } };
  return (await host.call('POST', '/api/purchase-receipt/list', question, owner)).body.data.list[0].id;
}

async function barcodeOf({ done, beans }: GuardedWorld): Promise<string> {
  await done(`/api/product/${beans.id}`, { barcode: '4006381333931' }, 'PUT');
  return '4006381333931';
}

async function countsFile({ host, owner, harbour }: GuardedWorld): Promise<string> {
  const { body } = await host.call('POST', '/api/inventory/file', { establishment_id: harbour }, owner);
  // The last columns are what was counted, and a note.
  return String(body).replaceAll(/,,\r?$/gm, ',3,');
}

/** A vendor of whose item there is too little. */
async function vendorOfLow({ made, amount }: GuardedWorld): Promise<number> {
  const { id } = await made('/api/vendor', { name: nextNumber() });
  const vendors = [{ vendor: id, pack_size: 1, cost: amount() }];
  await made('/api/ingredient', { name: nextNumber(), uom: 'kg', unit_cost: amount(), par_level: 9, reorder_point: 5, vendors });
  return id;
}
