import { isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { Period } from '#/model/reports/periods.ts';
import { soFarOf } from './fairComparison.ts';
import type { ReportEstablishment, ReportFigures, ReportRequest, ReportRow, ReportSource, ReportWork } from './report.ts';

/** What stands beside a row's own figures, under these names. */
export const PREVIOUS = 'previous';
export const BY_ESTABLISHMENT = 'by_establishment';

/** Figures of the same rows for other days or for one establishment. */
interface Beside {
  rows: ReadonlyMap<string, ReportRow>;
  totals: ReportRow | undefined;
}

/** A source's figures, and beside each row's those of the days compared with and of each establishment, where they are asked for. */
export interface BesideFigures extends ReportFigures {
  /** The totals that the source gave for them. */
  totalsBeside?: { previous?: ReportRow | undefined; establishments?: ReadonlyMap<number, ReportRow | undefined> };
}

/** The columns that hold figures, not what the row is about. */
export function measuresOf(report: Pick<ReportDefinition, 'key' | 'title' | 'answer'>, columns: ReadonlyMap<string, FieldModel>): string[] {
  const key = keyOf(report);
  return [...columns.values()].filter((field) => isNumeric(field) && !key.includes(field.name)).map(({ name }) => name);
}

/** Asks a source once for what is asked, and once more for each thing to stand beside it. */
export async function figuresBeside(
  source: ReportSource,
  work: ReportWork,
  request: ReportRequest,
  report: ReportDefinition,
  columns: ReadonlyMap<string, FieldModel>,
): Promise<BesideFigures> {
  const figures = await source(work, request);
  const { compared, sideBySide } = request;
  if (!compared && !sideBySide) return figures;
  const measures = measuresOf(report, columns);
  const key = keyOf(report);
  const of = (found: ReportFigures): Beside => ({
    rows: new Map(found.rows.map((row) => [identityOf(row, key), row])),
    totals: found.totals && pick(found.totals, measures),
  });
  const previous = compared && of(await source(work, comparedRequest(work, request, compared)));
  const establishments = new Map<number, Beside>();
  if (sideBySide)
    for (const establishment of work.establishments)
      establishments.set(establishment.id, of(await source(alone(work, establishment), { ...request, page: undefined })));
  const nothing = Object.fromEntries(measures.map((name) => [name, report.totals?.includes(name) ? 0 : null]));
  const valuesOf = (beside: Beside, identity: string): ReportRow => {
    const row = beside.rows.get(identity);
    return row ? pick(row, measures) : nothing;
  };
  const rows = withGone(figures.rows, previous, key, nothing).map((row) => {
    const identity = identityOf(row, key);
    return {
      ...row,
      ...(previous && { [PREVIOUS]: valuesOf(previous, identity) }),
      ...(sideBySide && {
        [BY_ESTABLISHMENT]: Object.fromEntries([...establishments].map(([id, beside]) => [id, valuesOf(beside, identity)])),
      }),
    };
  });
  return {
    ...figures,
    rows,
    totalsBeside: { previous: previous?.totals, establishments: new Map([...establishments].map(([id, { totals }]) => [id, totals])) },
  };
}

/** The same asked of the days compared with, every row of them, as far as those asked for have come. */
export function comparedRequest(work: Pick<ReportWork, 'establishments' | 'now'>, request: ReportRequest, compared: Period): ReportRequest {
  const soFar = soFarOf(work, { from: request.dateFrom, to: request.dateTo }, compared);
  return { ...request, dateFrom: compared.from, dateTo: compared.to, page: undefined, ...(soFar.length && { soFar }) };
}

const alone = (work: ReportWork, establishment: ReportEstablishment): ReportWork => ({ ...work, establishments: [establishment] });

function keyOf({ key, title, answer }: Pick<ReportDefinition, 'key' | 'title' | 'answer'>): readonly string[] {
  return answer === 'figures' ? [] : (key ?? [title]);
}

function identityOf(row: ReportRow, key: readonly string[]): string {
  return JSON.stringify(key.map((name) => row[name] ?? null));
}

/**
 * What was there in the days compared with and is not any more is a row of its own, with nothing: the column of the other days still adds
 * up.
 */
function withGone(rows: readonly ReportRow[], previous: Beside | undefined, key: readonly string[], nothing: ReportRow): ReportRow[] {
  const there = new Set(rows.map((row) => identityOf(row, key)));
  const gone = [...(previous?.rows ?? [])].filter(([identity]) => !there.has(identity));
  return [...rows, ...gone.map(([, row]) => ({ ...row, ...nothing }))];
}

function pick(row: ReportRow, names: readonly string[]): ReportRow {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
