import type { BulkMapping, BulkMode, BulkPreview, BulkTarget } from '#/dataProvider/bulkTypes.ts';

/** What is to be known of a mapping before it is tried. */
export interface MappingFindings {
  /** Required fields, and whether a column brings them. */
  required: readonly { target: BulkTarget; isMapped: boolean }[];
  /** Headers whose column is not imported. */
  ignored: readonly string[];
  /** Targets that two columns would be. */
  doubled: ReadonlySet<string>;
  /** Records are to be found, and no column says which. */
  lacksKey: boolean;
  /** There is nothing to try. */
  isBlocked: boolean;
}

/** Looks over a mapping: what is missing, what is left out, what is there twice. */
export function findings({ headers, fields }: BulkPreview, mapping: BulkMapping, mode: BulkMode): MappingFindings {
  const targets = headers.flatMap((header) => mapping[header] ?? []);
  const doubled = new Set(targets.filter((target, index) => targets.indexOf(target) !== index));
  // A reference comes by its title or by its id.
  const mapped = new Set(targets.flatMap((name) => [name, fields.find((target) => target.name === name)?.field ?? name]));
  return {
    required: fields.filter(({ required }) => required).map((target) => ({ target, isMapped: mapped.has(target.name) })),
    ignored: headers.filter((header) => header && !mapping[header]),
    doubled,
    lacksKey: mode === 'upsert' && !fields.some((target) => target.key && targets.includes(target.name)),
    isBlocked: targets.length === 0 || doubled.size > 0,
  };
}

/** The first values of a column that are not empty, each once. */
export function samplesOf({ rows }: BulkPreview, column: number, count: number): string[] {
  return [...new Set(rows.map((row) => row[column]?.trim() ?? '').filter(Boolean))].slice(0, count);
}
