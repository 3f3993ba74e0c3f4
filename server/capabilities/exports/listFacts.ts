import { sql } from 'kysely';
import { documentTexts, written } from '#/i18n/documents.ts';
import { type FilterSpeech, filterSentences } from '#/i18n/filterWords.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { pointedAt } from '#/model/filters/pointedAt.ts';
import { type FieldModel, resourceOf } from '#/model/language/model.ts';
import { every, runInScope, scopeFilter, source } from '#/server/records/rowScope.ts';
import { textOf } from '#model/language';
import type { WholeList } from './keysetPages.ts';

/** What a list was asked, in words: its establishments, search, filters and order. Names behind references are looked up. */
export async function listFacts(list: WholeList, language: string): Promise<string[]> {
  const { request, fields, resource, rowScope } = list;
  const texts = documentTexts('exports', language);
  const facts: string[] = [];
  if (resource.scope === 'establishment' && rowScope.establishments !== 'all')
    facts.push(`${texts.establishments}: ${await namesOf(list, [...rowScope.establishments])}`);
  if (request.search) facts.push(`${texts.search}: ${request.search}`);
  facts.push(...filterSentences(request.filters, await speechOf(list, language)));
  const sorted = fields.get(request.sortBy);
  if (sorted)
    facts.push(
      `${texts.order}: ${textOf(sorted, 'label', language)}, ${request.sortOrder === 'desc' ? texts.descending : texts.ascending}`,
    );
  return facts;
}

async function namesOf(list: WholeList, ids: readonly number[]): Promise<string> {
  const titles = await titlesOf(list, 'establishments', ids);
  return ids.map((id) => titles.get(id) ?? `#${id}`).join(', ');
}

/** How a list's filters are said in a file of it: by labels and titles, as the list says them. */
async function speechOf(list: WholeList, language: string): Promise<FilterSpeech> {
  const { fields, context, request } = list;
  const texts = documentTexts('filters', language);
  const fieldOf = (name: string): FieldModel | undefined => {
    const [own = '', column] = name.split('.');
    const field = fields.get(own);
    if (column === undefined || field?.kind !== 'lines') return field;
    const found = field.fields[column];
    return found && fieldModel(column, found);
  };
  const titles = new Map<string, string>();
  for (const [resource, ids] of pointedAt(request.filters, fieldOf))
    for (const [id, title] of await titlesOf(list, resource, ids)) titles.set(`${resource} ${id}`, title);
  return {
    context: { ...context, locale: language },
    say: (key, values = {}) => written(language, texts[key], values),
    fieldOf,
    labelOf: (field) => textOf(field, 'label', language),
    titleOf: (resource, id) => titles.get(`${resource} ${id}`) ?? `#${id}`,
  };
}

/** The titles of records by their ids, as far as they are within the caller's scope. */
async function titlesOf({ database, model, rowScope }: WholeList, name: string, ids: readonly number[]): Promise<Map<number, string>> {
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
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])));
}
