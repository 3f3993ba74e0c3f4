import { sql } from 'kysely';
import { documentTexts } from '#/i18n/documents.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { type FieldModel, resourceOf } from '#/model/language/model.ts';
import { idsIn, valuesIn } from '#/model/values/shapes.ts';
import { every, runInScope, scopeFilter, source } from '#/server/records/rowScope.ts';
import { type Fields, textOf } from '#model/language';
import type { WholeList } from './keysetPages.ts';

/** What a list was asked, in words: its establishments, search, filters and order. Names behind references are looked up. */
export async function listFacts(list: WholeList, language: string): Promise<string[]> {
  const { request, fields, resource, rowScope } = list;
  const texts = documentTexts('exports', language);
  const facts: string[] = [];
  if (resource.scope === 'establishment' && rowScope.establishments !== 'all')
    facts.push(`${texts.establishments}: ${await titlesOf(list, 'establishments', [...rowScope.establishments])}`);
  if (request.search) facts.push(`${texts.search}: ${request.search}`);
  for (const [name, wanted] of Object.entries(request.filters)) {
    const field = fields.get(name);
    if (field) facts.push(`${textOf(field, 'label', language)}: ${await wordsOf(list, field, wanted, language)}`);
  }
  const sorted = fields.get(request.sortBy);
  if (sorted)
    facts.push(
      `${texts.order}: ${textOf(sorted, 'label', language)}, ${request.sortOrder === 'desc' ? texts.descending : texts.ascending}`,
    );
  return facts;
}

async function wordsOf(list: WholeList, field: FieldModel, wanted: unknown, language: string): Promise<string> {
  const ids = [wanted].flat();
  if (field.kind === 'reference' && typeof field.to === 'string' && !field.many && ids.every((id) => Number.isSafeInteger(id)))
    return titlesOf(list, field.to, idsIn(ids));
  return plainWords(field, wanted, { ...list.context, locale: language }, language);
}

function plainWords(field: FieldModel, wanted: unknown, context: KindContext, language: string): string {
  const { yes, no } = documentTexts('exports', language);
  if (wanted === null || wanted === undefined) return documentTexts('exports', language).none;
  if (typeof wanted === 'boolean') return wanted ? yes : no;
  if (Array.isArray(wanted)) return wanted.map((one) => plainWords(field, one, context, language)).join(', ');
  if (typeof wanted !== 'object') return kindOf(field).format(wanted, field, context);
  if (field.kind === 'lines') return rowWords(field.fields, valuesIn(wanted), context, language);
  const { contains, gte, lte } = valuesIn(wanted);
  if (contains !== undefined) return `“${String(contains)}”`;
  if (gte === undefined && lte === undefined)
    return Object.entries(wanted)
      .map((part) => part.join(' '))
      .join(', ');
  const side = (one: unknown) => (one === undefined ? '' : kindOf(field).format(one, field, context) || String(one));
  return `${side(gte)} – ${side(lte)}`;
}

/** A filter by rows: what some row of it holds. */
function rowWords(fields: Fields, wanted: Readonly<Record<string, unknown>>, context: KindContext, language: string): string {
  const words = Object.entries(wanted).map(([name, value]) => {
    const definition = fields[name];
    if (!definition) return name;
    const field = fieldModel(name, definition);
    return `${textOf(field, 'label', language)} ${plainWords(field, value, context, language)}`;
  });
  return words.join(', ');
}

async function titlesOf({ database, model, rowScope }: WholeList, name: string, ids: readonly number[]): Promise<string> {
  const target = resourceOf(model, name);
  const { rows } = await runInScope(
    database,
    rowScope,
    (tx) =>
      sql<{ id: number; title: string | null }>`
      select r.id, ${sql.ref(`r.${target.title}`)}::text as title from ${source(rowScope, target.table)} as r
      where ${every([...scopeFilter(rowScope, target, 'r'), sql`r.id = any(${[...ids]}::bigint[])`])}`.execute(tx),
    { readonly: true },
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.title ?? `#${id}`).join(', ');
}
