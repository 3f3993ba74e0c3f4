import { documentTexts } from '#/i18n/documents.ts';
import { filled } from '#/i18n/translate.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { Period } from '#/model/reports/periods.ts';
import { dateFormat } from '#/model/values/intl.ts';
import type { ReportAnswer } from '#/server/capabilities/reports/answerReport.ts';
import { contextOf } from '#/server/capabilities/reports/answerReport.ts';
import { textOf } from '#model/language';
import { shownText } from './sheetCell.ts';

/** What a report was asked, in words: period, hours, establishments, what it is compared with, and the report's own filters. */
export function reportFacts(report: ReportDefinition, answer: ReportAnswer, language: string): string[] {
  const { request, establishments, compared, asOf } = answer;
  const texts = documentTexts('exports', language);
  const { dateFrom, dateTo, timeFrom, timeTo } = request;
  const isWholeDay = timeFrom === '00:00' && timeTo === '24:00';
  const asked: Said[] = [
    [texts.period, periodText({ from: dateFrom, to: dateTo }, language)],
    [texts.hours, isWholeDay ? texts.all_hours : `${timeFrom} – ${timeTo}`],
  ];
  const said: Said[] = [
    ...(report.period === false ? [] : asked),
    [texts.establishments, establishments.map(({ title }) => title).join(', ')],
  ];
  const days = compared && periodText(compared, language);
  if (days) said.push([texts.compared_with, compared.isSoFar ? filled(texts.compared_so_far, { days }) : days]);
  const { timezone } = contextOf(establishments, language);
  const made = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(Date.parse(asOf));
  return [...said.map(inWords), ...ownFacts(report, answer, language), inWords([texts.as_of, made])];
}

/** What a report was asked that the others of its page are not, in words: its own filters, its search, how many rows. */
export function ownFacts(
  report: ReportDefinition,
  { request: { input, search, top }, establishments }: ReportAnswer,
  language: string,
): string[] {
  const texts = documentTexts('exports', language);
  const context = contextOf(establishments, language);
  const said: Said[] = [];
  for (const [name, definition] of Object.entries(report.input ?? {})) {
    const field = fieldModel(name, definition);
    const value = input[name];
    if (value !== null && value !== undefined) said.push([textOf(field, 'label', language), shownText(value, field, context, {})]);
  }
  if (search) said.push([texts.search, search]);
  if (top !== undefined) said.push([texts.rows, String(top)]);
  return said.map(inWords);
}

type Said = [label: string, value: string];
const inWords = ([label, value]: Said) => `${label}: ${value}`;

/** Days in words: "1 – 7 Nov 2026". */
export function periodText({ from, to }: Period, language: string): string {
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return from === to ? format.format(Date.parse(from)) : format.formatRange(Date.parse(from), Date.parse(to));
}
