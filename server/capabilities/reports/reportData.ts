import type { ReportDefinition } from '#/model/language/reports.ts';
import type { ReportAnswer } from './answerReport.ts';

/**
 * What a report's call answers in `data`: one table as it is; several, each under its currency, as amounts are never added across
 * currencies.
 */
export function dataOf({ answer = 'table' }: ReportDefinition, { tables, page, compared, asOf }: ReportAnswer): Record<string, unknown> {
  const parts = tables.map(({ currency, list, totals, total, beside }) =>
    answer === 'figures'
      ? { currency, ...list[0], ...beside }
      : {
          currency,
          list,
          ...(totals && { totals }),
          pagination_options: { page: page.number, per_page: page.size, total, last_page: Math.max(1, Math.ceil(total / page.size)) },
          ...beside,
        },
  );
  const beside = {
    ...(compared && { compared: { date_from: compared.from, date_to: compared.to, so_far: compared.isSoFar } }),
    as_of: asOf,
  };
  return parts.length === 1 ? { ...parts[0], ...beside } : { currencies: parts, ...beside };
}
