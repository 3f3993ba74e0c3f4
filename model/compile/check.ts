import { fieldsOf } from '#/model/language/conditions.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { fieldsRead } from '#/model/language/expressions.ts';
import type { Fields, Rules } from '#/model/language/fields.ts';
import { heldInEstablishments } from '#/model/language/heldIn.ts';
import type { FieldModel, Model, ResourceModel, SettingsModel } from '#/model/language/model.ts';
import { distance, nameOne } from '#/model/language/nearest.ts';
import { heldNames } from '#/model/language/settings.ts';
import { checkCalls } from './checkCalls.ts';
import { checkDerived, checkShownOnly } from './checkDerived.ts';
import { checkGuards, checkSettingsGuards } from './checkGuards.ts';
import { checkHeldIn } from './checkHeldIn.ts';
import { checkLayouts } from './checkLayouts.ts';
import { checkLeads } from './checkLeads.ts';
import { checkMenu } from './checkMenu.ts';
import { checkReports } from './checkReports.ts';
import { checkRowGuards } from './checkRowGuards.ts';
import { checkSteps } from './checkSteps.ts';
import { checkStored } from './checkStored.ts';
import { checkUnits } from './checkUnits.ts';
import { systemFields } from './compile.ts';
import { rowColumnOf } from './listDefaults.ts';
import { checkListViews } from './listViews.ts';
import { inKebabCase } from './said.ts';

/** What no definition may say, whatever the compiler let through. Throws a DefinitionError at the first. */
export function checkModel(model: Model): void {
  for (const resource of Object.values(model.resources)) {
    checkNames(resource);
    checkFields(resource, model);
    checkRules(resource.name, resource.allFields, resource.rules);
    checkPermissionsWhen(resource);
    checkUses(resource);
    checkUnique(resource);
    checkListViews(resource);
    checkLayouts(resource);
    checkTree(resource);
    checkCalls(resource, model);
    checkSteps(resource);
    checkVariant(resource);
    checkStored(resource, model);
    checkHeldIn(resource, model);
    checkGuards(resource, model);
    checkRowGuards(resource, model);
    checkLeads(resource, model);
  }
  for (const settings of Object.values(model.settings)) {
    checkSettings(settings, model);
    checkSettingsGuards(settings);
  }
  checkPaths(model);
  checkReports(model);
  checkMenu(model);
  checkRequiredCycles(model);
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
// Spec names (`subCategory`) are spelled as the specification does.
const FIELD_NAME = /^[a-z][a-zA-Z0-9]*(_[a-z0-9]+)*$/;
const RESERVED = ['all', 'any', 'not', 'client_id', 'parent_id', 'position', 'titles', '_titles'];

function checkNames(resource: ResourceModel): void {
  const { name } = resource;
  if (resource.version !== 1) throw new DefinitionError(name, `has version ${String(resource.version)}`, 'write version: 1');
  if (!NAME.test(name))
    throw new DefinitionError(name, 'is not a plural in kebab-case', `name it like '${inKebabCase(name) || 'order-types'}'`);
  if (!resource.endpoint.startsWith('/api/'))
    throw new DefinitionError(name, `has the endpoint '${resource.endpoint}'`, "start it with '/api/'");
  for (const field of Object.keys(resource.fields)) {
    if (!FIELD_NAME.test(field))
      throw new DefinitionError(`${name}.${field}`, 'is not a field name', 'use lower-case words joined by underscores');
    if (RESERVED.includes(field) || Object.hasOwn(systemFields(resource.scope), field))
      throw new DefinitionError(`${name}.${field}`, 'is a name that the host keeps for itself', 'give the field another name');
  }
}

function checkFields(resource: ResourceModel, model: Model): void {
  for (const field of Object.values(resource.fields)) {
    checkField(`${resource.name}.${field.name}`, field, resource, model);
    checkUnits(`${resource.name}.${field.name}`, field, resource.scope, resource.fields);
  }
}

/** What a field's check knows of the definition it stands in. */
type Owner = Pick<ResourceModel, 'name' | 'scope' | 'fields' | 'variant' | 'heldIn'>;

/** `beside`: the fields of the record or row that the field stands in. */
function checkField(where: string, field: FieldModel, resource: Owner, model: Model, beside: Fields = resource.fields): void {
  if (field.internal && beside === resource.fields && !field.readonly)
    throw new DefinitionError(where, 'is internal, yet nobody says who writes it', 'add readonly: true, and let the host write it');
  if (field.kind === 'reference') {
    for (const to of typeof field.to === 'string' ? [field.to] : field.to) {
      const target = model.resources[to];
      if (!target || target.variant)
        throw new DefinitionError(
          where,
          `refers to '${to}', which ${target ? 'is a variant' : 'does not exist'}`,
          target?.variant ? `write '${target.variant.of}'` : nameOne(to, tables(model)),
        );
      // What only the host writes, of a record that belongs to establishments itself, is shown where that record is.
      const isHostsOwn = field.readonly && heldInEstablishments(resource) !== undefined;
      if (target.scope === 'establishment' && resource.scope !== 'establishment' && !isHostsOwn)
        throw new DefinitionError(
          where,
          `refers from a ${resource.scope}'s record to an establishment's`,
          `give ${resource.name} the scope 'establishment'`,
        );
    }
    for (const wanted of Object.values(field.where ?? {}))
      if (wanted !== null && typeof wanted === 'object' && !(wanted.field in resource.fields))
        throw new DefinitionError(
          where,
          `narrows its targets by '${wanted.field}', which is not a field beside it`,
          nameOne(wanted.field, Object.keys(resource.fields)),
        );
    if (field.onDelete === 'set_null' && field.required)
      throw new DefinitionError(where, 'is required, yet emptied when its target is deleted', "use onDelete: 'restrict' or 'cascade'");
  }
  if (field.kind === 'lines') {
    for (const [name, row] of Object.entries(field.fields)) {
      if (row.kind === 'lines')
        throw new DefinitionError(`${where}.${name}`, 'is a list of rows inside rows', 'make the rows a resource of their own');
      if (row.kind === 'aggregate' || row.kind === 'external')
        throw new DefinitionError(
          `${where}.${name}`,
          `is of kind '${row.kind}', which rows cannot have`,
          'make the rows a resource of their own',
        );
      checkField(`${where}.${name}`, { ...row, name, label: name }, resource, model, field.fields);
      checkUnits(`${where}.${name}`, row, resource.scope, field.fields);
    }
    checkRules(where, field.fields, field.rules);
  }
  if (field.kind === 'computed')
    for (const read of [...fieldsRead(field.value), ...(field.needs ?? [])])
      if (!(read in beside) && !(beside === resource.fields && inLines(resource, read)))
        throw new DefinitionError(where, `reads '${read}', which is not a field beside it`, nameOne(read, Object.keys(beside)));
  if (field.kind === 'aggregate' || field.kind === 'external') checkDerived(where, field, resource, model);
}

/** A variant's records have values that their fields take. */
function checkVariant({ name, variant, fields }: ResourceModel): void {
  for (const fixed of Object.keys(variant?.where ?? {}))
    if (!(fixed in fields))
      throw new DefinitionError(name, `shows records by '${fixed}', which is not a field`, nameOne(fixed, Object.keys(fields)));
}

function inLines(resource: Owner, name: string): boolean {
  return Object.values(resource.fields).some((field) => field.kind === 'lines' && name in field.fields);
}

function checkRules(where: string, fields: Fields, rules: Rules | undefined): void {
  const known = (name: string, part: string) => {
    if (name !== '*' && !(name in fields))
      throw new DefinitionError(where, `${part} names '${name}', which is not a field`, nameOne(name, Object.keys(fields)));
  };
  for (const part of ['show', 'require', 'readonly'] as const) {
    for (const [name, condition] of Object.entries(rules?.[part] ?? {})) {
      known(name, `rules.${part}`);
      for (const read of condition ? fieldsOf(condition) : []) known(read, `rules.${part}.${name}`);
    }
  }
  for (const { when } of rules?.kept ?? []) for (const name of fieldsOf(when)) known(name, 'rules.kept');
  for (const check of rules?.check ?? []) for (const name of [check.at, ...fieldsOf(check.that)]) known(name, 'rules.check');
}

const KIND_NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const NOT_IN_SETTINGS = ['password', 'aggregate', 'external'];

/** Settings are one JSON record per establishment: nothing in them can be counted, read elsewhere or hashed. */
function checkSettings({ name, version, fields, sections = [], rules, payPeriods, heldFrom }: SettingsModel, model: Model): void {
  if (version !== 1) throw new DefinitionError(name, `has version ${String(version)}`, 'write version: 1');
  if (!KIND_NAME.test(name)) throw new DefinitionError(name, 'is not the name of a kind of settings', "name it like 'kitchen_display'");
  for (const field of Object.values(fields)) {
    const where = `${name}.${field.name}`;
    if (!FIELD_NAME.test(field.name)) throw new DefinitionError(where, 'is not a field name', 'use lower-case words joined by underscores');
    if (NOT_IN_SETTINGS.includes(field.kind))
      throw new DefinitionError(where, `is of kind '${field.kind}', which settings cannot hold`, 'give it another kind');
    checkField(where, field, { name, scope: 'establishment', fields }, model);
    checkUnits(where, field, 'establishment', fields);
  }
  checkRules(name, fields, rules);
  const uses: [string, readonly string[]][] = [
    ['payPeriods', Object.values(payPeriods ?? {})],
    ['heldFrom', heldFrom ? [heldFrom.day, heldFrom.earlier, ...heldNames(heldFrom, fields)] : []],
    ['sections', sections.flatMap((section) => section.fields)],
  ];
  for (const [part, names] of uses)
    for (const named of names)
      if (!(named in fields))
        throw new DefinitionError(`${name}.${named}`, `is named by ${part}, but is not a field`, nameOne(named, Object.keys(fields)));
}

function checkPermissionsWhen({ name, allFields, permissionsWhen = [] }: ResourceModel): void {
  for (const read of permissionsWhen.flatMap(({ when }) => fieldsOf(when)))
    if (!(read in allFields))
      throw new DefinitionError(name, `permissionsWhen names '${read}', which is not a field`, nameOne(read, Object.keys(allFields)));
}

function checkUses(resource: ResourceModel): void {
  const sections = [...(resource.form?.sections ?? []), ...(resource.form?.tabs ?? [])].flatMap((section) => section.fields);
  const uses: [string, readonly string[]][] = [
    ['title', [resource.title]],
    ['list.columns', resource.list.columns],
    ['list.filters', resource.list.filters.filter((name) => !rowColumnOf(resource, name))],
    ['list.sort', [resource.list.sort.field]],
    ['search', resource.search],
    ['form', sections],
    ['story.figures', resource.story?.figures ?? []],
    ['list.board.shows', resource.list.board?.shows ?? []],
    ['list.calendar.shows', resource.list.calendar?.shows ?? []],
    ['importKey', resource.importKey ?? []],
    ...(resource.unique ?? []).map((group): [string, readonly string[]] => ['unique', group]),
  ];
  for (const [part, names] of uses)
    for (const name of names) {
      if (resource.fields[name]?.internal && part !== 'unique')
        throw new DefinitionError(`${resource.name}.${name}`, `is internal, yet named by ${part}`, 'leave one of the two out');
      if (!(name in resource.allFields))
        throw new DefinitionError(
          `${resource.name}.${name}`,
          `is named by ${part}, but is not a field`,
          nameOne(name, Object.keys(resource.allFields)),
        );
    }
  checkShownOnly(resource, uses);
}

function checkUnique({ name, unique = [] }: ResourceModel): void {
  for (const group of unique as readonly (readonly string[])[])
    if (group.length < 2)
      throw new DefinitionError(`${name}.${group[0] ?? 'unique'}`, 'is alone in a unique group', 'write unique: true at the field instead');
}

function checkTree(resource: ResourceModel): void {
  if (!resource.tree) return;
  const field = resource.fields[resource.tree];
  if (field?.kind !== 'reference' || field.to !== resource.name || field.many || field.required)
    throw new DefinitionError(
      `${resource.name}.${resource.tree}`,
      'makes the tree, but is not an optional reference to its own resource',
      `write field.reference('${resource.name}')`,
    );
}

function checkPaths(model: Model): void {
  const taken = new Map<string, string>();
  for (const one of [...Object.values(model.resources), ...Object.values(model.reports)]) {
    const other = taken.get(one.endpoint);
    const both = other ? model.resources[other] : undefined;
    const mine = model.resources[one.name];
    // Two variants may share a path where each serves callers of its own.
    if (other && !(both?.callers && mine?.callers && both.callers !== mine.callers)) {
      const [wrong, right] = bySimilarity(one.name, other, one.endpoint);
      throw new DefinitionError(wrong, `has the endpoint '${one.endpoint}' of '${right}'`, 'give it a path of its own');
    }
    taken.set(one.endpoint, one.name);
  }
}

/** Of two definitions with one path, the one whose name is less like it comes first: it was copied from the other. */
function bySimilarity(one: string, other: string, endpoint: string): [string, string] {
  const last = endpoint.split('/').at(-1) ?? '';
  return distance(one, last) > distance(other, last) ? [one, other] : [other, one];
}

const tables = ({ resources }: Model) => Object.values(resources).flatMap(({ name, variant }) => (variant ? [] : [name]));

function checkRequiredCycles(model: Model): void {
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name))
      throw new DefinitionError(
        name,
        `needs itself first (${[...path.slice(path.indexOf(name)), name].join(' → ')})`,
        'make one of these references optional',
      );
    for (const field of Object.values(model.resources[name]?.fields ?? {}))
      if (field.kind === 'reference' && field.required && typeof field.to === 'string') visit(field.to, [...path, name]);
  };
  for (const name of Object.keys(model.resources)) visit(name, []);
}
