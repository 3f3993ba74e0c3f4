import { documentTexts } from '#/i18n/documents.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { isValues, valuesIn } from '#/model/values/shapes.ts';
import { CURRENCY_KEY, changeInWords, inCurrency } from '#/server/capabilities/exports/reportColumns.ts';
import { shownText } from '#/server/capabilities/exports/sheetCell.ts';
import type { ReportAnswer } from '#/server/capabilities/reports/answerReport.ts';
import { PREVIOUS } from '#/server/capabilities/reports/comparisons.ts';
import { textOf } from '#model/language';

type Figure = readonly [label: string, value: string];
const MOST = 8;

/** A report in short: the figures of a statement, the totals of a table; how many rows there are where nothing is added up. */
export function keyFigures(report: ReportDefinition, { tables, columns, request }: ReportAnswer, language: string): Figure[] {
  const texts = documentTexts('exports', language);
  return tables.flatMap(({ list, totals, total, currency, context }): Figure[] => {
    const row = report.answer === 'figures' ? list[0] : totals;
    const prefix = tables.length > 1 ? `${currency} · ` : '';
    const names = report.answer === 'figures' ? deciding(report, [...columns.keys()]) : (report.totals ?? []);
    if (!row || !names.length) return [[`${prefix}${texts.rows}`, String(total)]];
    const before = isValues(row[PREVIOUS]) ? row[PREVIOUS] : undefined;
    const record = { ...row, [CURRENCY_KEY]: currency };
    return names
      .flatMap((name) => columns.get(name) ?? [])
      .slice(0, MOST)
      .map((field) => {
        const text = (value: unknown) => shownText(value, inCurrency(field), context, record);
        const figure = text(row[field.name]);
        if (!request.compared || !before) return [prefix + textOf(field, 'label', language), figure];
        const was = before[field.name];
        const change = changeInWords(row[field.name], was, field, { language, context, record });
        return [prefix + textOf(field, 'label', language), [figure, change, `${texts.before}: ${text(was)}`].filter(Boolean).join(' · ')];
      });
  });
}

/** Of a statement what it comes to stands first: who reads no further has read what decides. */
function deciding({ statement }: ReportDefinition, names: readonly string[]): readonly string[] {
  const lines = valuesIn(statement);
  const rank = (name: string) => (lines[name] === 'total' ? 0 : 1);
  return names.toSorted((one, other) => rank(one) - rank(other));
}
