import type { ResourceModel } from '#/model/language/model.ts';
import { uniqueGroups } from '#/server/records/write/uniqueness.ts';
import { isEmpty } from '#model/language';
import type { DryRunTitles } from './references.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a trial run has made and taken back: later rows meet it as they would meet the stored records. */
export class DryRun implements DryRunTitles {
  readonly #titles = new Set<string>();
  readonly #unique = new Set<string>();

  hasTitle(table: string, title: string): boolean {
    return this.#titles.has(`${table} ${title.trim().toLowerCase()}`);
  }

  /** The fields that a new row has in common with an earlier one and that must differ. */
  taken(resource: ResourceModel, values: Values): ReadonlySet<string> {
    return new Set(keysOf(resource, values).flatMap(({ key, field }) => (this.#unique.has(key) ? [field] : [])));
  }

  note(resource: ResourceModel, values: Values): void {
    this.#titles.add(`${resource.table} ${String(values[resource.title] ?? '').toLowerCase()}`);
    for (const { key } of keysOf(resource, values)) this.#unique.add(key);
  }
}

function keysOf(resource: ResourceModel, values: Values): { key: string; field: string }[] {
  return uniqueGroups(resource).flatMap((group) =>
    group.some((name) => isEmpty(values[name]))
      ? []
      : [{ key: JSON.stringify([group, group.map((name) => String(values[name]).toLowerCase())]), field: group.at(-1) ?? '' }],
  );
}
