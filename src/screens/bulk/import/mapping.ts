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
  /** New records lack what they need. */
  isLacking: boolean;
  /** There is nothing to try. */
  isBlocked: boolean;
}

/** Looks over a mapping: what is missing, what is left out, what is there twice. */
export function findings({ headers, fields }: BulkPreview, mapping: BulkMapping, mode: BulkMode): MappingFindings {
  const targets = headers.flatMap((header) => mapping[header] ?? []);
  const doubled = new Set(targets.filter((target, index) => targets.indexOf(target) !== index));
  // A reference comes by its title or by its id.
  const mapped = new Set(targets.flatMap((name) => [name, fields.find((target) => target.name === name)?.field ?? name]));
  const required = fields.filter((target) => target.required).map((target) => ({ target, isMapped: mapped.has(target.name) }));
  // A row that finds its record need not bring what that has.
  const isLacking = mode === 'create' && required.some(({ isMapped }) => !isMapped);
  return {
    required,
    isLacking,
    ignored: headers.filter((header) => header && !mapping[header]),
    doubled,
    lacksKey: mode === 'upsert' && !fields.some((target) => target.key && targets.includes(target.name)),
    isBlocked: targets.length === 0 || doubled.size > 0 || isLacking,
  };
}

/** The first values of a column that are not empty, each once. */
export function samplesOf({ rows }: BulkPreview, column: number, count: number): string[] {
  return [...new Set(rows.map((row) => row[column]?.trim() ?? '').filter(Boolean))].slice(0, count);
}
