import { sql } from 'kysely';
import { contextFor, referenceContext } from '#/i18n/context.ts';
import { type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { present } from '#/model/values/shapes.ts';
import { currencies } from '#/resources/reference/currencies.ts';
import { defaultsOf } from '#/server/access/account/addUser.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { freshSales } from '#/server/domain/sales/statistics.ts';
import { installExtensions } from '#/server/extensions/index.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { readAs } from '#/server/foundation/database/readAs.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { businesses, type DemoBusiness } from './businesses.ts';
import { markAsDemo } from './demoMark.ts';
import { checkCatalogue } from './demoOf.ts';
import { sumMovements } from './earlierGuests.ts';
import { addEquipment } from './equipment.ts';
import { fillResource } from './fillResource.ts';
import { fillOrders, sumSales } from './orders.ts';
import { addPeople, addSuperAdmin, type PeopleParts } from './people.ts';
import { type DemoPictures, withoutPictures } from './pictures.ts';
import { randomFrom } from './random.ts';
import { resourceOrder } from './resourceOrder.ts';
import { scenarios } from './scenarios.ts';
import { setAside } from './setAside.ts';
import { type DemoSpan, daysOf } from './span.ts';
import { type DemoOwner, type DemoWorld, KnownRecords } from './world.ts';

/** What a filling is asked for. */
export interface FillOptions {
  /** Of `demoPassword`; hashed once for everybody. */
  passwordHash: string;
  /** ISO 8601 UTC: the demo data end here. The same moment gives the same data. */
  now?: string;
  /** Of the orders before it. */
  span: DemoSpan;
  pictures?: DemoPictures;
}

/**
 * Fills an empty database with the demo data: two businesses with their people, each resource's samples and made-up
 * rows, and orders up to now. One transaction: it is filled whole or not at all. Source: the API contract, "Demo data".
 * @throws DefinitionError for a sample that the definition refuses, or of no resource
 */
export async function fill(
  database: Database,
  model: Model,
  { passwordHash, now = new Date().toISOString(), span, pictures = withoutPictures }: FillOptions,
): Promise<void> {
  checkCatalogue(model);
  installExtensions();
  await database.owner(async (tx) => {
    await markAsDemo(tx, now);
    const parts: PeopleParts = { tx, model, passwordHash, now };
    await addSuperAdmin(parts);
    const putBack = await setAside(tx);
    const noteOrders = freshSales((statement) => sql.raw(statement).execute(tx));
    const world = { tx, model, now, days: daysOf(span), known: new KnownRecords(), pictures, noteOrders };
    const nobody = { userId: 0, clientId: 0 } as Caller;
    await fillScope(
      { ...world, random: randomFrom('platform') },
      { clientId: 0, business: '', establishment: undefined, caller: nobody, context: { ...referenceContext, now } },
      ['platform'],
    );
    for (const business of businesses) await fillBusiness({ ...world, random: randomFrom(business.name) }, parts, business, span);
    await putBack();
    await sumSales(tx);
    await sql`update public.users set created_at = ${now}, updated_at = ${now}`.execute(tx);
  });
}

async function fillBusiness(world: DemoWorld, parts: PeopleParts, business: DemoBusiness, span: DemoSpan): Promise<void> {
  const { tx, model, now } = world;
  const { name, owner, email, phone, address, daysHere } = business;
  const joined = new Date(Date.parse(now) - daysHere * DAY_MS).toISOString();
  const clientId = await insert(tx, model, 'clients', 0, joined, { name, owner, email, phone, address });
  await world.pictures.note(tx, name, clientId, now);
  // Hooks read the tenant's views, as they do in a call.
  await readAs(tx, clientId);
  const establishments: number[] = [];
  for (const { ordersADay: _orders, adjusted: _adjusted, ...values } of business.establishments) {
    const symbol = currencies.find(({ code }) => code === values.currency)?.symbol;
    establishments.push(await insert(tx, model, 'establishments', clientId, joined, { ...values, currency_symbol: symbol }));
  }
  const { caller, posRoles } = await addPeople(parts, business, clientId, present(establishments[0], 'establishment'));
  const first = present(business.establishments[0], 'establishment');
  const ofClient: DemoOwner = {
    clientId,
    business: name,
    establishment: undefined,
    caller,
    context: { ...contextFor({ locale: 'en', ...first }), now },
  };
  business.establishments.forEach(({ title }, at) => {
    world.known.add(resourceOf(model, 'establishments'), ofClient, { id: present(establishments[at], 'establishment'), values: { title } });
  });
  for (const role of posRoles) world.known.add(resourceOf(model, 'roles'), ofClient, role);
  await fillScope(world, ofClient, ['client']);
  await addEquipment(
    world,
    ofClient,
    business.establishments.map(({ title }, at) => ({ title, id: present(establishments[at], 'establishment') })),
  );
  for (const [at, establishment] of business.establishments.entries()) {
    const ofEstablishment: DemoOwner = {
      ...ofClient,
      establishment: { ...establishment, id: present(establishments[at], 'establishment') },
      context: { ...contextFor({ locale: 'en', ...establishment }), now },
    };
    const here: DemoWorld = { ...world, random: randomFrom(establishment.title) };
    await fillScope(here, ofEstablishment, ['establishment']);
    if (span.days > 0) await fillOrders(here, ofEstablishment, span);
    for (const scenario of scenarios) await scenario(here, ofEstablishment);
  }
  await sumMovements(tx, ofClient);
}

async function fillScope(world: DemoWorld, ofEstablishment: DemoOwner, scopes: readonly ResourceModel['scope'][]): Promise<void> {
  for (const resource of resourceOrder(world.model))
    if (scopes.includes(resource.scope) && !MADE_HERE.includes(resource.table)) await fillResource(world, ofEstablishment, resource);
}

/** Made by the filling itself, whatever their definitions say. */
const MADE_HERE = ['clients', 'establishments', 'users', 'roles'];

async function insert(tx: Transaction, model: Model, resource: string, clientId: number, now: string, values: object): Promise<number> {
  const row = { ...defaultsOf(resourceOf(model, resource)), ...values, client_id: clientId, created_at: now, updated_at: now };
  const { id } = await tx
    .insertInto(`public.${resourceOf(model, resource).table}`)
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}
