import type { FieldOf, Kind } from './fields.ts';
import type { MenuHeading, MenuItem } from './menu.ts';
import type { Meaning, ReportDefinition } from './reports.ts';
import type { GroupDefinition, ListOptions, Messages, Permissions, ResourceDefinition, Scope } from './resource.ts';
import type { SettingsDefinition } from './settings.ts';
import type { ModelText } from './texts.ts';
import type { Verb } from './verbs.ts';

/** A field of one kind with its name and its English label made. */
export type FieldModelOf<K extends Kind> = FieldOf<K> & { readonly name: string; readonly label: string };
/** A field with its name and its English label made; its `kind` says which. */
export type FieldModel = { [K in Kind]: FieldModelOf<K> }[Kind];

/** A verb with everything said that its definition may leave out; in its path `{id}` stands for the record. */
export interface VerbModel extends Verb {
  readonly name: string;
  readonly label: string;
  readonly on: 'record' | 'collection' | 'selection';
  readonly effect: 'read' | 'write';
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
}

/** A resource, or a variant of one, with everything said that its definition may leave out. */
export interface ResourceModel
  extends Omit<ResourceDefinition, 'title' | 'endpoint' | 'fields' | 'permissions' | 'verbs' | 'messages' | 'list' | 'search' | 'menu'> {
  readonly title: string;
  readonly endpoint: string;
  readonly fields: Readonly<Record<string, FieldModel>>;
  /** Also the fields that every record has: id, created_at, updated_at, created_by, and establishment_id. */
  readonly allFields: Readonly<Record<string, FieldModel>>;
  /** Whose a record is, for whoever sees the records of several businesses; absent where none belongs to a business. */
  readonly ownerField?: FieldModel;
  readonly table: string;
  readonly group: string;
  readonly permissions: Permissions;
  readonly verbs: Readonly<Record<string, VerbModel>>;
  readonly messages: Required<Messages>;
  readonly list: Required<Pick<ListOptions, 'columns' | 'filters' | 'sort'>> & ListOptions;
  readonly search: readonly string[];
  readonly menu: MenuItem | false;
  /** The resource whose table it shows, and what its rows have there. */
  readonly variant?: {
    readonly of: string;
    readonly where: Readonly<Record<string, string | number | boolean>>;
    readonly narrowed: boolean;
  };
}

/** One kind of establishment settings, its fields with names and labels. */
export interface SettingsModel extends Omit<SettingsDefinition, 'fields'> {
  readonly fields: Readonly<Record<string, FieldModel>>;
  readonly group: string;
}

/** A report with the meaning of each figure. */
export interface ReportModel extends Omit<ReportDefinition, 'meanings'> {
  readonly group: string;
  readonly meanings: Readonly<Record<string, Meaning>>;
}

export interface GroupModel extends Omit<GroupDefinition, 'headings'> {
  readonly name: string;
  readonly headings: Readonly<Record<string, MenuHeading>>;
  /** Names of its resources, in the menu's order. */
  readonly resources: readonly string[];
  readonly settings: readonly string[];
  readonly reports: readonly string[];
}

/** One name of the permission catalogue and the menu group it stands in. */
export interface PermissionName {
  readonly name: string;
  readonly group: string;
}

/** The whole of `resources/`, compiled: what the host and the dashboard stand on. */
export interface Model {
  /** Where each definition stands, by its name: `{ taxes: 'resources/catalogue/taxes.ts' }`. */
  readonly files: Readonly<Record<string, string>>;
  readonly groups: readonly GroupModel[];
  readonly resources: Readonly<Record<string, ResourceModel>>;
  readonly settings: Readonly<Record<string, SettingsModel>>;
  readonly reports: Readonly<Record<string, ReportModel>>;
  /** Every text that definitions say to people, in English and in the languages that were added. */
  readonly texts: readonly ModelText[];
  readonly permissions: readonly PermissionName[];
  /** Of these, the names that belong to no definition. */
  readonly otherPermissions: readonly string[];
}

/** The resource of that name. Throws where there is none: a mistake of ours, not of a caller. */
export function resourceOf(model: Model, name: string): ResourceModel {
  const resource = model.resources[name];
  if (!resource) throw new Error(`There is no resource '${name}'`);
  return resource;
}

/** Where records are listed: POST. */
export function listPath({ endpoint, paths }: Pick<ResourceModel, 'endpoint' | 'paths'>): string {
  return paths?.list ?? `${endpoint}/list`;
}

/** Where one record is read; `{id}` stands for it. */
export function viewPath({ endpoint, paths }: Pick<ResourceModel, 'endpoint' | 'paths'>): string {
  const path = paths?.get ?? endpoint;
  return path.includes('{id}') ? path : `${path}/{id}`;
}

/** Whether records of a scope belong to an establishment. */
export function isOfEstablishment(resource: { readonly scope: Scope }): boolean {
  return resource.scope === 'establishment';
}

/** A field that lists know by that name: one of every record, or whose it is. */
export function listedField(
  { allFields, ownerField }: Pick<ResourceModel, 'allFields' | 'ownerField'>,
  name: string,
): FieldModel | undefined {
  if (name === ownerField?.name) return ownerField;
  return Object.hasOwn(allFields, name) ? allFields[name] : undefined;
}

/** Whether a field is of that kind. */
export function isKind<K extends Kind>(field: FieldModel | undefined, kind: K): field is Extract<FieldModel, { readonly kind: K }> {
  return field?.kind === kind;
}

/** The field of that name and kind. Throws where there is none: a mistake of ours, not of a caller. */
export function fieldOf<K extends Kind>(
  fields: Readonly<Record<string, FieldModel>>,
  name: string,
  kind: K,
): Extract<FieldModel, { readonly kind: K }> {
  const field = fields[name];
  if (!isKind(field, kind)) throw new Error(`There is no field '${name}' of the kind '${kind}'`);
  return field;
}
