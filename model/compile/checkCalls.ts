import { fieldsOf } from '#/model/language/conditions.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { fieldsRead } from '#/model/language/expressions.ts';
import { type Model, type ResourceModel, type VerbModel, viewPath } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import { COMMENT_CALLS, commentsPath } from '#model/language';

/**
 * What no definition may say of its calls: permissions that open nothing, verbs that could not be done. Throws a DefinitionError at the
 * first.
 */
export function checkCalls(resource: ResourceModel, model: Model): void {
  checkView(resource);
  checkLookupKeys(resource);
  for (const verb of Object.values(resource.verbs)) {
    checkVerb(resource, verb);
    checkMade(resource, verb, model);
    checkVerbPath(resource, verb);
  }
}

/** The answer to a change is the record: what nobody views nobody can change. */
function checkView({ name, permissions, permissionsWhen = [], verbs }: ResourceModel): void {
  if (permissions.view) return;
  const isChanged = [permissions, ...permissionsWhen].some((calls) => calls.create ?? calls.edit ?? calls.delete);
  const verb = Object.values(verbs).find(({ on }) => on === 'record');
  if (isChanged || verb)
    throw new DefinitionError(
      name,
      `lets nobody view a record, yet has ${verb ? `the verb '${verb.name}' for one` : 'calls that make or change one'}`,
      "give 'permissions' a list or view",
    );
}

/** Who may not read the field must not learn by it which records there are. */
function checkLookupKeys({ name, fields, lookupKeys = {}, permissions }: ResourceModel): void {
  for (const [segment, by] of Object.entries(lookupKeys)) {
    const where = `${name}.lookupKeys.${segment}`;
    if (fields[by]?.kind !== 'text' || fields[by]?.readable)
      throw new DefinitionError(
        where,
        `finds records by '${by}', which is no text that everybody reads`,
        'name a text field without a guard',
      );
    if (!permissions.view)
      throw new DefinitionError(where, 'finds records that nobody views', "give 'permissions' a list or view, or leave it out");
  }
}

function checkVerb(resource: ResourceModel, verb: VerbModel): void {
  const where = `${resource.name}.${verb.name}`;
  if (verb.on === 'record' && !verb.path.includes('{id}'))
    throw new DefinitionError(where, 'works on a record, but its path has no {id}', "write {id} into 'path'");
  if (verb.over && resource.fields[verb.over]?.kind !== 'lines')
    throw new DefinitionError(where, `goes over '${verb.over}', which is not a lines field`, 'name a lines field');
  for (const part of ['to', 'when', 'over'] as const)
    if (verb[part] && verb.on !== 'record')
      throw new DefinitionError(
        where,
        `says '${part}', which asks for a record, but works on a ${verb.on}`,
        "write on: 'record', or check it in its host function",
      );
  for (const [input, from] of Object.entries(verb.starts ?? {}))
    if (verb.on !== 'record' || !verb.input?.[input] || !resource.allFields[from])
      throw new DefinitionError(
        where,
        `starts '${input}' with '${from}', but one of them does not exist`,
        'name an input and a field of the record',
      );
  for (const [input, from] of Object.entries(verb.repeats ?? {}))
    if (verb.on !== 'record' || verb.input?.[input]?.kind !== 'text' || resource.fields[from]?.kind !== 'text')
      throw new DefinitionError(
        where,
        `repeats '${from}' in '${input}', but one of them is no text`,
        'name a text input and a text field of the record',
      );
  checkRows(resource, verb);
  checkInputRules(where, verb);
  if (verb.output && verb.returns !== 'list')
    throw new DefinitionError(where, 'says what a row of its list holds, but returns no list', "say returns: 'list'");
}

/** Rules over the input name nothing but inputs; rows have none. */
function checkInputRules(where: string, { rules = {}, input = {}, over }: VerbModel): void {
  const named = [rules.show, rules.require].flatMap((part) =>
    Object.entries(part ?? {}).flatMap(([name, condition]) => [name, ...(condition ? fieldsOf(condition) : [])]),
  );
  const unknown = named.find((name) => !input[name]);
  if (unknown !== undefined)
    throw new DefinitionError(where, `has rules over '${unknown}', which it does not ask`, nameOne(unknown, Object.keys(input)));
  if (over && named.length) throw new DefinitionError(where, 'has rules, but goes over rows', "leave 'rules' or 'over' out");
}

/** What a verb says of the rows that it goes over. */
function checkRows(resource: ResourceModel, verb: VerbModel): void {
  const where = `${resource.name}.${verb.name}`;
  const rows = verb.over === undefined ? undefined : resource.fields[verb.over];
  for (const shown of verb.shows ?? [])
    if (rows?.kind !== 'lines' || !rows.fields[shown])
      throw new DefinitionError(where, `shows '${shown}', which its rows do not have`, 'name a field of the rows it goes over');
  for (const [filled, value] of Object.entries(verb.fills ?? {}))
    if (rows?.kind !== 'lines' || !verb.input?.[filled] || fieldsRead(value).some((name) => !rows.fields[name]))
      throw new DefinitionError(
        where,
        `fills '${filled}', but it or what it comes from does not exist`,
        'name an input, and fields of the rows it goes over',
      );
  const inRow = { ...(rows?.kind === 'lines' && rows.fields), ...verb.input, ...verb.derives };
  for (const [name, field] of Object.entries(verb.derives ?? {})) {
    const unknown = field.kind === 'computed' ? [...fieldsRead(field.value), ...(field.needs ?? [])].find((read) => !inRow[read]) : name;
    if (rows?.kind !== 'lines' || unknown !== undefined)
      throw new DefinitionError(
        where,
        `derives '${name}', which is not computed from its rows and inputs`,
        'write a computed field over the rows it goes over and its inputs',
      );
  }
  for (const { when, at } of verb.warns ?? [])
    if (rows?.kind !== 'lines' || !verb.input?.[at] || fieldsOf(when).some((name) => !inRow[name]))
      throw new DefinitionError(
        where,
        `warns at '${at}', but it or what it judges does not exist`,
        'name an input, and fields of the rows, the inputs and what derives from them',
      );
}

function checkMade({ name }: ResourceModel, { name: verb, makes, returns }: VerbModel, { resources }: Model): void {
  if (makes === undefined) return;
  if (!resources[makes])
    throw new DefinitionError(
      `${name}.${verb}`,
      `makes a record of '${makes}', which does not exist`,
      nameOne(makes, Object.keys(resources)),
    );
  if (returns !== 'record')
    throw new DefinitionError(`${name}.${verb}`, `makes a record of '${makes}', but returns none`, "say returns: 'record'");
}

/** A verb on the path of a generic call, or of another verb, would take its place. */
function checkVerbPath(resource: ResourceModel, verb: VerbModel): void {
  const { endpoint, name, paths, orderable } = resource;
  const generic = [
    endpoint,
    paths?.list ?? `${endpoint}/list`,
    viewPath(resource),
    ...['', '/history', '/revert'].map((end) => `${endpoint}/{id}${end}`),
    ...COMMENT_CALLS.map((call) => commentsPath(endpoint, call)),
    `${endpoint}/bulk`,
  ];
  const where = `${name}.${verb.name}`;
  if ([...generic, orderable?.path].includes(verb.path))
    throw new DefinitionError(
      where,
      `has the path '${verb.path}', which is the host's own`,
      "give it another name, or a 'path' of its own",
    );
  const other = Object.values(resource.verbs).find((one) => one !== verb && one.method === verb.method && one.path === verb.path);
  if (other) throw new DefinitionError(where, `has the method and path of '${other.name}'`, "give one of them another 'path'");
}
