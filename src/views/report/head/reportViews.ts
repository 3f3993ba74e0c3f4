import type { SavedView, ViewInput } from '#/dataProvider/savedViews.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { REPORT_VIEWS, readQuestion } from '#/model/reports/reportQuestion.ts';
import type { Columns } from '#/src/views/list/useColumns.ts';
import type { NamedView } from '#/src/views/list/views/namedView.ts';
import { withoutFigure } from '../tables/ordersAddress.ts';

/** A report under a name. */
export interface ReportView extends NamedView {
  /** The parts of its address. */
  parts: URLSearchParams;
}

const ELSEWHERE = ['sort', 'order', 'columns', 'q'];
const isPage = (name: string) => /(?:^|\.)(?:page|per_page)$/.test(name);
const NO_CLOCK = { timezone: 'UTC', startsAt: '00:00' };

/** The name under which the host keeps the views of a report. */
export function viewsName({ name }: Pick<ReportDefinition, 'name'>): string {
  return REPORT_VIEWS + name;
}

/**
 * The address that opens a report as it stands for everybody: with columns arranged otherwise, and with its period said even where it is
 * the usual one.
 */
export function contentParts(
  report: ReportDefinition,
  parts: URLSearchParams,
  columns: Pick<Columns, 'shown' | 'isDefault'>,
): URLSearchParams {
  const next = withoutFigure(parts);
  next.delete('view');
  const { preset } = readQuestion(report, (name) => next.get(name), NO_CLOCK);
  if (preset !== 'custom') next.set('period', preset);
  if (!columns.isDefault) next.set('columns', columns.shown.map(({ name }) => name).join(','));
  return next;
}

/** What is sent to save a report as it stands. */
export function contentOf(report: ReportDefinition, parts: URLSearchParams, columns: Pick<Columns, 'shown' | 'isDefault'>): ViewInput {
  const all = contentParts(report, parts, columns);
  return {
    filters: Object.fromEntries([...all].filter(([name]) => !ELSEWHERE.includes(name) && !isPage(name))),
    search: all.get('q') ?? '',
    sort_by: all.get('sort'),
    sort_order: all.has('sort') ? (all.get('order') === 'asc' ? 'asc' : 'desc') : null,
    columns: all.get('columns')?.split(',') ?? null,
  };
}

/** A saved view as an address. */
export function reportView(saved: SavedView): ReportView {
  const { filters, search, sort_by, sort_order, columns } = saved;
  const parts = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  if (search) parts.set('q', search);
  if (sort_by) parts.set('sort', sort_by);
  if (sort_by && sort_order) parts.set('order', sort_order);
  if (columns) parts.set('columns', columns.join(','));
  return { key: String(saved.id), label: saved.name, parts, saved };
}

/** The address of a view; undefined: of the report without one. */
export function addressOf(view: ReportView | undefined): string {
  if (!view) return '';
  const parts = new URLSearchParams(view.parts);
  parts.set('view', view.key);
  return `?${parts}`;
}
