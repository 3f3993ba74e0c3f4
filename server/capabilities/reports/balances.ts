import { AGES, type Age } from '#/server/domain/liability/ages.ts';
import { type CardBalance, readCardBalances } from '#/server/domain/liability/cardBalances.ts';
import { type MemberBalance, type PointsWorth, readMemberBalances } from '#/server/domain/liability/memberBalances.ts';
import type { BalancesAsked } from '#/server/domain/liability/movementDays.ts';
import type { ReportRequest, ReportWork } from './report.ts';

type Days = Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'soFar'>;

const askedOf = ({ clientId, currency }: ReportWork, { dateFrom, dateTo, soFar }: Days): BalancesAsked => ({
  clientId,
  currency,
  from: dateFrom,
  to: dateTo,
  soFar,
});

/** The gift cards of a report's currency over its days. */
export function cardBalances(work: ReportWork, days: Days): Promise<CardBalance[]> {
  return readCardBalances(work.tx, { ...askedOf(work, days), decimals: work.context.currencyDecimals(work.currency) });
}

/** The members of a report's business over its days. */
export function memberBalances(work: ReportWork, days: Days): Promise<MemberBalance[]> {
  return readMemberBalances(work.tx, askedOf(work, days));
}

/** Those of an age; all where none is asked for. */
export function ofAge<R extends { age: Age; closing: number }>(rows: readonly R[], asked: unknown): R[] {
  const age = AGES.find((one) => one === asked);
  return age ? rows.filter((row) => row.age === age && row.closing !== 0) : [...rows];
}

/**
 * What points come to as a reward, in minor units: member by member, so that any parts of them add up to the whole. Whoever is below zero
 * has nothing to spend.
 */
export function pointsInMoney(
  { context, currency }: Pick<ReportWork, 'context' | 'currency'>,
  { value, points }: PointsWorth,
  members: readonly Pick<MemberBalance, 'closing'>[],
): number {
  const minor = Math.round(value * 10 ** context.currencyDecimals(currency));
  return members.reduce((sum, { closing }) => sum + Math.round((Math.max(closing, 0) * minor) / points), 0);
}
