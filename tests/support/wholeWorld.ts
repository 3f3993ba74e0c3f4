import fc from 'fast-check';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { orderOf } from './orderHistories.ts';
import { recordMaker } from './recordMaker.ts';
import { anOrder, lunch, setClock } from './sales.ts';
import { askUpload, fileSamples, putFile } from './uploads.ts';
import type { WorkingApp } from './workingApp.ts';

/** The resources whose records a business has, variants left out. */
export const resourcesOfBusiness = (model: Model): ResourceModel[] =>
  Object.values(model.resources).filter(({ variant, scope }) => !variant && scope !== 'platform');

/** Fills client one with two records of everything, and with what `tradingBusiness` has. Answers its owner. */
export async function filledBusiness(host: WorkingApp, model: Model): Promise<string> {
  await setClock(host);
  const owner = await host.signIn('owner@demo.test');
  const makers = { owner, admin: await host.signIn('admin@demo.test') };
  const maker = recordMaker(host, model, host.seeded.one, makers);
  const [harbour, market] = host.seeded.one.establishments as [number, number];
  for (const resource of resourcesOfBusiness(model)) {
    for (const seed of [1, 2]) await maker.add(resource, { seed, establishment: harbour, alsoIn: market, full: seed === 1 });
  }
  return tradingBusiness(host, owner);
}

/** Fills client one with what is sold, paid with cards, counted, talked about and uploaded. Answers its owner. */
export async function tradingBusiness(host: WorkingApp, signedIn?: string): Promise<string> {
  await setClock(host);
  const owner = signedIn ?? (await host.signIn('owner@demo.test'));
  const [harbour = 0] = host.seeded.one.establishments;
  await sell(host, owner, harbour);
  await comment(host, owner);
  await uploadLogo(host, owner, harbour);
  return owner;
}

async function done(host: WorkingApp, path: string, body: object, token: string, method: 'POST' | 'PUT' = 'POST') {
  const { status, body: answer } = await host.call(method, path, body, token);
  if (status >= 300) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${status} ${JSON.stringify(answer)}`);
  return answer.data;
}

/** A dish with its recipe, a gift card that is sold and spent, what was voided and given back, and random days of sales. */
async function sell(host: WorkingApp, token: string, establishment_id: number): Promise<void> {
  const post = (path: string, body: object) => done(host, path, { establishment_id, ...body }, token);
  const flour = await post('/api/ingredient', { name: 'Flour of the world', uom: 'kg', unit_cost: 1.234567, reorder_point: 2 });
  const recipe = [{ ingredient: flour.id, quantity: 0.25, uom: 'kg' }];
  const description = 'Of "flour",\u2028and of \u0085water;\r\n\tas we know them';
  await post('/api/product', { item: 'Pie of the world', price: 12.5, sku: 'PIE-1', recipe, description });
  await post('/api/inventory/add', { item_id: { type: 'ingredients', id: flour.id }, quantity: 10 });
  await post('/api/gift-card', { card_number: 'WORLD-0001', currency: 'GBP' });
  const pie = { title: 'Pie of the world', sku: 'PIE-1', price: 12.5, quantity: 2 };
  const day = (hour: string) => `2026-07-02 ${hour}:00`;
  const [first, second]: Partial<OrderInput>[] = [
    { lines: [pie], payments: [{ method: 'cash', amount: 25, at: day('18:30') }] },
    {
      lines: [{ title: 'Gift card', price: 50, quantity: 1, gift_card: 'WORLD-0001' }],
      payments: [{ method: 'card', amount: 50, at: day('19:00') }],
    },
  ];
  const orders = [
    lunch({ order_number: 'W-1' }),
    anOrder({ order_number: 'W-2', local_created_at: day('18:00'), ...first }),
    anOrder({ order_number: 'W-3', local_created_at: day('18:50'), ...second }),
    anOrder({
      order_number: 'W-4',
      local_created_at: day('20:00'),
      lines: [{ ...pie, quantity: 1 }],
      payments: [{ method: 'gift_card', gift_card: 'WORLD-0001', amount: 12.5, at: day('20:10') }],
    }),
    ...randomOrders(host, establishment_id),
  ];
  const answer = await post('/api/sales/intake', { orders });
  if (answer.refused?.length) throw new Error(JSON.stringify(answer.refused));
}

function randomOrders(host: WorkingApp, id: number): OrderInput[] {
  const establishment = { clientId: host.seeded.one.clientId, id, currency: 'GBP', decimals: 2, timezone: 'Europe/London', dayStartsAt: 0 };
  return fc.sample(orderOf(establishment), { numRuns: 40, seed: 7 });
}

/** Somebody is asked about a dish, by who has an account here. */
async function comment(host: WorkingApp, token: string): Promise<void> {
  const { list } = await done(host, '/api/product/list', { filters: { sku: 'PIE-1' } }, token);
  const text = `Too dear, @{${host.seeded.one.users['manager@demo.test']}}?\nSee https://pies.test`;
  await done(host, `/api/product/${list[0].id}/comments/create`, { text }, token);
}

async function uploadLogo(host: WorkingApp, token: string, establishment: number): Promise<void> {
  const { body } = await askUpload(host, 'logo of the harbour.png', token);
  await putFile(host, body.data.url, fileSamples.png);
  await done(host, `/api/admin/clients/establishment/${establishment}`, { logo: body.data.public_url }, token, 'PUT');
}
