import { dateFormat } from '#/resources/kinds/intl.ts';
import type { Period } from '#/resources/reference/periods.ts';
import { fieldModel } from '#/resources/schema/compile.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import type { ReportAnswer } from '#/server/reports/answerReport.ts';
import { contextOf } from '#/server/reports/answerReport.ts';
import { labelOf } from './columns.ts';
import { shownText } from './sheetCell.ts';
import { exportTexts } from './texts.ts';

/** What a report was asked, in words: period, hours, establishments, what it is compared with, and the report's own filters. */
export function reportFacts(report: ReportDefinition, { request, places, asOf }: ReportAnswer, language: string): string[] {
  const texts = exportTexts(language);
  const { dateFrom, dateTo, timeFrom, timeTo, compared, input, search, top } = request;
  const context = contextOf(places, language);
  const isWholeDay = timeFrom === '00:00' && timeTo === '24:00';
  const said: [label: string, value: string][] = [
    [texts.period, periodText({ from: dateFrom, to: dateTo }, language)],
    [texts.hours, isWholeDay ? texts.allHours : `${timeFrom} – ${timeTo}`],
    [texts.establishments, places.map(({ title }) => title).join(', ')],
  ];
  if (compared) said.push([texts.comparedWith, periodText(compared, language)]);
  for (const [name, definition] of Object.entries(report.input ?? {})) {
    const field = fieldModel(name, definition);
    const value = input[name];
    if (value !== null && value !== undefined) said.push([labelOf(field, language), shownText(value, field, context, {})]);
  }
  if (search) said.push([texts.search, search]);
  if (top !== undefined) said.push([texts.rows, String(top)]);
  said.push([texts.asOf, dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: context.timezone }).format(Date.parse(asOf))]);
  return said.map(([label, value]) => `${label}: ${value}`);
}

/** Days in words: "1 – 7 Nov 2026". */
export function periodText({ from, to }: Period, language: string): string {
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return from === to ? format.format(Date.parse(from)) : format.formatRange(Date.parse(from), Date.parse(to));
}
