import { addDays } from '#/model/reports/periods.ts';
import { model } from '#/resources/index.ts';
import { type Answered, ReportAsking } from '#/tests/support/reportAsking.ts';
import type { Question } from '#/tests/support/reportQuestions.ts';
import type { Asking } from './play.ts';
import { type Asked, added, each, isWholeDays, type Reading, read, Statements } from './reading.ts';

/** Identities 1 to 8 of figures.md for one question; the ninth is `money.ts`. */

const SALES = [
  ...['daily-sales-graph', 'dashboard-hourly-sales', 'dashboard-weekly-sales', 'dashboard-monthly-sales'],
  ...['sales-by-hour', 'sales-by-server', 'sales-by-station', 'establishment-comparison'],
];
/** Tiles of the dashboard, each with the figure that it is. */
const TILES = {
  'dashboard-total-sales': 'total_sales',
  'dashboard-net-sales': 'net_sales',
  'dashboard-discount': 'discounts',
  'dashboard-transactions': 'transactions',
  'dashboard-tax': 'tax',
  'dashboard-average-order': 'average_order',
  'dashboard-tips': 'tips',
};
const BY = ['item', 'sub_category', 'category'];
/** What shows the rows that bring in most, each beside what shows all of them. */
const TOPS = { 'top-items': 'item', 'top-categories': 'category' };
const TOP = 100;
const VOIDS = ['voided-orders', 'void-servers', 'void-reasons', 'void-summary'];
const MONEY = ['payment-summary', 'drawer-payments', 'cash-summary', 'tax-summary', 'discount-summary', 'total-tip', 'employee-tips'];
/** Figures of a period that are those of its parts. */
const PARTS = [
  ...['gross_sales', 'discounts', 'refunds', 'net_sales', 'tax', 'service_charges', 'surcharges', 'tips'],
  ...['total_sales', 'total_collected', 'deposits', 'gift_cards', 'transactions'],
];

/** Every statement of the first eight identities that does not hold, each beginning with its number. `picks` choose which figures are opened. */
export async function disagreements(stage: Asking, question: Question, picks: readonly number[]): Promise<string[]> {
  const reading = await read(stage, askedOf(question));
  const statements = new Statements();
  netSales(reading, statements);
  collected(reading, statements);
  voids(reading, statements);
  labour(reading, question, statements);
  parts(reading, statements);
  await alone(stage, reading, question, picks, statements);
  await opened(stage, reading, question, picks, statements);
  return statements.found;
}

function askedOf(question: Question): Asked {
  const { date_from, date_to } = question;
  const half = Math.floor((Date.parse(date_to) - Date.parse(date_from)) / 86_400_000 / 2);
  const middle = addDays(date_from, half);
  const halves =
    middle < date_to
      ? { first: { ...question, date_to: middle }, second: { ...question, date_from: addDays(middle, 1) } }
      : { first: question, second: undefined };
  return {
    ...each(['sales-summary', ...SALES, ...Object.keys(TILES), 'category-summary', 'dining-option-summary', 'refunds'], question),
    ...each(['menu-engineering', 'top-modifiers', 'time-entry-hours', ...VOIDS, ...MONEY], question),
    ...each(Object.keys(TOPS), { ...question, top: TOP }),
    ...Object.fromEntries(
      BY.map((group_by) => [`product-mix by ${group_by}`, { report: 'product-mix', question: { ...question, group_by } }]),
    ),
    'quantity-sold': { report: 'quantity-sold', question },
    'first half': { report: 'sales-summary', question: halves.first },
    ...(halves.second && { 'second half': { report: 'sales-summary', question: halves.second } }),
  };
}

const of = (reading: Reading, name: string) => {
  const answer = reading[name];
  if (!answer) throw new Error(`'${name}' was not asked`);
  return answer;
};

/** What the so many highest rows of a report come to. */
const highest = ({ list }: Reading[string], column: string, many: number) =>
  list
    .map((row) => Number(row[column]))
    .sort((one, other) => other - one)
    .slice(0, many)
    .reduce((sum, amount) => sum + amount, 0);

function netSales(reading: Reading, says: Statements): void {
  const summary = of(reading, 'sales-summary');
  for (const name of ['category-summary', 'dining-option-summary'])
    for (const amount of [of(reading, name).totals.amount, added(of(reading, name), 'amount')])
      says.same(amount, summary.net_sales, `1. net sales of ${name}`);
  for (const group of BY) {
    const mix = of(reading, `product-mix by ${group}`);
    for (const amount of [mix.totals.net_amount, added(mix, 'net_amount')])
      says.same(amount, summary.net_sales, `1. product mix by ${group}`);
    says.same(mix.totals.gross_amount, summary.gross_sales, `2. gross of the product mix by ${group}`);
    says.same(mix.totals.discount_amount, summary.discounts, `2. discounts of the product mix by ${group}`);
    says.same(mix.totals.refund_amount, summary.refunds, `2. refunds of the product mix by ${group}`);
  }
  for (const name of SALES)
    for (const column of ['net_sales', 'transactions'])
      says.same(added(of(reading, name), column), summary[column], `1. ${column} of ${name}`);
  says.same(of(reading, 'menu-engineering').totals.net_amount, summary.net_sales, '1. net sales of menu-engineering');
  for (const [name, group] of Object.entries(TOPS))
    for (const amount of [of(reading, name).totals.net_amount, added(of(reading, name), 'net_amount')])
      says.same(amount, highest(of(reading, `product-mix by ${group}`), 'net_amount', TOP), `1. net sales of ${name}`);
  for (const [tile, column] of Object.entries(TILES)) {
    const { value, trend } = of(reading, tile);
    says.same(value, summary[column], `1. the tile ${tile}`);
    if (column !== 'average_order' && Array.isArray(trend))
      says.same(
        trend.reduce((sum: number, step: { value: number }) => sum + step.value, 0),
        value,
        `9. the chart of the tile ${tile}`,
      );
  }
  const made = Number(summary.gross_sales) - Number(summary.discounts) - Number(summary.refunds);
  says.same(made, summary.net_sales, '2. gross − discounts − refunds');
  says.same(of(reading, 'refunds').totals.refund_net, summary.refunds, '2. refunds, one by one');
  says.same(of(reading, 'quantity-sold').totals.item_qty, of(reading, 'product-mix by item').totals.item_qty, '2. quantities');
}

function collected(reading: Reading, says: Statements): void {
  const summary = of(reading, 'sales-summary');
  const payments = of(reading, 'payment-summary');
  for (const total of [payments.totals.total, added(payments, 'total')]) says.same(total, summary.total_collected, '3. payments by method');
  const parts = ['net_sales', 'tax', 'service_charges', 'surcharges', 'tips'].reduce((sum, name) => sum + Number(summary[name]), 0);
  says.same(parts, summary.total_collected, '3. what was collected, by its parts');
  const moved = of(reading, 'drawer-payments');
  const cash = of(reading, 'cash-summary');
  const all = Number(summary.total_collected) + Number(summary.deposits) + Number(summary.gift_cards);
  says.same(moved.totals.amount, all, '3. collected, deposits and gift cards sold are the money that moved');
  says.same(moved.list.find(({ method }) => method === 'cash')?.amount, cash.net_cash, '3. cash');
  says.same(Number(cash.cash_sales) + Number(cash.tips) - Number(cash.refunds), cash.net_cash, '3. cash in and out');
  const taxes = of(reading, 'tax-summary');
  for (const tax of [taxes.total, taxes.totals.amount, added(taxes, 'amount')]) says.same(tax, summary.tax, '4. taxes');
  for (const { name, taxable, exempt } of taxes.list)
    says.same(Number(taxable) + Number(exempt), Number(summary.net_sales) + Number(summary.service_charges), `4. sales under ${name}`);
  const discounts = of(reading, 'discount-summary');
  for (const one of [discounts.total, added(discounts, 'amount')]) says.same(one, summary.discounts, '4. discounts');
  const tips = of(reading, 'employee-tips');
  const { total_tip } = of(reading, 'total-tip');
  for (const tip of [summary.tips, payments.totals.tips, tips.totals.tip, added(tips, 'tip'), added(payments, 'tips')])
    says.same(tip, total_tip, '5. tips');
}

function voids(reading: Reading, says: Statements): void {
  const [items, servers, reasons, all] = VOIDS.map((name) => of(reading, name)) as [Answered, Answered, Answered, Answered];
  for (const one of [servers.totals.total_void_amount, reasons.totals.total_void_amount, all.total_void_amount])
    says.same(one, items.totals.amount, '6. voided amount');
  for (const one of [servers.totals.void_item_count, reasons.totals.void_item_count, all.void_item_count])
    says.same(one, items.totals.item_quantity, '6. voided items');
  const mix = of(reading, 'product-mix by item');
  for (const [column, total] of [
    ['net_percentage_all', mix.totals.net_amount],
    ['quantity_percentage_all', mix.totals.item_qty],
  ] as const) {
    const off = Math.abs(added(mix, column) - 100);
    if (Number(total) !== 0) says.holds(off < 0.01 * mix.list.length + 0.01, `6. ${column} comes to ${added(mix, column)}`);
  }
}

/** Hours and wages stand beside sales only where whole days are asked for. */
function labour(reading: Reading, question: Question, says: Statements): void {
  if (!isWholeDays(question)) return;
  const summary = of(reading, 'sales-summary');
  const hours = of(reading, 'time-entry-hours');
  const days = of(reading, 'daily-sales-graph');
  for (const [name, column] of [
    ['labour', 'wages'],
    ['labour_hours', 'total_hours'],
    ['unpaid_hours', 'unpaid_hours'],
  ] as const)
    for (const other of [days.totals[name], added(days, name), hours.totals[column]]) says.same(other, summary[name], `9. ${name}`);
  const tips = of(reading, 'employee-tips');
  for (const pooled of [tips.totals.tip_after_pooling, added(tips, 'tip_after_pooling')])
    says.same(pooled, tips.totals.tip, '9. pooled tips');
}

function parts(reading: Reading, says: Statements): void {
  const second = reading['second half'];
  for (const name of PARTS) {
    const sum = Number(of(reading, 'first half')[name] ?? 0) + Number(second?.[name] ?? 0);
    says.same(sum, of(reading, 'sales-summary')[name], `7. ${name} of two parts of the period`);
  }
}

/** A report that is asked alone answers what it answered among others. */
async function alone(stage: Asking, reading: Reading, question: Question, picks: readonly number[], says: Statements): Promise<void> {
  const names = ['sales-summary', 'payment-summary', 'sales-by-hour', 'tax-summary', 'category-summary'];
  const name = picked(names, picks[0]);
  const { as_of: _alone, ...one } = await new ReportAsking(stage.host, model, stage.owner).data(name, question);
  const { as_of: _together, ...other } = of(reading, name);
  says.holds(JSON.stringify(one) === JSON.stringify(other), `9. ${name} alone is not what it is in one reading`);
}

/** Of some reports, chosen anew each time, a figure and the orders behind it. */
async function opened(stage: Asking, reading: Reading, question: Question, picks: readonly number[], says: Statements): Promise<void> {
  const reports = new ReportAsking(stage.host, model, stage.owner);
  const drillable = reports.drillable.filter(({ name }) => reading[name]);
  for (const pick of picks) {
    const report = picked(drillable, pick);
    const answer = of(reading, report.name);
    const column = picked(report.drill ?? [], pick >> 4);
    const row = report.answer === 'figures' ? undefined : answer.list[pick % (answer.list.length || 1)];
    if (report.answer !== 'figures' && !row) continue;
    const key = row && Object.fromEntries((report.key ?? [report.title]).map((name) => [name, row[name] ?? null]));
    const { sum, added: listed } = await reports.drillDown(report.name, { ...question, ...(report.top && { top: 100 }) }, column, key);
    const where = `8. ${report.name}.${column}${key ? ` of ${JSON.stringify(key)}` : ''}`;
    // Of an item that was voided its order is opened, with all that was voided of it.
    if (!(report.name === 'voided-orders' && row)) says.same(sum, row ? row[column] : answer[column], where);
    says.same(listed, sum, `${where}, listed`);
  }
}

function picked<T>(from: readonly T[], pick = 0): T {
  const one = from[pick % from.length];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
}
