import type { SalesPeriod, SalesScope } from '#/server/domain/sales/period.ts';
import { type ProductRow, readProductFacts } from '#/server/domain/sales/readProducts.ts';
import { type HourRow, readHourlySales, readSalesFacts, type SalesRow } from '#/server/domain/sales/readSales.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { oncePerReading } from './oncePerReading.ts';
import { periodOf, type ReportWork, rowScopeOf } from './report.ts';

type Work = Pick<ReportWork, 'tx' | 'clientId' | 'establishments'>;
type Days = Parameters<typeof periodOf>[0];

/** Whole orders as `readSalesFacts` has them: what the figures of one page have in common, nine tiles of the same days, is read once. */
export const salesFactsOf = shared<SalesRow>(readSalesFacts);

/** The same by hour of the clock. */
export const hourlySalesOf = shared<HourRow>(readHourlySales);

/** What was sold, as `readProductFacts` has it, for tops, mixes and costs of the same days. */
export const productFactsOf = shared<ProductRow>(readProductFacts);

function shared<R>(read: (tx: Transaction, rowScope: SalesScope, period: SalesPeriod) => Promise<readonly R[]>) {
  const once = oncePerReading(({ tx }: Pick<ReportWork, 'tx'>, rowScope: SalesScope, period: SalesPeriod) => read(tx, rowScope, period));
  return (work: Work, days: Days) => once(work, rowScopeOf(work), periodOf(days));
}
