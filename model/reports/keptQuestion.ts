import type { Model } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { keysOf } from '#/model/values/shapes.ts';
import { ownParts, SHARED_PARTS } from './reportQuestion.ts';
import { prefixOf } from './reportTree.ts';

type Reports = Model['reports'];

/** A report's question as it is kept for later: its parts by the names that they have in the report's address. */
export type KeptQuestion = Readonly<Record<string, string>>;

/** Parts that stand elsewhere where a question is kept: days and establishments have fields of their own there, and a file has no pages. */
const KEPT_ELSEWHERE = ['period', 'from', 'to', 'establishments', 'compare', 'compare_from', 'compare_to', 'view'];
const isPage = (name: string) => /(?:^|\.)(?:page|per_page)$/.test(name);

/** What is kept of an address's parts. */
export function keptFrom(parts: Iterable<readonly [string, string]>): KeptQuestion {
  return Object.fromEntries([...parts].filter(([name]) => !KEPT_ELSEWHERE.includes(name) && !isPage(name)));
}

/** A stored question; undefined for what is none. Nothing stored asks nothing. */
export function readKept(value: unknown): KeptQuestion | undefined {
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const parts: [string, string][] = Object.entries(value);
  return parts.every(([, part]) => typeof part === 'string') ? Object.fromEntries(parts) : undefined;
}

/** A part that a report's page cannot be asked: one that it does not know, or a value that the part cannot have. */
export interface Stranger {
  part: string;
  value: string;
  isKnown: boolean;
}

/** The parts of a question that its report, or a section of it, does not know any more, or that cannot be what they are. */
export function strangersIn(reports: Reports, report: ReportDefinition, question: KeptQuestion): Stranger[] {
  const known = partsOfPage(reports, report);
  return Object.entries(question).flatMap(([part, value]) => {
    const isKept = Object.hasOwn(known, part) && !KEPT_ELSEWHERE.includes(part) && !isPage(part);
    return isKept && known[part]?.(value) ? [] : [{ part, value, isKnown: isKept }];
  });
}

/** The report of a page that a part is about, and the part's own name there; what the whole page shares is the page's. */
export function ownerOfPart(reports: Reports, page: ReportDefinition, part: string): { report: ReportDefinition; name: string } {
  const section = (page.sections ?? []).flatMap((name) => reports[name] ?? []).find(({ name }) => part.startsWith(`${name}.`));
  return section ? { report: section, name: part.slice(section.name.length + 1) } : { report: page, name: part };
}

function partsOfPage(reports: Reports, page: ReportDefinition): Readonly<Record<string, (value: string) => boolean>> {
  const sections = (page.sections ?? []).flatMap((name) => reports[name] ?? []);
  const own = [page, ...sections].map((report) => ownParts(report, prefixOf(reports, report.name)));
  return Object.assign({}, SHARED_PARTS, ...own);
}

/** Whether a question asks anything. */
export function isAsked(question: KeptQuestion): boolean {
  return keysOf(question).length > 0;
}
