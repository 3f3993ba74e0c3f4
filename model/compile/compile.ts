import { byName } from '#/model/language/byName.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { type Definition, type DefinitionFiles, fileOf, filesOf, isReport, isSettings, isVariant } from '#/model/language/definitions.ts';
import { labelOf } from '#/model/language/labelOf.ts';
import { MENU_ORDER, type MenuItem, menuSorter } from '#/model/language/menu.ts';
import type { FieldModel, GroupModel, Model, PermissionName, ResourceModel, SettingsModel, VerbModel } from '#/model/language/model.ts';
import { distance, nameOne } from '#/model/language/nearest.ts';
import type { GroupDefinition, ResourceDefinition, Section } from '#/model/language/resource.ts';
import type { SettingsDefinition } from '#/model/language/settings.ts';
import { merged, Speech } from '#/model/language/speech.ts';
import { saidBy, saying } from '#/model/language/texts.ts';
import type { VariantDefinition } from '#/model/language/variants.ts';
import type { Verb } from '#/model/language/verbs.ts';
import { compileReport, fullReport } from './compileReport.ts';
import { fieldModel } from './fieldModel.ts';
import { listOf } from './listDefaults.ts';
import { withIdentity } from './said.ts';

/** Makes the model of all definitions, with every default said. Throws a DefinitionError that names the file, the problem and the fix. */
export function compile(files: DefinitionFiles, otherPermissions: readonly PermissionName[] = []): Model {
  const speech = new Speech();
  const groups = new Map<string, GroupDefinition>();
  const entries: { group: string; path: string; definition: Definition }[] = [];
  for (const [path, definition] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, group = '', file = ''] = /([^/]+)\/([^/]+)\.ts$/.exec(path) ?? [];
    if (file === 'group') groups.set(group, speech.said(definition as GroupDefinition, { group, section: 'group' }));
    else
      entries.push({
        group,
        path,
        definition: speech.said(definition as Definition, { group, section: 'name' in definition ? String(definition.name) : '' }),
      });
  }
  for (const { group, path } of entries)
    if (!groups.has(group))
      throw new DefinitionError(fileOf(path), 'stands in a folder without a menu group', `write resources/${group}/group.ts`);

  const resources = byName<ResourceModel>();
  const add = (model: ResourceModel) => {
    if (resources[model.name]) throw secondOf(model.name, entries);
    resources[model.name] = model;
  };
  for (const { group, definition } of entries)
    if (!isVariant(definition) && !isSettings(definition) && !isReport(definition)) add(compileResource(definition, group, speech));
  for (const { group, definition } of entries) {
    if (!isVariant(definition)) continue;
    const base = resources[definition.variantOf];
    if (!base)
      throw new DefinitionError(
        definition.name,
        `is a variant of '${definition.variantOf}', which does not exist`,
        nameOne(definition.variantOf, Object.keys(resources)),
      );
    add(compileVariant(definition, base, group));
  }
  const settings = byName(
    entries.flatMap(({ group, definition }) => (isSettings(definition) ? [[definition.name, compileSettings(definition, group)]] : [])),
  );
  const reports = byName(
    entries.flatMap(({ group, definition }) =>
      isReport(definition) ? [[definition.name, compileReport(fullReport(definition, entries), group, speech)]] : [],
    ),
  );
  return {
    files: filesOf(files),
    groups: [...groups].map(([name, group]) => compileGroup(name, group, resources, settings, reports)).sort((a, b) => a.order - b.order),
    resources,
    settings,
    reports,
    texts: speech.texts,
    permissions: catalogue(resources, settings, reports, otherPermissions),
    otherPermissions: otherPermissions.map(({ name }) => name),
  };
}

/** Of two files with one name, the one that is called otherwise is the copy. */
function secondOf(name: string, entries: readonly { path: string; definition: Definition }[]): DefinitionError {
  const called = entries
    .filter(({ definition }) => definition.name === name)
    .map(({ path }) => ({ path, file: /([^/]+)\.ts$/.exec(path)?.[1] ?? '' }));
  const [first, ...others] = called.sort((a, b) => distance(b.file, name) - distance(a.file, name)).map(({ path }) => fileOf(path));
  return new DefinitionError(first ?? name, `has the name '${name}' of ${others.join(', ')}`, 'give it another name');
}

/** The fields that the host gives every record. */
export function systemFields(scope: ResourceDefinition['scope']): Readonly<Record<string, FieldModel>> {
  const own: Record<string, FieldModel> = {
    id: { kind: 'integer', name: 'id', label: labelOf('id'), readonly: true, min: 1 },
    created_at: { kind: 'datetime', name: 'created_at', label: 'Created', readonly: true },
    updated_at: { kind: 'datetime', name: 'updated_at', label: 'Updated', readonly: true },
    created_by: { kind: 'integer', name: 'created_by', label: 'Created by', readonly: true },
  };
  if (scope === 'establishment')
    own.establishment_id = {
      kind: 'reference',
      to: 'establishments',
      name: 'establishment_id',
      label: 'Establishment',
      required: true,
      onDelete: 'restrict',
    };
  return own;
}

/** Whose a record is: no field of the record itself, as a business has no other's. */
function ownerField(speech: Speech): FieldModel {
  return speech.shared({
    client_id: { kind: 'reference', to: 'clients', name: 'client_id', label: 'Client', readonly: true } as FieldModel,
  }).client_id;
}

function compileResource(said: ResourceDefinition, group: string, speech: Speech): ResourceModel {
  const definition = withIdentity(said);
  const fields = byName(Object.entries(definition.fields).map(([name, field]) => [name, fieldModel(name, field)]));
  const system = speech.shared(systemFields(definition.scope));
  if (definition.orderable)
    Object.assign(
      fields,
      speech.shared({ sort_order: { kind: 'integer', name: 'sort_order', label: 'Position', readonly: true, default: 0, csv: false } }),
    );
  const allFields = byName([...Object.entries(system), ...Object.entries(fields)]);
  return {
    ...definition,
    fields,
    allFields,
    ...(definition.scope !== 'platform' && { ownerField: ownerField(speech) }),
    table: definition.name.replaceAll('-', '_'),
    group,
    permissions: withView(definition.permissions),
    verbs: byName(Object.entries(definition.verbs ?? {}).map(([name, verb]) => [name, compileVerb(name, verb, definition.endpoint)])),
    messages: merged(speech.messages(definition), definition.messages),
    search: definition.search ?? searchedFields(fields, definition.title),
    list: listOf(definition, fields),
    menu: definition.menu === false ? false : { order: MENU_ORDER, ...definition.menu },
  };
}

function withView({ view: said, ...permissions }: ResourceDefinition['permissions']): ResourceModel['permissions'] {
  const view = said ?? permissions.list;
  return view ? { ...permissions, view } : permissions;
}

function searchedFields(fields: Readonly<Record<string, FieldModel>>, title: string): string[] {
  const named = Object.values(fields).flatMap((field) => (field.search ? [field.name] : []));
  return named.length ? named : fields[title] ? [title] : [];
}

function compileVerb(name: string, verb: Verb, endpoint: string): VerbModel {
  const { on = 'record', effect = 'write', label = labelOf(name) } = verb;
  const path = verb.path ?? (on === 'record' ? `/{id}/${name}` : `/${name}`);
  return {
    ...{ ...verb, label, on, effect },
    ...(verb.input && { input: byName(Object.entries(verb.input)) }),
    name,
    method: verb.method ?? (effect === 'read' && !verb.input ? 'GET' : 'POST'),
    path: endpoint + path,
  };
}

function compileVariant(variant: VariantDefinition, whole: ResourceModel, group: string): ResourceModel {
  const base = variant.fields ? narrowed(whole, variant.fields) : whole;
  const fixed = (fields: ResourceModel['fields']) =>
    byName(Object.entries(fields).map(([name, field]) => [name, fixedField(field, variant.where)]));
  return {
    ...saying(base, saidBy(variant)),
    fields: fixed(base.fields),
    allFields: fixed(base.allFields),
    ...{
      name: variant.name,
      label: variant.label,
      icon: variant.icon,
      endpoint: variant.endpoint,
      paths: variant.paths,
      form: variant.form ?? base.form,
      callers: variant.callers,
      demo: variant.demo,
    },
    group,
    messages: merged(base.messages, variant.messages),
    permissions: withView(variant.permissions),
    permissionsWhen: variant.permissionsWhen,
    verbs: byName(
      Object.values(base.verbs).map((verb) => [verb.name, { ...verb, path: verb.path.replace(base.endpoint, variant.endpoint) }]),
    ),
    list: variant.list ? { ...base.list, ...variant.list } : base.list,
    menu: variant.menu === false ? false : { order: MENU_ORDER, ...variant.menu },
    orderable: undefined,
    variant: { of: base.name, where: variant.where ?? {}, narrowed: variant.fields !== undefined },
  };
}

/** A resource with only some of its fields; nothing of it names another one, and its verbs stay where all fields are. */
function narrowed(base: ResourceModel, names: readonly string[]): ResourceModel {
  const kept = (name: string) => names.includes(name) || name in systemFields(base.scope);
  const only = <V>(fields: Readonly<Record<string, V>>) => byName(Object.entries(fields).filter(([name]) => kept(name)));
  const sections = (all: readonly Section[] | undefined) =>
    all?.map((section) => ({ ...section, fields: section.fields.filter(kept) })).filter((section) => section.fields.length > 0);
  const { columns, filters, sort, totals, totalsBy } = base.list;
  return {
    ...base,
    fields: only(base.fields),
    allFields: only(base.allFields),
    search: base.search.filter(kept),
    verbs: {},
    lookupKeys: undefined,
    due: undefined,
    opens: undefined,
    unique: base.unique?.filter((group) => group.every(kept)),
    importKey: base.importKey?.every(kept) ? base.importKey : undefined,
    story: undefined,
    form: base.form && { ...base.form, sections: sections(base.form.sections), tabs: sections(base.form.tabs) },
    list: {
      columns: columns.filter(kept),
      filters: filters.filter(kept),
      sort: kept(sort.field) ? sort : { field: base.title, order: 'asc' },
      ...(totals && { totals: totals.filter(kept) }),
      ...(totalsBy && kept(totalsBy) && { totalsBy }),
    },
  };
}

/** What `where` says of a variant's records is theirs from the start, and nobody's to write. */
function fixedField(field: FieldModel, where: VariantDefinition['where']): FieldModel {
  return where && field.name in where ? Object.assign({}, field, { readonly: true, default: where[field.name] }) : field;
}

function compileSettings(definition: SettingsDefinition, group: string): SettingsModel {
  return {
    ...definition,
    fields: byName(Object.entries(definition.fields).map(([name, field]) => [name, fieldModel(name, field)])),
    group,
  };
}

function compileGroup(
  name: string,
  group: GroupDefinition,
  resources: Model['resources'],
  settings: Model['settings'],
  reports: Model['reports'],
): GroupModel {
  const headings = byName(
    Object.entries(group.headings ?? {}).map(([key, said]) => [key, typeof said === 'string' ? { label: said } : said]),
  );
  const compare = menuSorter(Object.keys(headings));
  const names = (all: Readonly<Record<string, { name: string; group: string; menu?: MenuItem | false }>>) =>
    Object.values(all)
      .filter((one) => one.group === name)
      .sort((a, b) => compare(a.menu || {}, b.menu || {}))
      .map((one) => one.name);
  return { ...group, headings, name, resources: names(resources), settings: names(settings), reports: names(reports) };
}

function catalogue(
  resources: Model['resources'],
  settings: Model['settings'],
  reports: Model['reports'],
  others: readonly PermissionName[],
): PermissionName[] {
  const found = new Map<string, string>();
  const name = (permission: string | undefined, group: string) => permission && !found.has(permission) && found.set(permission, group);
  for (const resource of Object.values(resources)) {
    for (const permission of Object.values(resource.permissions)) name(permission, resource.group);
    for (const { when: _, ...variant } of resource.permissionsWhen ?? [])
      for (const permission of Object.values(variant)) name(permission, resource.group);
    for (const guard of resource.rowGuards ?? []) name(guard.permission, resource.group);
    for (const verb of Object.values(resource.verbs)) name(verb.permission, resource.group);
    name(resource.orderable?.permission, resource.group);
    for (const field of Object.values(resource.fields))
      for (const guard of [field.readable, field.writable]) name(guard?.permission, resource.group);
  }
  for (const one of [...Object.values(settings), ...Object.values(reports)]) name(one.permission, one.group);
  for (const other of others) name(other.name, other.group);
  return [...found].map(([permission, group]) => ({ name: permission, group }));
}
