import { say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import { ORDERS_RESOURCE } from '#/resources/reference/orders.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { type StandingOrder, standingOrders } from '#/server/domain/sales/broughtOrders.ts';
import type { OrderFigures, SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { orderOfSale } from '#/server/domain/sales/found/orderOfSale.ts';
import { toWhole } from '#/server/domain/sales/minorUnits.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { freshSales } from '#/server/domain/sales/statistics.ts';
import { storeOrders } from '#/server/domain/sales/storeOrders.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type FieldErrors, forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { numberIn, type PlannedPart } from '../bring/plannedPart.ts';
import { nameOf, withRows } from '../bring/readFile.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { RowOutcome, StoredOperation } from '../operation.ts';
import { addCounts, countsOf, keepSales, type OperationRun, recordRows } from '../operationRun.ts';
import { Pace, SALES_PACE } from '../pace.ts';
import { profiles } from '../systems/index.ts';
import type { Profile } from '../systems/profile.ts';
import { SalesReader } from '../systems/salesReader.ts';
import { systemTitles } from '../systems/titles.ts';
import { type SaleRows, salesIn } from './groups.ts';
import { indexOf } from './planSales.ts';
import { mayBringSales } from './salesRights.ts';
import { addSale, type SalesSums } from './salesSums.ts';

/** A run that brings past sales. `part`: its index in the plan. */
export interface BringingSales {
  host: BulkHost;
  run: OperationRun;
  job: JobRun;
  caller: Caller;
  operation: StoredOperation;
  part: PlannedPart;
  at: number;
  /** Rows of the parts before it. */
  before: number;
  /** Its orders that have come to their end before a restart. */
  passed: number;
  /** What all parts come to until now. */
  sums: SalesSums;
  /** Keys of a trial's orders, which stand nowhere. */
  tried: Set<string>;
}

/** An order of a file: which row it begins in, and what it is or why it is refused. */
type ReadOrder = { row: number } & ({ figures: OrderFigures; establishment: SellingEstablishment } | { errors: FieldErrors });

/** Brings the orders of a file, batch by batch: the file is read as it is needed, and never held whole. */
export async function bringSales(bringing: BringingSales): Promise<void> {
  const { host, caller, part, operation } = bringing;
  const profile = profiles.find((one) => nameOf(one) === part.profile);
  const { sheet, locations } = present(part.sales, 'locations of past sales');
  const sales = present(profile?.sales, 'profile of past sales');
  const establishments = await establishmentsOf(bringing, locations);
  const index = await indexOf(host, caller, { fileUrl: part.fileUrl, sheet }, sales);
  const total = [...index.locations].reduce((sum, [name, orders]) => sum + (establishments.has(name) ? orders : 0), 0);
  // What was planned is what is done: another file would have another address.
  if (total !== part.total) throw notFound(say('files.upload_again'));
  const pace = new Pace(SALES_PACE);
  const noteGrowth = freshSales((statement) => host.database.direct(statement));
  let done = bringing.before + bringing.passed;
  await withRows(host.sources, caller, { fileUrl: part.fileUrl, sheet }, async (rows) => {
    let passed = 0;
    let batch: ReadOrder[] = [];
    const store = async () => {
      const made = await storeBatch(bringing, batch, pace, present(profile, 'profile of past sales'));
      await noteGrowth(made);
      done += batch.length;
      batch = [];
      await bringing.job.progress((done / Math.max(1, operation.rows_total ?? 0)) * 99);
    };
    for await (const sale of salesIn(rows, sales, index, (location) => establishments.has(location))) {
      passed += 1;
      if (passed <= bringing.passed) continue;
      batch.push(
        readSale(sale, present(profile, 'profile of past sales'), present(establishments.get(sale.location), 'establishment of a sale')),
      );
      if (batch.length >= pace.rows) await store();
    }
    if (batch.length) await store();
  });
}

/** The establishments by what the file calls them. @throws ApiError 403 where the right is gone */
async function establishmentsOf({ host, run, caller }: BringingSales, locations: Readonly<Record<string, number>>) {
  const establishments = new Map<string, SellingEstablishment>();
  for (const [name, id] of Object.entries(locations)) {
    if (!mayBringSales(caller, id)) throw forbidden(say('bulk.sale_not_allowed'));
    const establishment = await host.database.tenant(run.clientId, (tx) => ownEstablishment(tx, run.clientId, id), { readonly: true });
    if (!establishment) throw notFound(say('access.no_such_establishment'));
    establishments.set(name, establishment);
  }
  return establishments;
}

function readSale({ rows, key }: SaleRows, { sales, reading, system }: Profile, establishment: SellingEstablishment): ReadOrder {
  const row = rows[0]?.number ?? 0;
  const reader = new SalesReader(establishment, reading, new Date().getUTCFullYear());
  const sale = present(sales, 'profile of past sales').saleOf(rows, reader);
  const number = say('bulk.sale_number', { number: sale.number || key });
  if (reader.problems.length) return { row, errors: { '': [number, ...distinct(reader.problems)] } };
  const order = orderOfSale(sale, system, establishment);
  return 'errors' in order ? { row, errors: named(order.errors, number) } : { row, figures: order.figures, establishment };
}

/** Which order it is, before what is wrong with it: its rows are many. */
const named = (errors: FieldErrors, number: FieldErrors[string][number]): FieldErrors => ({
  '': [number, ...distinct(Object.values(errors).flat())],
});
const distinct = (sentences: FieldErrors[string]) => [...new Map(sentences.map((one) => [JSON.stringify(one), one])).values()];

/** Stores a batch with the account of it; a trial keeps the account alone. Answers how many orders were made. */
async function storeBatch(bringing: BringingSales, batch: readonly ReadOrder[], pace: Pace, profile: Profile): Promise<number> {
  const { host, run, operation, tried, sums } = bringing;
  const stored = await host.database.tenant(
    run.clientId,
    async (tx) => {
      const outcomes: RowOutcome[] = [];
      const added = structuredClone(sums);
      await pace.measured(batch.length, async () => {
        const standing = await standingOrders(tx, run.clientId, batch.flatMap(uuidsOf));
        const fresh: (ReadOrder & { figures: OrderFigures; establishment: SellingEstablishment })[] = [];
        for (const one of batch) {
          if ('errors' in one) outcomes.push(rejected(bringing, one.row, one.errors));
          else if (tried.has(one.figures.input.uuid)) outcomes.push({ row: numberIn(bringing.at, one.row), outcome: 'unchanged' });
          else {
            const known = standing.get(one.figures.input.uuid);
            if (!known) fresh.push(one);
            else if (isSame(known, one)) outcomes.push({ row: numberIn(bringing.at, one.row), outcome: 'unchanged' });
            else outcomes.push(rejected(bringing, one.row, broughtBefore(known, one)));
          }
        }
        outcomes.push(
          ...(operation.dry_run ? fresh.map((one) => madeOf(bringing, one.row)) : await storeFresh(tx, bringing, fresh, profile)),
        );
        for (const { figures, establishment } of fresh) addSale(added, establishment.id, figures);
      });
      await recordRows(tx, run, outcomes);
      await keepSales(tx, run, added);
      await addCounts(tx, run, { ...countsOf(outcomes), rows_read: batch.length });
      return { outcomes, added };
    },
    { retryable: true },
  );
  Object.assign(sums, stored.added);
  if (operation.dry_run) for (const uuid of batch.flatMap(uuidsOf)) tried.add(uuid);
  return stored.outcomes.filter(({ outcome }) => outcome === 'created').length;
}

/** Stores new orders as a till's are stored, one establishment after the other. */
async function storeFresh(
  tx: Transaction,
  bringing: BringingSales,
  fresh: readonly { row: number; figures: OrderFigures; establishment: SellingEstablishment }[],
  { system }: Profile,
): Promise<RowOutcome[]> {
  const { host, caller } = bringing;
  const now = new Date().toISOString();
  const by = { userId: caller.isPlatform ? null : caller.userId || null, by: caller.name, broughtFrom: systemTitles[system] };
  const outcomes: RowOutcome[] = [];
  for (const establishment of new Map(fresh.map((one) => [one.establishment.id, one.establishment])).values()) {
    const own = fresh.filter((one) => one.establishment.id === establishment.id);
    const stored = await storeOrders(
      { tx, model: host.model, establishment, now, ...by },
      own.map(({ figures }) => figures),
    );
    outcomes.push(...own.map(({ row }, i) => madeOf(bringing, row, present(stored[i], 'order that was stored').id, now)));
  }
  return outcomes;
}

const madeOf = ({ at }: BringingSales, row: number, recordId = 0, updatedAt?: string): RowOutcome => ({
  ...{ row: numberIn(at, row), outcome: 'created', recordId, resource: ORDERS_RESOURCE },
  ...(updatedAt && { updatedAt }),
});

const rejected = ({ at }: BringingSales, row: number, errors: FieldErrors): RowOutcome => ({
  row: numberIn(at, row),
  outcome: 'rejected',
  cells: [],
  errors,
});

const uuidsOf = (one: ReadOrder): string[] => ('figures' in one ? [one.figures.input.uuid] : []);

/** Whether an order that is there is the file's: where, when, and what it comes to. */
function isSame(
  known: StandingOrder,
  { figures: { totals, paid }, establishment }: { figures: OrderFigures; establishment: SellingEstablishment },
): boolean {
  const minor = (amount: number) => toWhole(amount, establishment.decimals);
  const isThen = known.paidAt && paid ? Date.parse(known.paidAt) === Date.parse(paid.at) : known.paidAt === (paid?.at ?? null);
  const amounts = [minor(known.total) === totals.total, minor(known.tip) === totals.tip, minor(known.refunded) === totals.refunded];
  return known.establishmentId === establishment.id && isThen && amounts.every(Boolean);
}

function broughtBefore(
  known: StandingOrder,
  { figures: { input }, establishment }: { figures: OrderFigures; establishment: SellingEstablishment },
): FieldErrors {
  const isElsewhere = known.establishmentId !== establishment.id;
  return {
    '': [say('bulk.sale_number', { number: input.order_number }), say(isElsewhere ? 'bulk.sale_is_elsewhere' : 'bulk.sale_is_otherwise')],
  };
}
