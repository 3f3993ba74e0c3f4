import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { ended, type Operation, uploaded } from '#/tests/support/bulk.ts';
import { setClock } from '#/tests/support/sales.ts';
import { odooCardsFile, shopifyCardsFile } from '#/tests/support/samples/systems/cardFiles.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await workingApp();
  // Its establishments sell in pounds.
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  [harbour = 0] = host.seeded.one.establishments;
});
afterAll(() => host.close());

const counts = ({ created, unchanged, failed, deleted }: Operation) => ({ created, unchanged, failed, deleted });
const messages = ({ errors }: Operation) => errors.map(({ message }: Operation) => message);

async function bring(bytes: Buffer, more: object = {}, token = owner) {
  const files = [await uploaded(host, 'cards.csv', bytes, token)];
  return ended(host, 'bring', { establishment_id: harbour, files, ...more }, token);
}

async function done(path: string, body: object = { establishment_id: harbour }) {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data;
}

/** What is owed on cards today, as the report says it. */
async function owed() {
  const day = new Date().toISOString().slice(0, 10);
  const { closing, loaded, cards } = await done('/api/gift-card-liability', { establishment_ids: [harbour], date_from: day, date_to: day });
  return { closing, loaded, cards };
}

const cards = async () =>
  (await done('/api/gift-card/list', { per_page: 100, sort_by: 'id', sort_order: 'asc' })).list.map((card: Operation) => ({
    card_number: card.card_number,
    current_balance: card.current_balance,
    status: card.status,
    activation_date: card.activation_date,
    last_trans_date: card.last_trans_date,
  }));

describe('gift cards of Odoo', () => {
  const file = odooCardsFile([
    { Code: '0444d-4a5b-91c0', Points: '25.0', Currency: 'GBP' },
    { Code: '0445e-77aa-02bd', Points: '12.5', 'Expiration Date': '2999-01-31' },
    { Code: '0446f-0000-4c11', Points: '0.0' },
    { Code: 'WALLET-0012', Points: '3.75', Program: 'eWallet', 'Program Type': 'eWallet' },
    { Code: 'COUPON-0001', Points: '1.0', Program: 'Summer', 'Program Type': 'Coupons' },
  ]);

  test('are tried, loaded, owed to the penny, brought again without a change, and taken back', async () => {
    const address = await uploaded(host, 'cards.csv', file, owner);
    const { body } = await host.call('POST', '/api/bulk-operation/recognise', { establishment_id: harbour, file_url: address }, owner);
    expect(body.data).toMatchObject({ system: 'odoo', kind: 'cards', parts: [], gift_cards: { count: 3, allowed: true } });
    const [before, stood] = [await owed(), await cards()];
    const trial = await bring(file, { dry_run: true });
    expect([messages(trial), counts(trial)]).toEqual([[], { created: 3, unchanged: 0, failed: 0, deleted: 0 }]);
    expect(trial.balances).toMatchObject({ currency: 'GBP', gift_cards: { cards: 3, amount: 41.25 } });
    expect([await owed(), await cards()]).toEqual([before, stood]);
    const run = await bring(file);
    expect([run.created, run.balances]).toEqual([3, trial.balances]);
    expect(await owed()).toEqual({ closing: before.closing + 41.25, loaded: before.loaded + 41.25, cards: before.cards + 3 });
    expect((await cards()).slice(stood.length)).toMatchObject([
      { card_number: '0444d-4a5b-91c0', current_balance: 25, status: 'active' },
      { card_number: '0445e-77aa-02bd', current_balance: 12.5, status: 'active' },
      { card_number: 'WALLET-0012', current_balance: 3.75, status: 'active' },
    ]);
    const moved = await done('/api/gift-card/transaction/list', { per_page: 1 });
    expect(moved.list[0]).toMatchObject({ kind: 'load', reason: 'Brought over from Odoo', order_id: null });
    const again = await bring(file);
    expect([counts(again), again.balances]).toEqual([{ created: 0, unchanged: 3, failed: 0, deleted: 0 }, null]);
    const undone = await ended(host, `${run.id}/undo`, undefined, owner);
    expect(counts(undone)).toMatchObject({ deleted: 3, failed: 0 });
    expect([await owed(), await cards()]).toEqual([before, stood]);
  });

  test('are refused one by one with what to do, and come in once they are corrected', async () => {
    const odd = odooCardsFile([
      { Code: 'ODD-00001', Points: '-5' },
      { Code: 'ODD-00002', Points: 'ten' },
      { Code: 'ODD-00003', Points: '1.005' },
      { Code: 'ODD-00004', Points: '10', Currency: 'EUR' },
      { Code: 'ODD-00005', Points: '10', 'Expiration Date': '2020-01-31' },
      { Code: 'ODD', Points: '10' },
      { Code: 'ODD-00007', Points: '10' },
      { Code: 'odd-00007', Points: '11' },
    ]);
    const trial = await bring(odd, { dry_run: true });
    expect([trial.created, messages(trial)]).toEqual([
      1,
      [
        "'-5' is below zero: type what is left on it, 0 or more",
        "'ten' is no amount: correct it here, or in the other system and export again",
        expect.stringMatching(/2/),
        'It is in EUR, this establishment sells in GBP: bring it into an establishment of that currency',
        'It expired there on Jan 31, 2020: if you honour it all the same, add it here by hand',
        expect.stringMatching(/6/),
        'Row 8 is this very record: keep one of the two',
      ],
    ]);
    const rows = { [trial.errors[0].row]: { current_balance: '5' } };
    const run = await bring(odd, { corrections: { rows } });
    expect([run.created, run.balances.gift_cards]).toEqual([2, { cards: 2, amount: 15 }]);
    await ended(host, `${run.id}/undo`, undefined, owner);
  });

  test('that are here already are loaded where nothing has moved them, and stay as they were otherwise', async () => {
    const make = async (number: string) =>
      (await done('/api/gift-card', { card_number: number, card_type: 'physical', currency: 'GBP' })).id as number;
    await make('HERE-0001');
    const used = await make('HERE-0002');
    await done(`/api/gift-card/${used}/activate`, { amount: 8 });
    const stood = await cards();
    const both = odooCardsFile([
      { Code: 'HERE-0001', Points: '20' },
      { Code: 'HERE-0002', Points: '20' },
    ]);
    const run = await bring(both);
    expect([run.created, messages(run)]).toEqual([1, ['Gift card •••• 0002 has other movements here: adjust its balance by hand instead']]);
    await ended(host, `${run.id}/undo`, undefined, owner);
    expect(await cards()).toEqual(stood);
  });

  test('stay where they have moved since, for a newer file and for the undo', async () => {
    const run = await bring(odooCardsFile([{ Code: 'MOVED-001', Points: '20' }]));
    const { list } = await done('/api/gift-card/list', { filters: { card_number: 'MOVED-001' } });
    await done(`/api/gift-card/${list[0].id}/adjust`, { amount: -4, reason: 'Spent' });
    const newer = await bring(odooCardsFile([{ Code: 'MOVED-001', Points: '30' }]));
    expect(messages(newer)).toEqual(['Gift card •••• -001 has other movements here: adjust its balance by hand instead']);
    const undone = await ended(host, `${run.id}/undo`, undefined, owner);
    expect(messages(undone)).toEqual(['Gift card •••• -001 has moved since the import: it stays as it is']);
    expect((await cards()).at(-1)).toMatchObject({ card_number: 'MOVED-001', current_balance: 16 });
  });

  test('are brought by who may add gift cards and see their numbers, and taken back by nobody else', async () => {
    const run = await bring(odooCardsFile([{ Code: 'RIGHT-001', Points: '20' }]));
    const clerk = await person(['BulkOperationImport', 'GiftCardManagement', 'GiftCardCreate', 'GiftCardEdit']);
    const mine = await uploaded(host, 'cards.csv', file, clerk);
    const asked = { establishment_id: harbour, file_url: mine };
    expect((await host.call('POST', '/api/bulk-operation/recognise', asked, clerk)).body.data.gift_cards).toEqual({
      count: 3,
      allowed: false,
    });
    const refused = await host.call('POST', '/api/bulk-operation/bring', { establishment_id: harbour, files: [mine] }, clerk);
    expect(refused.status).toBe(403);
    expect((await host.call('POST', `/api/bulk-operation/${run.id}/undo`, {}, clerk)).status).toBe(403);
    expect((await host.call('POST', `/api/bulk-operation/${run.id}/undo`, {}, await host.signIn('owner@other.test'))).status).toBe(404);
    await ended(host, `${run.id}/undo`, undefined, owner);
  });
});

test('gift cards of Shopify are known, and cannot come over: the file has no codes', async () => {
  const file = await uploaded(host, 'gift_cards.csv', shopifyCardsFile(), owner);
  const { body } = await host.call('POST', '/api/bulk-operation/recognise', { establishment_id: harbour, file_url: file }, owner);
  expect(body.data).toMatchObject({ system: 'shopify', kind: 'gift_cards', gift_cards: null, left_out: 'card_codes' });
  const refused = await host.call('POST', '/api/bulk-operation/bring', { establishment_id: harbour, files: [file] }, owner);
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(/only the last four characters of each gift card/)]);
});

/** Somebody of business one with these permissions alone, at the harbour. */
async function person(permissions: readonly string[]): Promise<string> {
  const { clientId, users } = host.seeded.one;
  const userId = users['nobody@demo.test'] ?? 0;
  await host.database.platform(async (tx) => {
    await sql`delete from public.users_roles where client_id = ${clientId} and parent_id = ${userId}`.execute(tx);
    const role = await insert(tx, model, 'roles', clientId, {
      name: permissions.join(),
      type: 'WEB',
      permissions: JSON.stringify(permissions),
    });
    await giveRole(tx, { clientId, userId, role, establishment: harbour });
  });
  return host.signIn('nobody@demo.test');
}
