import { kindOf } from '#/model/kinds/index.ts';
import { type FieldModel, type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { columnType, toStored } from '#/server/foundation/database/columns.ts';
import { severalTargets, targetColumn } from '#/server/foundation/database/names.ts';
import { establishmentField, type FieldOf } from '#model/language';
import type { TestApp } from './app.ts';
import { byRow, givenFields, sampleRecord, type Values } from './sampleRecord.ts';
import { insert, type SeededBusiness } from './seed.ts';

/** Who makes records: a super-admin for the platform's, the owner for the business's. */
export interface Makers {
  admin: string;
  owner: string;
}

export interface MakeOptions {
  seed: number;
  /** By default the business's first. What belongs to a business and names establishments of its own names this one. */
  establishment?: number;
  /** A second one, for what names several. */
  alsoIn?: number;
  full?: boolean;
}

/** Makes valid records of any resource in one business, the records that they refer to first. */
export interface RecordMaker {
  /** The sign-in that may do everything with the resource. */
  tokenOf(resource: ResourceModel): string;
  /** A valid body for `POST {endpoint}`. */
  bodyOf(resource: ResourceModel, options: MakeOptions): Promise<Values>;
  /** A stored record as the host answers it. */
  add(resource: ResourceModel, options: MakeOptions): Promise<Values>;
  /** A value for one reference field; another `salt` gives another record. */
  target(field: FieldOf<'reference'>, salt: number, establishment?: number, own?: Values): Promise<unknown>;
}

/** Makes a maker for a business of the seed. */
export function recordMaker(host: TestApp, model: Model, business: SeededBusiness, makers: Makers): RecordMaker {
  const known = new Map<string, Promise<number>>();
  const making: string[] = [];
  let made = 500;
  const fresh = () => {
    made += 1;
    return made;
  };

  const tokenOf = (resource: ResourceModel) => (isOfPlatform(resource) ? makers.admin : makers.owner);

  async function bodyOf(
    resource: ResourceModel,
    { seed, establishment = business.establishments[0], alsoIn, full }: MakeOptions,
  ): Promise<Values> {
    const references = await referencesOf(resource, seed, establishment, full);
    const whose = placed(resource, references, [establishment as number, alsoIn ?? (establishment as number)]);
    const place =
      resource.scope === 'establishment'
        ? { establishment_id: establishment }
        : resource.scope === 'client' && isOfPlatform(resource)
          ? { client_id: business.clientId }
          : {};
    return { ...place, ...sampleRecord(resource, { seed: seed + 100 * variantOf(resource), references, full }), ...whose };
  }

  /** Variants share a table, whose unique values must differ. */
  const variantOf = (resource: ResourceModel) =>
    resource.variant
      ? 1 +
        Object.values(model.resources)
          .filter((one) => one.variant?.of === resource.variant?.of)
          .indexOf(resource)
      : 0;

  async function referencesOf(resource: ResourceModel, seed: number, establishment: number | undefined, full = true): Promise<Values> {
    const references: Values = {};
    const name = resource.variant?.of ?? resource.name;
    making.push(name);
    const place = establishmentField(resource);
    try {
      for (const field of Object.values(givenFields(resource))) {
        if (!full && !field.required) continue;
        if (field.kind === 'reference' && field === place?.field) {
          references[field.name] = field.many ? [establishment] : establishment;
          continue;
        }
        if (field.kind === 'reference')
          references[field.name] = await target(field, isSingle(resource, field.name) ? fresh() : seed % 3, establishment, references);
        if (field.kind !== 'lines') continue;
        for (const [column, one] of Object.entries(field.fields))
          if (one.kind === 'reference')
            references[`${field.name}.${column}`] = byRow(
              await target(one, 0, establishment, references),
              await target(one, 1, establishment, references),
            );
      }
    } finally {
      making.pop();
    }
    return references;
  }

  /** `own` holds the record's other references, which a target's `where` may name. */
  async function target(
    field: FieldOf<'reference'>,
    salt: number,
    establishment = business.establishments[0],
    own: Values = {},
  ): Promise<unknown> {
    const where = resolved(field.where, own);
    const targets = where ? [field.to].flat() : [];
    for (const at of targets.keys()) {
      const found = await oneTarget(field, targets[(salt + at) % targets.length] as string, where, salt, establishment).catch(
        unlessLeadingBack,
      );
      if (found !== undefined) return found;
    }
    if (field.required) throw new LeadsBack(`A required reference to ${String(field.to)} cannot be made`);
    return field.many ? [] : null;
  }

  async function oneTarget(
    field: FieldOf<'reference'>,
    to: string,
    where: Values | undefined,
    salt: number,
    establishment: number | undefined,
  ): Promise<unknown> {
    if (making.includes(to) && !isTreeOf(to)) throw new LeadsBack(to);
    if (field.many) return [await idOf(to, where, salt, establishment), await idOf(to, where, salt + 1, establishment)];
    const id = await idOf(to, where, salt, establishment);
    return Array.isArray(field.to) ? { type: to, id } : id;
  }

  /** A tree's record may stand below one that stands below none. */
  const isTreeOf = (name: string) => resourceOf(model, name).tree !== undefined && making.filter((one) => one === name).length < 2;

  function idOf(name: string, where: Values | undefined, salt: number, establishment: number | undefined): Promise<number> {
    if (name === 'establishments') return Promise.resolve(business.establishments[salt % business.establishments.length] as number);
    if (name === 'clients') return Promise.resolve(business.clientId);
    const resource = resourceOf(model, name);
    const key = JSON.stringify([name, where, salt, resource.scope === 'establishment' ? establishment : null]);
    const found = known.get(key) ?? addTarget(resource, where, establishment);
    known.set(key, found);
    // Whether a reference leads back depends on where one comes from: it is not remembered.
    found.catch(() => known.delete(key));
    return found;
  }

  async function addTarget(resource: ResourceModel, where: Values | undefined, establishment: number | undefined): Promise<number> {
    const body = { ...(await bodyOf(resource, { seed: fresh(), establishment, full: false })), ...where };
    return Number((await store(resource, body)).id);
  }

  async function store(resource: ResourceModel, body: Values): Promise<Values> {
    const whole = resource.variant && resourceOf(model, resource.variant.of);
    if (whole && !resource.permissions.create && (resource.variant?.narrowed || whole.permissions.create))
      return throughWhole(resource, body);
    if (!resource.permissions.create) return insertRecord(resource, body);
    const answer = await host.call('POST', resource.endpoint, body, tokenOf(resource));
    if (answer.status !== 201)
      throw new Error(`${resource.name} refuses a sample: ${answer.status} ${JSON.stringify(answer.body)} for ${JSON.stringify(body)}`);
    // What is shown once is not part of the record.
    return Object.fromEntries(Object.entries(answer.body.data as Values).filter(([name]) => !(name in (resource.answersOnce ?? {}))));
  }

  /** A variant that makes no records, or shows only some of their fields: its record is made whole, where they are made. */
  async function throughWhole(resource: ResourceModel, body: Values): Promise<Values> {
    const whole = resourceOf(model, resource.variant?.of ?? resource.name);
    const made = await store(whole, { ...(await bodyOf(whole, { seed: fresh(), full: false })), ...body });
    const view = resource.permissions.view
      ? await host.call('GET', `${resource.endpoint}/${made.id}`, undefined, tokenOf(resource))
      : undefined;
    return view?.status === 200 ? view.body.data : { ...body, id: made.id };
  }

  /** Records that the host alone makes are put straight into their table. */
  async function insertRecord(resource: ResourceModel, body: Values): Promise<Values> {
    const { establishment_id: establishment, client_id: _client, ...given } = body;
    const row: Values = resource.scope === 'establishment' ? { establishment_id: establishment } : {};
    for (const field of Object.values(resource.fields)) {
      const value =
        given[field.name] ?? (field.readonly && field.required ? await fake(resource, field, establishment as number | undefined) : null);
      const targets = severalTargets(field);
      if (targets)
        for (const name of targets)
          row[targetColumn(field.name, name)] = (value as Values | null)?.type === name ? (value as Values).id : null;
      else if (columnType(field) && value !== null) row[field.name] = toStored(field, value);
    }
    Object.assign(row, resource.variant?.where);
    const clientId = resource.scope === 'platform' ? 0 : business.clientId;
    const id = await host.database.platform((tx) => insert(tx, model, resource.name, clientId, row));
    const view = resource.permissions.view ? await host.call('GET', `${resource.endpoint}/${id}`, undefined, tokenOf(resource)) : undefined;
    return view?.status === 200 ? view.body.data : { ...given, id };
  }

  function fake(resource: ResourceModel, field: FieldModel, establishment: number | undefined): unknown {
    const seed = fresh();
    return field.kind === 'reference'
      ? target(field, isSingle(resource, field.name) ? seed : 0, establishment)
      : kindOf(field).sample(seed, field, referenceContext);
  }

  return { tokenOf, bodyOf, add: async (resource, options) => store(resource, await bodyOf(resource, options)), target };
}

/**
 * Lays the establishments that a record of a business belongs to into its references, or gives them as values where no reference says it.
 */
function placed(resource: ResourceModel, references: Values, places: readonly [number, number]): Values {
  const { field, column } = establishmentField(resource) ?? {};
  if (!field) return {};
  if (column !== undefined) references[`${field.name}.${column}`] = byRow(...places);
  // What only the host writes is no reference that a caller could give.
  else if (field.kind !== 'reference' || (field.readonly && !field.many)) return { [field.name]: places[0] };
  else if (field.many) references[field.name] = [...new Set(places)];
  return {};
}

/** What a target must have; undefined where that hangs on a value not chosen yet. */
function resolved(where: FieldOf<'reference'>['where'], own: Values): Values | undefined {
  const values: Values = {};
  for (const [name, wanted] of Object.entries(where ?? {})) {
    const value = wanted !== null && typeof wanted === 'object' ? own[wanted.field] : wanted;
    if (value === undefined || (value === null && wanted !== null)) return undefined;
    values[name] = value;
  }
  return values;
}

class LeadsBack extends Error {}

function unlessLeadingBack(error: unknown): undefined {
  if (!(error instanceof LeadsBack)) throw error;
}

/** Whether only super-admins have it. */
export function isOfPlatform(resource: ResourceModel): boolean {
  if (resource.callers) return resource.callers === 'platform';
  const names = Object.values(resource.permissions);
  return resource.scope === 'platform' || (names.length > 0 && names.every((name) => isPlatformPermission(String(name))));
}

/** Whether two records cannot have the same value there. */
function isSingle(resource: ResourceModel, name: string): boolean {
  return resource.fields[name]?.unique === true || (resource.unique ?? []).some((group) => group.includes(name));
}
