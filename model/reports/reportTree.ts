import type { Model } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';

type Reports = Model['reports'];

/** The report whose page a section stands on; undefined for what is no section. */
export function pageOf(reports: Reports, name: string): ReportDefinition | undefined {
  return Object.values(reports).find(({ sections }) => sections?.includes(name));
}

/** What stands before the parts of a section's question in an address, so that several on one page do not meet. */
export function prefixOf(reports: Reports, name: string): string {
  return pageOf(reports, name) ? `${name}.` : '';
}

/** The sections of a report that somebody may see. */
export function sectionsOf(
  reports: Reports,
  { sections = [] }: Pick<ReportDefinition, 'sections'>,
  holds: (permission: string) => boolean,
): ReportDefinition[] {
  return sections.flatMap((name) => reports[name] ?? []).filter(({ permission }) => holds(permission));
}

/** The tabs that a report stands among, the holder first, as far as these permissions open them; none where it stands alone. */
export function tabsOf(reports: Reports, name: string, held: ReadonlySet<string>): ReportDefinition[] {
  const holder = Object.values(reports).find((one) => one.tabs && (one.name === name || one.tabs.includes(name)));
  if (!holder) return [];
  return [holder, ...(holder.tabs ?? []).flatMap((tab) => reports[tab] ?? [])].filter(({ permission }) => held.has(permission));
}
