import type { ResourceModel } from '#/model/language/model.ts';
import { establishmentField, heldInEstablishments, matches } from '#model/language';
import type { TestApp } from './app.ts';
import { isOfPlatform, type RecordMaker } from './recordMaker.ts';
import type { Values } from './sampleRecord.ts';

/** Of business one, in its first establishment, in its second or in both; of business two. */
export type Whose = 'own' | 'elsewhere' | 'both' | 'foreign';
export type WhoseRecords = { own: Values } & Partial<Record<Whose, Values>>;

/** Makes a record of a resource for each of those whose it can be; `first` and `second` make records of the two businesses. */
export async function whoseRecords(
  host: TestApp,
  resource: ResourceModel,
  { first, second }: { first: RecordMaker; second: RecordMaker },
): Promise<WhoseRecords> {
  const { one, two } = host.seeded;
  const elsewhere = one.establishments[1] as number;
  if (heldInEstablishments(resource)?.establishments === 'id') {
    // Those of the seed: one that is made is nobody's yet who works in others.
    const read = async (id: number | undefined, maker: RecordMaker) =>
      (await host.call('GET', `${resource.endpoint}/${id}`, undefined, maker.tokenOf(resource))).body.data as Values;
    return {
      own: await read(one.establishments[0], first),
      elsewhere: await read(elsewhere, first),
      foreign: await read(two.establishments[0], second),
    };
  }
  const { field, column } = establishmentField(resource) ?? {};
  const isOfSeveral = column !== undefined || (field?.kind === 'reference' && field.many);
  return {
    own: await first.add(resource, { seed: 201 }),
    ...((resource.scope === 'establishment' || field) && { elsewhere: await first.add(resource, { seed: 202, establishment: elsewhere }) }),
    ...(isOfSeveral && { both: await first.add(resource, { seed: 204, alsoIn: elsewhere }) }),
    ...(resource.scope !== 'platform' && { foreign: await second.add(resource, { seed: 203 }) }),
  };
}

/** Those of business one. */
export const OF_ONE = ['own', 'elsewhere', 'both'] as const;

/** A record of business one as it stands, to those who may see all of it. */
export async function standing(
  host: TestApp,
  resource: ResourceModel,
  { id }: Values,
  tokens: Readonly<Record<string, string>>,
): Promise<Values> {
  const token = tokens[isOfPlatform(resource) ? 'admin@demo.test' : 'owner@demo.test'];
  return (await host.call('GET', `${resource.endpoint}/${id}`, undefined, token)).body.data;
}

/** What a record asks for beside the permission to view its kind. */
export function rowGuardsOf(resource: ResourceModel | undefined, record: Values = {}): string[] {
  return (resource?.rowGuards ?? []).filter(({ when }) => matches(when, record)).map(({ permission }) => permission);
}
