import { sql } from 'kysely';
import { labelled } from '#/i18n/blanks.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { Model } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { periodProblem } from '#/model/reports/periods.ts';
import { ownParts, REPORT_VIEWS, SHARED_PARTS } from '#/model/reports/reportQuestion.ts';
import { textsIn, valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { byName, problem } from '#model/language';
import type { StoredView } from './storedView.ts';
import { isOpen, type ReadableContent, type Viewed } from './viewed.ts';

type Values = Readonly<Record<string, unknown>>;

/** Parts that stand in fields of their own, or are no part of a view: which page is shown. */
const ELSEWHERE = ['sort', 'order', 'columns', 'q', 'page', 'per_page'];

/** A report, as what views are kept of: its question with presets as presets, in the words of its address. */
export function viewedReport({ reports }: Pick<Model, 'reports'>, report: ReportDefinition): Viewed {
  return {
    name: REPORT_VIEWS + report.name,
    hasView: () => false,
    validate: (tx, caller, body) => validate(tx, caller, report, partsOf(reports, report), body),
    readable: (view, caller) => readable(view, report, partsOf(reports, report), caller),
  };
}

type Parts = Readonly<Record<string, (value: string) => boolean>>;

/** What a view can say of a report and of the sections on its page. */
function partsOf(reports: Model['reports'], report: ReportDefinition): Parts {
  const own = Object.entries(ownParts(report)).filter(([name]) => !ELSEWHERE.includes(name));
  const sections = (report.sections ?? [])
    .flatMap((name) => reports[name] ?? [])
    .flatMap((section) => Object.entries(ownParts(section, `${section.name}.`)));
  return { ...SHARED_PARTS, ...Object.fromEntries([...own, ...sections]) };
}

async function validate(tx: Transaction, caller: Caller, report: ReportDefinition, parts: Parts, body: Values): Promise<void> {
  const errors: FieldErrors = byName();
  const refuse = (key: string, why: Sentence) => {
    errors[key] = [...(errors[key] ?? []), why];
  };
  for (const [name, value] of Object.entries(valuesIn(body.filters))) {
    const validated = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!validated) refuse(`filters.${name}`, say('unknown_key', { name, resource: labelled(report) }));
    else if (typeof value !== 'string' || value.length > 2000 || !validated(value))
      refuse(`filters.${name}`, say('views.cannot_be_asked', { report: labelled(report) }));
    else if (name === 'establishments' && !(await areOwn(tx, caller, report, value)))
      refuse(`filters.${name}`, problem('unknown_reference'));
  }
  for (const [first, last] of [
    ['from', 'to'],
    ['compare_from', 'compare_to'],
  ] as const) {
    const { [first]: from, [last]: to } = valuesIn(body.filters);
    const tooLong =
      !errors[`filters.${first}`] && !errors[`filters.${last}`] && from && to
        ? periodProblem({ from: String(from), to: String(to) })
        : undefined;
    if (tooLong) refuse(`filters.${last}`, tooLong);
  }
  const named = [['sort_by', body.sort_by ? [String(body.sort_by)] : []] as const, ['columns', textsIn(body.columns)] as const];
  for (const [key, names] of named)
    for (const name of names.filter((one) => !isVisible(report, caller, one)))
      refuse(key, say('unknown_key', { name, resource: labelled(report) }));
  if (body.search && !report.search) refuse('search', say('unknown_key', { name: 'search', resource: labelled(report) }));
  if (Object.keys(body.widths ?? {}).length) refuse('widths', say('unknown_key', { name: 'widths', resource: labelled(report) }));
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Whether the establishments named are the business's, and the report may be seen in each. */
async function areOwn(tx: Transaction, caller: Caller, { permission }: ReportDefinition, said: string): Promise<boolean> {
  const ids = idsOf(said);
  if (!ids.every((id) => canUse(caller, permission, id))) return false;
  const { rows } = await sql<{ known: number }>`
    select count(*)::integer as known from tenant.establishments where client_id = ${caller.clientId}
      and id = any(${ids}::bigint[])`.execute(tx);
  return rows[0]?.known === new Set(ids).size;
}

function readable(view: StoredView, report: ReportDefinition, parts: Parts, caller: Caller): ReadableContent {
  const all = Object.entries(view.filters ?? {});
  const kept = all.flatMap(([name, value]) => {
    if (typeof value !== 'string' || !Object.hasOwn(parts, name) || !parts[name]?.(value)) return [];
    if (name !== 'establishments') return [[name, value]];
    const open =
      value === 'all'
        ? value
        : idsOf(value)
            .filter((id) => canUse(caller, report.permission, id))
            .join(',');
    return open ? [[name, open]] : [];
  });
  const columns = view.columns?.filter((name) => isVisible(report, caller, name)) ?? null;
  const isSorted = view.sort_by !== null && isVisible(report, caller, view.sort_by);
  const filters = Object.fromEntries(kept);
  return {
    filters,
    sort_by: isSorted ? view.sort_by : null,
    sort_order: isSorted ? (view.sort_order ?? 'asc') : null,
    columns,
    widths: {},
    is_partial:
      all.some(([name, value]) => filters[name] !== value) ||
      (columns?.length ?? 0) < (view.columns?.length ?? 0) ||
      (view.sort_by !== null && !isSorted),
  };
}

function isVisible({ columns }: ReportDefinition, caller: Caller, name: string): boolean {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column !== undefined && isOpen(fieldModel(name, column), caller);
}

const idsOf = (said: string) => (said === 'all' ? [] : said.split(',').map(Number));
