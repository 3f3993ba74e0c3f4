import { traitsOf } from '#/model/kinds/index.ts';
import { fieldsOf } from '#/model/language/conditions.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import type { Leads, OpensList } from '#/model/language/resource.ts';
import { checkOpensReport } from './checkReports.ts';
import { canFilter } from './listDefaults.ts';

/** Fields lead to reports and lists that are there, and can be asked so. Throws a DefinitionError at the first that does not. */
export function checkLeads(resource: ResourceModel, model: Model): void {
  const { name, scope, allFields, title } = resource;
  for (const [field, ways] of Object.entries<readonly Leads[] | undefined>(resource.opens ?? {})) {
    const path = `${name}.opens.${field}`;
    if (scope !== 'establishment')
      throw new DefinitionError(path, 'opens what belongs to an establishment, from a record of none', "write scope: 'establishment'");
    const own = allFields[field];
    if (!own) throw new DefinitionError(path, `names '${field}', which is not a field`, nameOne(field, Object.keys(allFields)));
    if (field === title || own.kind === 'reference' || own.kind === 'lines')
      throw new DefinitionError(path, `names '${field}', which opens a record already`, 'name another field');
    for (const way of ways ?? []) {
      knows(path, allFields, way.when ? fieldsOf(way.when) : []);
      if ('resource' in way) checkOpensList(path, way, resource, model);
      else checkOpensReport(path, way, { columns: allFields }, model.reports);
    }
  }
}

function checkOpensList(path: string, { resource, where = {}, until = {} }: OpensList, { allFields }: ResourceModel, model: Model): void {
  const opened = model.resources[resource];
  if (!opened)
    throw new DefinitionError(path, `names '${resource}', which is no resource`, nameOne(resource, Object.keys(model.resources)));
  if (opened.scope !== 'establishment')
    throw new DefinitionError(path, `opens '${resource}', which belong to no establishment`, 'name a list of an establishment');
  const wanted = [
    ...Object.keys(where).map((one) => ({ field: one, fits: isOneOfFew })),
    ...Object.keys(until).map((one) => ({ field: one, fits: isDay })),
  ];
  for (const { field, fits } of wanted) {
    const able = Object.values(opened.allFields).filter((one) => canFilter(one) && fits(one));
    const names = able.map(({ name }) => name);
    if (!names.includes(field))
      throw new DefinitionError(path, `names '${field}', by which '${resource}' cannot be asked so`, nameOne(field, names));
  }
  knows(path, allFields, Object.values(until));
}

const isDay = ({ kind }: FieldModel) => kind === 'date' || kind === 'datetime';

function isOneOfFew(field: FieldModel): boolean {
  const { isTextual, isChosen } = traitsOf(field);
  return isTextual === true && isChosen === true;
}

function knows(path: string, fields: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const unknown = names.find((one) => !(one in fields));
  if (unknown !== undefined)
    throw new DefinitionError(path, `names '${unknown}', which is not a field`, nameOne(unknown, Object.keys(fields)));
}
