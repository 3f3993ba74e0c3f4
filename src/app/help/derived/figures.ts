import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { ReportModel } from '#/model/language/model.ts';
import { canRead, type Reader } from '#/src/app/help/reader.ts';
import { DASHBOARD_TILES } from '#/src/screens/dashboard/tiles.ts';
import { textOf } from '#model/language';
import { type Line, sentence } from './fieldLines.ts';

/** What the figures of a report mean, of the columns that the reader may see. */
export function figureLines(report: ReportModel, reader: Reader): Line[] {
  const { locale } = reader;
  return Object.entries(report.columns).flatMap(([name, column]) => {
    const field = fieldModel(name, column);
    const meaning = report.meanings[name];
    const texts = [meaning && textOf(meaning, 'help', locale), textOf(field, 'help', locale)].filter((one) => typeof one === 'string');
    if (!canRead(reader, field) || texts.length === 0) return [];
    return [{ name: textOf(field, 'label', locale), text: texts.map(sentence).join(' ') }];
  });
}

/** What the tiles of the dashboard show, of those that the reader has. */
export function tileLines(reader: Reader): Line[] {
  return DASHBOARD_TILES.flatMap((name) => {
    const report = reader.model.reports[name];
    const meaning = report?.meanings.value;
    if (!report || !meaning || !reader.holds(report.permission)) return [];
    return [{ name: textOf(report, 'label', reader.locale), text: sentence(textOf(meaning, 'help', reader.locale)) }];
  });
}
