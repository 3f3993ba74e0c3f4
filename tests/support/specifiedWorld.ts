import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { documentTexts } from '#/i18n/documents.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { codeIn, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { nextEmail } from './nextEmail.ts';
import { type RecordMaker, recordMaker } from './recordMaker.ts';
import { anOrder, setClock } from './sales.ts';
import type { Values } from './sampleRecord.ts';
import { type WorkingApp, workingApp } from './workingApp.ts';

/**
 * Who calls: an owner of a business, a super-admin, somebody who signs out, somebody who changes their password, or nobody who is signed
 * in.
 */
export type Caller = 'owner' | 'admin' | 'leaver' | 'changer' | 'nobody';

type Stored = Values & { id: number };

/** A host with everything that the calls of the specification are about. */
export interface SpecifiedWorld {
  host: WorkingApp;
  tokens: Readonly<Record<Caller, string | undefined>>;
  /** The establishment in which everything happens. */
  here: number;
  /** The order that was sold there on `SALES_DAY`. */
  sale: Stored & { tracking_id: string };
  makers: RecordMaker;
  /** A stored record of a resource, the same each time. */
  record(resource: string): Promise<Stored>;
  /** Another one, with no more than it needs: for whoever deletes it. */
  fresh(resource: string): Promise<Stored>;
  /** Tells one made record from another. */
  nextSeed(): number;
  /** The code of the next email that brings one. */
  code(): Promise<string>;
  close(): Promise<void>;
}

/** The day on which something was sold, `yyyy-MM-dd`. */
export const SALES_DAY = '2026-03-01';

/** Opens the host, takes in an order with all that an order can have, and makes records as they are asked for. */
export async function specifiedWorld(): Promise<SpecifiedWorld> {
  const mail = await startMailServer();
  const host = await workingApp({ config: { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' } });
  await setClock(host);
  const signIn = (name: string) => host.signIn(`${name}@demo.test`);
  const [owner, admin, leaver, changer] = await Promise.all([signIn('owner'), signIn('admin'), signIn('staff'), signIn('manager')]);
  const here = host.seeded.one.establishments[0] as number;
  const makers = recordMaker(host, model, host.seeded.one, { admin, owner });
  let seed = 0;
  const nextSeed = () => {
    seed += 1;
    return seed;
  };
  const made = async (name: string, full: boolean) => (await makers.add(resourceOf(model, name), { seed: nextSeed(), full })) as Stored;
  const guest = await made('customers', true);
  const sell = () => sold(host, here, guest.id, owner);
  const sale = await sell();
  // Orders and their payments are not added but taken in.
  const added = async (name: string, full: boolean): Promise<Stored> =>
    name === 'orders' || name === 'payments' ? sell() : made(name, full);
  const known = new Map<string, Promise<Stored>>();
  return {
    host,
    tokens: { owner, admin, leaver, changer, nobody: undefined },
    here,
    sale,
    makers,
    fresh: (name) => added(name, false),
    nextSeed,
    record(name) {
      const found = known.get(name) ?? added(name, true);
      known.set(name, found);
      return found;
    },
    code: async () => codeIn(await nextEmail(mail, documentTexts('mail', 'en').reset_code.subject)),
    async close() {
      await host.close();
      await mail.close();
    },
  };
}

/** Takes in an order with all that an order can have. */
async function sold(host: WorkingApp, establishment_id: number, customer_id: number, token: string): Promise<SpecifiedWorld['sale']> {
  const tracking_id = randomUUID();
  const at = `${SALES_DAY} 12:30:00`;
  const order = anOrder({
    receipt_number: 'R-9',
    tracking_id,
    customer_id,
    user_name: 'Nia Brook',
    order_type: 'Dine in',
    local_created_at: at,
    lines: [
      {
        title: 'Fish & chips',
        category: 'Mains',
        price: 12,
        quantity: 2,
        taxes: [{ name: 'VAT', rate: 20 }],
        modifiers: [{ name: 'Mushy peas', price: 1 }],
      },
      { title: 'Tea', category: 'Drinks', price: 3, quantity: 1, void: { reason: 'Cold', by: 'Nia Brook', approved_by: 'Max', at } },
    ],
    discounts: [{ name: 'Friends', type: 'amount', value: 2 }],
    service_charges: [{ name: 'Service', amount: 2, tax: 0.4 }],
    payments: [{ method: 'cash', amount: 31.2, tip: 3, at }],
  });
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id, orders: [order] }, token);
  expect(body.data.list).toMatchObject([{ uuid: order.uuid, status: 'created' }]);
  return { id: body.data.list[0].id, tracking_id };
}
