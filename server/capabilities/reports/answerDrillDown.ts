import { labelled } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { decimal, toNumber } from '#/model/values/decimal.ts';
import { isValues, textIn } from '#/model/values/shapes.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { byName, problem } from '#model/language';
import { byCurrency, contextOf, type ReportQuestion, validateQuestion } from './answerReport.ts';
import { type DrillDown, type OrderBehind, readDrillDown, unitOf } from './drillDown.ts';
import { periodOf, rowScopeOf } from './report.ts';

type Values = Readonly<Record<string, unknown>>;

/** A page of the orders behind one figure of a report: each with what it contributes, and what all contribute, which is the figure. */
export interface DrillDownAnswer {
  currency: string;
  list: OrderBehind[];
  totals: { amount: number };
  pagination_options: { page: number; per_page: number; total: number; last_page: number };
}

const PER_PAGE = 25;
const MAX_ROWS = 500;

/**
 * The orders behind a figure. The body is the report's own question with `column`, and `row`: the figure's row, of which the columns are
 * read that tell it from others; without it the figure is that of the totals.
 * @throws ApiError 403, 404, 422
 */
export async function answerDrillDown(
  { database, model, report, caller, body, language }: Omit<ReportQuestion, 'source' | 'allRows'>,
  drillDown: DrillDown,
): Promise<DrillDownAnswer> {
  const { column, row, currency, sort_by, sort_order, page, per_page, ...question } = body;
  const { rowScope, columns, request } = await validateQuestion({ database, model, report, caller, body: question, language });
  const asked = readAsked({ column, row, currency, sort_by, sort_order, page, per_page }, report);
  if (!columns.has(asked.column)) throw invalid({ column: [problem('not_an_option', { options: (report.drill ?? []).join(', ') })] });
  const groups = byCurrency(rowScope.establishments);
  const establishments = asked.currency === undefined && groups.size === 1 ? rowScope.establishments : groups.get(asked.currency ?? '');
  if (!establishments) throw invalid({ currency: [problem('not_an_option', { options: [...groups.keys()].join(', ') })] });
  const { currency: theirs = '' } = establishments[0] ?? {};
  const context = contextOf(establishments, language);
  const found = await database.tenant(
    rowScope.clientId,
    async (tx) => {
      const work = { tx, clientId: rowScope.clientId, establishments };
      return readDrillDown(tx, rowScopeOf(work), periodOf(request), drillDown, {
        ...asked,
        where: asked.row ? (drillDown.where?.(asked.row, request, establishments) ?? {}) : {},
        products: await drillDown.products?.(work, request, asked.row),
      });
    },
    { readonly: true, retryable: true, replica: true },
  );
  const definition = report.columns[asked.column];
  const unit = unitOf(definition && fieldModel(asked.column, definition), context.currencyDecimals(theirs));
  const amount = (whole: number) => toNumber(decimal(whole / unit));
  const money = (whole: number) => toNumber(decimal(whole / 10 ** context.currencyDecimals(theirs)));
  return {
    currency: theirs,
    list: found.rows.map((order) => ({
      ...order,
      amount: amount(order.amount),
      given_back_later: money(order.given_back_later),
    })),
    totals: { amount: amount(found.sum) },
    pagination_options: {
      page: asked.page.number,
      per_page: asked.page.size,
      total: found.total,
      last_page: Math.max(1, Math.ceil(found.total / asked.page.size)),
    },
  };
}

type Asked = Parameters<typeof readDrillDown>[4] & { row: Values | undefined; currency: string | undefined };

function readAsked(body: Values, report: ReportDefinition): Omit<Asked, 'where' | 'products'> {
  const errors: FieldErrors = byName();
  const { column, row, currency, sort_by: field = 'at', sort_order: order = 'desc', page = 1, per_page: size = PER_PAGE } = body;
  const oneOf = (name: string, value: unknown, options: readonly string[]) => {
    if (!options.some((one) => one === value)) errors[name] = [problem('not_an_option', { options: options.join(', ') })];
  };
  const whole = (name: string, value: unknown, most: number) => {
    if (!Number.isInteger(value) || Number(value) < 1) errors[name] = [problem('wrong_type_whole')];
    else if (Number(value) > most) errors[name] = [problem('too_large', { max: most })];
  };
  oneOf('column', column, report.drill ?? []);
  oneOf('sort_by', field, ['at', 'amount']);
  oneOf('sort_order', order, ['asc', 'desc']);
  whole('page', page, 100_000);
  whole('per_page', size, MAX_ROWS);
  if (row !== undefined && row !== null && (typeof row !== 'object' || Array.isArray(row))) errors.row = [problem('wrong_type_record')];
  else {
    const wrong = Object.entries(row ?? {}).filter(
      ([name, value]) => !(name in report.columns) || (value !== null && typeof value === 'object'),
    );
    for (const [name] of wrong) errors[`row.${name}`] = [say('unknown_key', { name, resource: labelled(report) })];
  }
  if (currency !== undefined && typeof currency !== 'string') errors.currency = [problem('wrong_type_text')];
  if (Object.keys(errors).length) throw invalid(errors);
  return {
    column: String(column),
    row: isValues(row) ? row : undefined,
    currency: textIn(currency) ?? undefined,
    sort: { field: field === 'amount' ? 'amount' : 'at', order: order === 'asc' ? 'asc' : 'desc' },
    page: { number: Number(page), size: Number(size) },
  };
}
