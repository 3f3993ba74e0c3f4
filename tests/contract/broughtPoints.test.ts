import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { ended, type Operation, uploaded } from '#/tests/support/bulk.ts';
import { setClock } from '#/tests/support/sales.ts';
import { odooCardsFile } from '#/tests/support/samples/systems/cardFiles.ts';
import { csvOf, headings } from '#/tests/support/samples/systems/systemFile.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await workingApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  [harbour = 0] = host.seeded.one.establishments;
});
afterAll(() => host.close());

const counts = ({ created, unchanged, failed, deleted }: Operation) => ({ created, unchanged, failed, deleted });
const messages = ({ errors }: Operation) => errors.map(({ message }: Operation) => message);
const LOYALTY = { Program: 'Loyalty Program', 'Program Type': 'Loyalty Card' };
const pointsFile = (rows: readonly Record<string, string>[]) => odooCardsFile(rows.map((row) => ({ ...LOYALTY, ...row })));

async function bring(files: readonly Buffer[], more: object = {}, token = owner) {
  const addresses = [];
  for (const bytes of files) addresses.push(await uploaded(host, 'cards.csv', bytes, token));
  return ended(host, 'bring', { establishment_id: harbour, files: addresses, ...more }, token);
}

async function done(path: string, body: object = {}) {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data;
}

/** All points that are owed today, as the report says it. */
async function owed(): Promise<number> {
  const day = new Date().toISOString().slice(0, 10);
  return (await done('/api/loyalty-liability', { establishment_ids: [harbour], date_from: day, date_to: day })).closing;
}

const members = async () =>
  (await done('/api/loyalty-member/list', { per_page: 100, sort_by: 'id', sort_order: 'asc' })).list.map((one: Operation) => ({
    card_number: one.card_number,
    total_points: one.total_points,
    customer_name: one.customer_name,
    mobile_number: one.mobile_number,
    last_transaction_date: one.last_transaction_date,
  }));

describe('points of Odoo', () => {
  const contacts = csvOf(headings('Name,Email,Phone,Street,City'), [
    { Name: 'Pia Points', Email: 'pia@example.com', Phone: '+44 20 7946 1111', City: 'London' },
  ]);
  const file = pointsFile([
    { Code: '0440-aaaa-1111', Points: '120.0', Partner: 'Pia Points', 'Partner/Email': 'PIA@example.com' },
    { Code: '0440-bbbb-2222', Points: '7.0', 'Partner/Phone': '+44 20 7946 2222' },
    { Code: '0440-cccc-3333', Points: '0.0' },
    { Code: 'GIFT-000001', Points: '10', Program: 'Gift Cards', 'Program Type': 'Gift Card' },
  ]);

  test('are tried, given to members behind the customers of another file, owed, brought again without a change, and taken back', async () => {
    const address = await uploaded(host, 'cards.csv', file, owner);
    const { body } = await host.call('POST', '/api/bulk-operation/recognise', { establishment_id: harbour, file_url: address }, owner);
    expect(body.data).toMatchObject({ kind: 'cards', gift_cards: { count: 1 }, points: { count: 2, allowed: true } });
    const [before, stood] = [await owed(), await members()];
    const trial = await bring([file, contacts], { dry_run: true });
    expect([messages(trial), trial.created, trial.balances]).toMatchObject([[], 4, { points: { members: 2, points: 127 } }]);
    expect([await owed(), await members()]).toEqual([before, stood]);
    const run = await bring([file, contacts]);
    expect([messages(run), run.created, run.balances]).toEqual([[], 4, trial.balances]);
    expect(await owed()).toBe(before + 127);
    expect((await members()).slice(stood.length)).toMatchObject([
      { card_number: '0440-aaaa-1111', total_points: 120, customer_name: 'Pia Points' },
      { card_number: '0440-bbbb-2222', total_points: 7, mobile_number: '+44 20 7946 2222' },
    ]);
    const moved = await done('/api/loyalty-transaction/list', { per_page: 1 });
    expect(moved.list[0]).toMatchObject({ kind: 'adjust', reason: 'Brought over from Odoo', order: null });
    const again = await bring([file, contacts]);
    expect([counts(again), again.balances]).toEqual([{ created: 0, unchanged: 4, failed: 0, deleted: 0 }, null]);
    expect(counts(await ended(host, `${run.id}/undo`, undefined, owner))).toMatchObject({ deleted: 4, failed: 0 });
    expect([await owed(), await members()]).toEqual([before, stood]);
  });

  test('go to the member that the guest is here already, found by telephone, beside what they have earned; a newer file enters the difference', async () => {
    const { id: customer } = await done('/api/customer', { first_name: 'Tel', last_name: 'Ephone', phone: '+44 (0)20 7946 3333' });
    const { id } = await done('/api/loyalty-member', { card_number: 'OWN-CARD-1', customer });
    await done(`/api/loyalty-member/${id}/adjust`, { points: 5, reason: 'Welcome' });
    const stood = await members();
    const guest = { Code: '0440-dddd-4444', 'Partner/Phone': '+44 (0) 20 79463333' };
    const run = await bring([pointsFile([{ ...guest, Points: '40' }])]);
    expect((await members()).at(-1)).toMatchObject({ card_number: 'OWN-CARD-1', total_points: 45 });
    const newer = await bring([pointsFile([{ ...guest, Points: '30' }])]);
    expect(newer.balances.points).toEqual({ members: 1, points: -10 });
    expect((await members()).at(-1)).toMatchObject({ total_points: 35 });
    // The first one is under the second: it stays until that is gone.
    const early = await ended(host, `${run.id}/undo`, undefined, owner);
    expect(messages(early)).toEqual(['Loyalty card •••• RD-1 has moved since the import: it stays as it is']);
    await ended(host, `${newer.id}/undo`, undefined, owner);
    await ended(host, `${run.id}/undo`, undefined, owner);
    expect(await members()).toEqual(stood);
  });

  test('are refused one by one with what to do, and come in once they are corrected', async () => {
    const trial = await bring(
      [
        pointsFile([
          { Code: 'ODD-1', Points: '-5' },
          { Code: 'ODD-2', Points: 'many' },
          { Code: 'ODD-3', Points: '1.5' },
          { Code: '', Points: '4' },
          { Code: 'ODD-5', Points: '6' },
          { Code: 'odd-5', Points: '7' },
        ]),
      ],
      { dry_run: true },
    );
    expect([trial.created, messages(trial)]).toEqual([
      1,
      [
        "'-5' is below zero: type what is left on it, 0 or more",
        "'many' is no number of points: correct it here, or in the other system and export again",
        "'1.5' has parts of a point, which there are none of here: type a whole number",
        'This guest has neither a card number nor a telephone number: type a card number for them',
        'Row 6 is this very record: keep one of the two',
      ],
    ]);
    const rows = { [trial.errors[2].row]: { total_points: '2' }, [trial.errors[3].row]: { card_number: 'ODD-4' } };
    const file = pointsFile([
      { Code: 'ODD-1', Points: '0' },
      { Code: 'ODD-2', Points: '0' },
      { Code: 'ODD-3', Points: '1.5' },
      { Code: '', Points: '4' },
    ]);
    const run = await bring([file], { corrections: { rows } });
    expect([messages(run), run.balances.points]).toEqual([[], { members: 2, points: 6 }]);
    await ended(host, `${run.id}/undo`, undefined, owner);
  });

  test('are brought by who may add members, adjust their points and see their cards; others bring the rest', async () => {
    const run = await bring([pointsFile([{ Code: 'RIGHT-001', Points: '20' }])]);
    const clerk = await person([
      'BulkOperationImport',
      'LoyaltyMembers',
      'LoyaltyCardImport',
      'CardNumberView',
      'Customers',
      'CustomerCreate',
    ]);
    const mine = await uploaded(host, 'cards.csv', file, clerk);
    const asked = { establishment_id: harbour, file_url: mine };
    expect((await host.call('POST', '/api/bulk-operation/recognise', asked, clerk)).body.data.points).toEqual({ count: 2, allowed: false });
    expect((await host.call('POST', '/api/bulk-operation/bring', { establishment_id: harbour, files: [mine] }, clerk)).status).toBe(403);
    expect((await host.call('POST', `/api/bulk-operation/${run.id}/undo`, {}, clerk)).status).toBe(403);
    const rest = await bring([file, contacts], { dry_run: true }, clerk);
    expect([rest.created, rest.balances]).toEqual([1, null]);
    await ended(host, `${run.id}/undo`, undefined, owner);
  });
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
