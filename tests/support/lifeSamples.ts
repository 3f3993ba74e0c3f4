import { isOfEstablishment, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import type { Field, FieldOf } from '#model/language';
import { ask, firstEstablishment } from './hostCalls.ts';
import { NOT_TYPED, type Wanted } from './keyboardFields.ts';
import { givenFields, sampleRecord, type Values } from './sampleRecord.ts';

/** Whose life, by whom, and what tells its records from others'. */
export interface Life {
  resource: ResourceModel;
  user: string;
  seed: number;
}

/** What is entered into the form of a new record: what is required, and where the rules ask for more, everything that keys can enter. */
export async function wantedOf(life: Life): Promise<Wanted> {
  const fields = givenFields(life.resource);
  const ids: Values = {};
  const titles: Record<string, string[]> = {};
  const owner = await ownerOf(life);
  for (const [path, field] of referencesIn(fields)) {
    const target = await targetOf(field, life, { ...owner?.values, ...ids });
    if (!target) continue;
    ids[path] = target.value;
    titles[path] = [target.title];
  }
  const values = valuesOf(life, ids);
  for (const name of Object.keys(values)) if (NOT_TYPED.includes((fields[name] as Field).kind)) delete values[name];
  return { values: { ...owner?.values, ...values }, titles: { ...titles, ...owner?.titles } };
}

function valuesOf({ resource, seed }: Life, references: Values): Values {
  try {
    return sampleRecord(resource, { seed, references, full: false });
  } catch {
    return sampleRecord(resource, { seed, references });
  }
}

/** The references of a record and of its rows, by path; those that may stay empty stay so. */
function referencesIn(fields: Readonly<Record<string, Field>>, before = ''): [string, FieldOf<'reference'>][] {
  return Object.entries(fields).flatMap(([name, field]): [string, FieldOf<'reference'>][] => {
    if (field.kind === 'lines') return referencesIn(field.fields, `${name}.`);
    return field.kind === 'reference' && field.required ? [[before + name, field]] : [];
  });
}

/** The business that a super-admin makes the record for. */
async function ownerOf({ resource, user }: Life): Promise<Wanted | undefined> {
  if (resource.scope !== 'client' || !user.startsWith('admin@')) return undefined;
  const { list } = await ask(user, 'POST', '/api/admin/clients/list', { per_page: 1, search: 'Harbour' });
  return { values: { client_id: list[0].id }, titles: { client_id: [list[0].name] } };
}

async function targetOf(field: FieldOf<'reference'>, { user, seed }: Life, own: Values) {
  const [to = ''] = [field.to].flat();
  const target = resourceOf(model, to);
  const place = isOfEstablishment(target) ? { establishment_id: await firstEstablishment(user) } : {};
  const where = Object.fromEntries(
    Object.entries(field.where ?? {}).map(([name, wanted]) => [name, typeof wanted === 'object' && wanted ? own[wanted.field] : wanted]),
  );
  const filters = { ...where, ...(own.client_id !== undefined && { client_id: own.client_id }) };
  const { list } = await ask(user, 'POST', target.paths?.list ?? `${target.endpoint}/list`, { per_page: 10, filters, ...place });
  const found = list[seed % Math.max(1, list.length)] as (Values & { id: number }) | undefined;
  if (!found) return undefined;
  const value = field.many ? [found.id] : Array.isArray(field.to) ? { type: to, id: found.id } : found.id;
  return { value, title: String(found[target.title]) };
}
