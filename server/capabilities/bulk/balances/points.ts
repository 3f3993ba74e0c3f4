import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { localText } from '#/model/values/instants.ts';
import members from '#/resources/guests/loyaltyMembers.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { broughtReason } from '#/server/domain/guests/broughtBalance.ts';
import { broughtFor, takeFromMember } from '#/server/domain/guests/broughtPoints.ts';
import { addMemberEntries } from '#/server/domain/guests/memberMovement.ts';
import { createOther } from '#/server/records/write/otherRecord.ts';
import { readNumber } from '../notation/numbers.ts';
import { mayBulk } from '../rights.ts';
import type { MadeRow } from '../systems/profile.ts';
import type { BalanceKind, BalanceWork, Entered } from './balance.ts';
import { refused } from './refused.ts';

/** More points than an adjustment by hand may give: such a number is a code in the wrong column. */
const MOST = 1_000_000;

/** Points of guests: an adjustment with its reason for the member, who is made where there is none. */
export const points: BalanceKind = {
  resource: 'loyalty-members',
  headers: ['card_number', 'total_points', 'mobile_number'],
  may: ({ model }, caller, establishmentId) =>
    mayBulk(caller, resourceOf(model, 'loyalty-members'), 'import', establishmentId) &&
    ['LoyaltyCardImport', 'LoyaltyMemberEdit', 'CardNumberView'].every((name) => canUse(caller, name, establishmentId)),
  rows: ({ known: { profile, file } }) =>
    (profile.points?.(file) ?? []).map(({ number, card, points: held, email, phone }) => ({
      number,
      cells: { card_number: card, total_points: held, mobile_number: phone, email },
    })),
  enter,
  takeBack: takeFromMember,
  hasMoved: (card) => say('bulk.member_moved_since', { card }),
};

async function enter(work: BalanceWork, cells: MadeRow['cells']): Promise<Entered> {
  const { email = '', mobile_number: phone = '' } = cells;
  const card = (cells.card_number ?? '').replace(/\s/g, '');
  const held = pointsOf(work, cells.total_points ?? '');
  const customer = await customerOf(work, email, phone);
  const member = (await memberOf(work, card, customer)) ?? (await madeMember(work, card, phone, customer));
  // Of a trial each batch is taken back, so that a member who was made has another id in the next one.
  const keys = [`member ${member.id}`, `card ${numberOf(card, phone).toLowerCase()}`];
  const before = keys.map((key) => work.seen.get(key)).find((row) => row !== undefined);
  if (before !== undefined) throw refused('card_number', say('bulk.row_is_there', { row: before }));
  for (const key of keys) work.seen.set(key, work.row);
  const more = held - (await broughtFor(work.tx, work.clientId, member.id));
  if (more === 0) return 'same';
  if (member.points + more < 0) throw refused('total_points', say('orders.member_has_less_points', { count: member.points }));
  const { tx, clientId, caller, now } = work;
  const of = { order_id: null, order_number: null, program: null, rate: null };
  const [recordId = 0] = await addMemberEntries({ tx, clientId, userId: caller.userId || null, name: caller.name, now }, member.id, [
    { ...of, kind: 'adjust', at: now, points: more, visits: 0, employee: caller.name, reason: broughtReason(work.system) },
  ]);
  return { recordId, adds: { points: { members: 1, points: more } } };
}

function pointsOf({ reading }: BalanceWork, written: string): number {
  const read = readNumber(written, reading.decimals ?? '.');
  const held = read && 'plain' in read ? Number(read.plain) : Number.NaN;
  if (!Number.isFinite(held) || Math.abs(held) > MOST) throw refused('total_points', say('bulk.points_no_number', { typed: written }));
  if (held < 0) throw refused('total_points', say('bulk.balance_below_zero', { typed: written }));
  if (!Number.isInteger(held)) throw refused('total_points', say('bulk.points_whole', { typed: written }));
  return held;
}

/** The one customer with this email address, else with this number; several with one number are nobody. */
async function customerOf({ tx, clientId }: BalanceWork, email: string, phone: string): Promise<number | undefined> {
  const digits = phone.replace(/\D/g, '');
  const { rows } = await sql<{ id: number; isByEmail: boolean }>`
    select id, coalesce(lower(email) = lower(${email}), false) as "isByEmail" from tenant.customers
    where client_id = ${clientId} and (lower(email) = lower(nullif(${email}, ''))
      or (length(${digits}) >= 7 and regexp_replace(phone, '\\D', '', 'g') = ${digits}))
    order by 2 desc, id limit 3`.execute(tx);
  const [first, second] = rows;
  return first?.isByEmail || !second ? first?.id : undefined;
}

interface Member {
  id: number;
  points: number;
}

/** The member with this card, else the one that the customer is: whoever was merged into another stands for that one. */
async function memberOf({ tx, clientId }: BalanceWork, card: string, customer: number | undefined): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    with named as (
      select coalesce(merged_into, id) as id, 1 as rank from tenant.loyalty_members
      where client_id = ${clientId} and lower(card_number) = lower(nullif(${card}, ''))
      union all
      select id, 2 from tenant.loyalty_members
      where client_id = ${clientId} and customer = ${customer ?? null}::bigint and merged_into is null)
    select m.id, coalesce(m.total_points, 0)::integer as points from named n
      join tenant.loyalty_members m on m.client_id = ${clientId} and m.id = n.id
    order by n.rank, m.id limit 1`.execute(tx);
  return rows[0];
}

/** A guest without a card is known by their telephone number. */
const numberOf = (card: string, phone: string) => card || phone.replace(/\D/g, '');

async function madeMember(work: BalanceWork, card: string, phone: string, customer: number | undefined): Promise<Member> {
  const number = numberOf(card, phone);
  if (!number) throw refused('card_number', say('bulk.member_unknown'));
  const id = await createOther({ ...work, establishmentId: null }, members, {
    ...{ card_number: number, mobile_number: phone || null, customer: customer ?? null },
    activation_date: localText(work.now, work.context.timezone).slice(0, 10),
  });
  // What was bought with the card before anybody knew it has earned by now.
  return (await memberOf(work, number, customer)) ?? { id, points: 0 };
}
