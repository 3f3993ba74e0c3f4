import { sql } from 'kysely';
import { valuesIn } from '#/model/values/shapes.ts';
import { tidyWord } from '#/model/values/tidyWord.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Corrections } from './corrections.ts';
import type { ImportAccess } from './importAccess.ts';
import type { Target } from './targets.ts';

/** What cells of a column say, in lower case, and what was meant by it. */
type Words = Readonly<Record<string, string>>;

/** Imports that are looked at for what words meant: their plans are kept as long as they can be undone. */
const MAX_IMPORTS = 50;

/** What a person said that words of a file mean, by the target that its column became; passwords are no words. */
export function learnedFrom(
  { values = {} }: Corrections,
  mapping: Readonly<Record<string, string>>,
  targets: readonly Target[],
): Readonly<Record<string, Words>> {
  const isKept = (name: string | undefined) => targets.some((target) => target.name === name && target.field.kind !== 'password');
  return Object.fromEntries(
    Object.entries(values).flatMap(([header, words]) => {
      const name = mapping[header];
      const tidied = Object.fromEntries(Object.entries(words).map(([said, meant]) => [tidyWord(said), meant]));
      return name !== undefined && isKept(name) ? [[name, tidied] as const] : [];
    }),
  );
}

/** What words meant in earlier imports of the same records there, by target; the latest meaning of each. */
export async function learnedWords(database: Database, access: ImportAccess): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const { rows } = await database.tenant(
    access.clientId,
    (tx) =>
      sql<{ learned: unknown }>`
      select plan -> 'learned' as learned from tenant.bulk_operations
      where client_id = ${access.clientId} and type = 'import' and status = 'completed' and not dry_run and plan ? 'learned'
        and resources = ${JSON.stringify([access.resource.name])}::jsonb and establishment_id is not distinct from ${access.establishmentId}
      order by id desc limit ${MAX_IMPORTS}`.execute(tx),
    { readonly: true },
  );
  const found = new Map<string, Map<string, string>>();
  for (const { learned } of rows)
    for (const [name, words] of Object.entries(valuesIn(learned))) {
      const known = found.get(name) ?? new Map<string, string>();
      for (const [said, meant] of Object.entries(valuesIn(words)))
        if (!known.has(said) && typeof meant === 'string') known.set(said, meant);
      found.set(name, known);
    }
  return found;
}

/** Of these meanings those whose words stand in a file, by header. @param rows aligned with the headers */
export function rememberedIn(
  { headers, mapping }: { headers: readonly string[]; mapping: Readonly<Record<string, string | null>> },
  rows: readonly (readonly string[])[],
  learned: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Readonly<Record<string, Words>> {
  return Object.fromEntries(
    headers.flatMap((header, at) => {
      const words = learned.get(mapping[header] ?? '');
      if (!words) return [];
      const said = new Set(rows.map((row) => tidyWord(row[at] ?? '')));
      const own = [...words].filter(([word]) => said.has(word));
      return own.length ? [[header, Object.fromEntries(own)] as const] : [];
    }),
  );
}
