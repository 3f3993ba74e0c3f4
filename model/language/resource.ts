import type { Exact } from './exact.ts';
import type { Condition, Fields, Rules } from './fields.ts';
import type { FromReport } from './fromReport.ts';
import type { BoardOptions, CalendarOptions } from './layouts.ts';
import type { MenuHeading, MenuItem } from './menu.ts';
import type { SystemField } from './record.ts';
import type { OpensReport } from './reports.ts';
import type { Verbs } from './verbs.ts';

/**
 * Where a permission counts for records of a business, as roles are held in one establishment or in all of them:
 *
 * - `anywhere`: all establishments share them (customers, vendors). Held in any one, a permission reads, adds and changes; to delete, it
 *   must be held in all, for a deleted one is gone for everybody.
 * - `everywhere`: they apply in all establishments (rewards). Held in any one, a permission reads; whatever writes must be held in all.
 * - `{ establishments }`: each belongs to the establishments that it names, and a permission must be held in every one of these. It says
 *   by which field: a reference, a column of rows (`roles.establishment`), or `id` where the record is an establishment itself. A record
 *   that names none, leaves one of its rows empty, or has one of the values in `everywhereWhen` asks for the permission in all of them.
 * - `{ whereUsed }`: what changes one changes every record that refers to it (roles). Read with a permission held in any; to change or
 *   delete, it must be held wherever one of these fields points to it: `employees.role` of an establishment's records, or `users.roles.role`
 *   of rows that name an establishment beside it.
 */
export type HeldIn =
  | 'anywhere'
  | 'everywhere'
  | { readonly establishments: string; readonly everywhereWhen?: Readonly<Record<string, string | number | boolean>> }
  | { readonly whereUsed: readonly string[] };

/** Whose a record is: the platform's, a client's (business), or an establishment's. */
export type Scope = 'platform' | 'client' | 'establishment';

/** The permission of each of the generic five; a call left out has no endpoint. */
export interface Permissions {
  list?: string;
  view?: string;
  create?: string;
  edit?: string;
  delete?: string;
}

/** Permissions as a definition says them: `view` is `list` where absent; `false`: records are seen in lists alone. */
export interface PermissionOptions extends Omit<Permissions, 'view'> {
  view?: string | false;
}

/**
 * Permissions that take the place of the general ones for records that satisfy `when`; the first that fits counts, and what it leaves out
 * nobody may do.
 */
export interface PermissionsWhen<F extends Fields = Fields> extends Pick<Permissions, 'create' | 'edit' | 'delete'> {
  when: Condition<F>;
}

/**
 * Records that ask for another permission beside the general one to be seen at all, in their own establishment: those that have these
 * values. Only the host writes such records, and nothing refers to them.
 */
export interface RowGuard {
  when: Readonly<Record<string, string>>;
  permission: string;
}

type Name<F extends Fields> = keyof F & string;

/**
 * The list of what a record tells of, in its establishment: of those with these values; `until`: date fields of theirs that lie before the
 * end of a day that the record says.
 */
export interface OpensList<C extends string = string> {
  readonly resource: string;
  readonly where?: Readonly<Record<string, readonly string[]>>;
  readonly until?: Readonly<Record<string, C>>;
}

/**
 * Where a field of a record leads: to a report, asked for the record's establishment, or to a list. Of several ways the first counts that
 * fits the record and that its reader may go.
 */
export type Leads<F extends Fields = Fields> = (OpensReport<Name<F>> | OpensList<Name<F>>) & { readonly when?: Condition<F> };

/** What a list can show or sort by: own fields and the host's. */
export type ColumnName<F extends Fields> = Name<F> | SystemField;

type ColumnsOfRows<K, V> = V extends { kind: 'lines'; fields: infer R } ? `${K & string}.${keyof R & string}` : never;
/** A column of rows, as `lines.title`. */
export type RowColumnName<F extends Fields> = { [K in keyof F]: ColumnsOfRows<K, F[K]> }[keyof F];

/** A list prepared by the definition: filters, order and columns under one name. */
export interface ListView<F extends Fields = Fields> {
  label: string;
  filters?: Condition<F>;
  sort?: { field: ColumnName<F>; order: 'asc' | 'desc' };
  columns?: readonly ColumnName<F>[];
}

export interface ListOptions<F extends Fields = Fields> {
  columns?: readonly ColumnName<F>[];
  /** Also by what stands in rows: `lines.title`. */
  filters?: readonly (ColumnName<F> | RowColumnName<F>)[];
  sort?: { field: ColumnName<F>; order: 'asc' | 'desc' };
  views?: Readonly<Record<string, ListView<F>>>;
  /** Keys of a list's body that stand for a filter by a field: `{ gift_card_id: 'gift_card' }`. */
  keys?: Readonly<Record<string, Name<F>>>;
  /** Columns whose sum over all matches stands under the list. */
  totals?: readonly Name<F>[];
  /** A reference to one resource: the first of the totals also stands above the list, apart for each record that it names. */
  totalsBy?: Name<F>;
  /** Its records are offered in these shapes too. */
  calendar?: CalendarOptions<F>;
  board?: BoardOptions<F>;
}

export interface Section<F extends Fields = Fields> {
  label: string;
  fields: readonly Name<F>[];
}

/** Sections one below the other, or tabs; fields that none names stand in a last section of their own. */
export interface FormOptions<F extends Fields = Fields> {
  sections?: readonly Section<F>[];
  tabs?: readonly Section<F>[];
  /** A small entity: created and edited in a dialog over its list. */
  dialog?: boolean;
}

/** What a record's page begins with, so that one look says how it stands. */
export interface StoryOptions<F extends Fields = Fields> {
  /** Fields that stand large beside each other; what a record has no value for is left out. */
  figures: readonly Name<F>[];
  /** A report with a chart, of the last 30 days or so many: its name, and which of its inputs is the record. */
  report?: { name: string; input: string; days?: number };
}

/** Texts that replace the default ones ('Tax Deleted Successfully'). */
export interface Messages {
  created?: string;
  updated?: string;
  deleted?: string;
  saveFailed?: string;
  reordered?: string;
  reorderFailed?: string;
}

/** A record of the demo data as it is written: a reference by its target's title, money in US dollars, readonly fields too. */
export type DemoSample = Readonly<Record<string, unknown>>;

/**
 * What the demo data hold of a resource, in each establishment (client, or once for the platform): the samples as they are written, then
 * `count` made-up rows.
 */
export interface DemoOptions {
  count?: number;
  samples?: readonly DemoSample[];
  /** Samples of establishments with this behaviour alone. */
  restaurant?: readonly DemoSample[];
  retail?: readonly DemoSample[];
  /** Only establishments with this behaviour have any. */
  only?: 'restaurant' | 'retail';
}

type EnumNames<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'enum' } ? K : never }[keyof F] & string;
type ValuesOfEnum<F> = F extends { values: infer V } ? keyof V & string : string;
/** The steps a status may take; only verbs that name them take them. */
export type Transitions<F extends Fields> = {
  readonly [K in EnumNames<F>]?: { readonly [From in ValuesOfEnum<F[K]>]?: readonly ValuesOfEnum<F[K]>[] };
};

/** What one file under `resources/` says of an entity. Plain data; `fields` is the one place inference reads. */
export interface ResourceDefinition<F extends Fields = Fields, S extends Scope = Scope> {
  version: 1;
  /** Plural, kebab-case: also the route and the table. */
  name: string;
  /** Singular and plural. */
  label: readonly [string, string];
  help?: string;
  icon: string;
  scope: S;
  /** The field that a reader knows the record by: `name` or else `title` where absent. */
  title?: NoInfer<Name<F>>;
  /** Where its calls begin: `/api/` and the singular label where absent, which goes only while the plural one is the name. */
  endpoint?: string;
  permissions: PermissionOptions;
  /** Other permissions to create, edit and delete for some records. */
  permissionsWhen?: readonly PermissionsWhen<NoInfer<F>>[];
  /** Records that are there only for whoever holds another permission too. */
  rowGuards?: readonly RowGuard[];
  /** What fields lead to, in lists, on the record's page and in emails, for whoever may see it. */
  opens?: { readonly [K in NoInfer<Name<F>>]?: readonly Leads<NoInfer<F>>[] };
  /** Needed with scope 'client', and there alone: in which establishments these permissions must be held for a record. */
  heldIn?: HeldIn;
  /**
   * `true`: what these records say decides what somebody may do. Writes of one business come one after the other, each validated by the
   * rights of that moment.
   */
  grantsRights?: boolean;
  /** Only these callers have it: super-admins, or the people of a business. */
  callers?: 'platform' | 'client';
  /**
   * Where the list's or the single record's call has a path of its own that the specification gives; `{id}` stands for the record, at the
   * end where it is not said.
   */
  paths?: { list?: string; get?: string };
  fields: F;
  search?: readonly NoInfer<Name<F>>[];
  /** `false`: the search over everything leaves its records out. For logs, whose lines only tell of other records. */
  globalSearch?: false;
  /** `false`: no webhook tells of these records. */
  webhooks?: false;
  /** `false`: nobody comments on these records. For logs, whose lines only tell of other records. */
  comments?: false;
  list?: ListOptions<NoInfer<F>>;
  form?: FormOptions<NoInfer<F>>;
  /** What stands first on a record's page. */
  story?: StoryOptions<NoInfer<F>>;
  rules?: Rules<NoInfer<F>>;
  /** Groups of two or more fields that are unique together within the record's scope. A field that is unique alone says so itself. */
  unique?: readonly (readonly [NoInfer<Name<F>>, NoInfer<Name<F>>, ...NoInfer<Name<F>>[]])[];
  /** Groups of fields by which the host looks records up: an index for each. */
  indexes?: readonly (readonly NoInfer<Name<F>>[])[];
  /**
   * Records that wait for their time, which the host looks for in all businesses at once: an index of those that wait, by that time. For
   * queues: `{ by: 'next_try', where: { status: 'waiting' } }`.
   */
  due?: { by: NoInfer<Name<F>>; where: Partial<Readonly<Record<NoInfer<Name<F>>, string>>> };
  /**
   * Texts by which one record is found as by its id: `{ tracking: 'tracking_id' }` is `GET {endpoint}/tracking/{tracking_id}`. The newest,
   * where several have it.
   */
  lookupKeys?: Readonly<Record<string, NoInfer<Name<F>>>>;
  /** The field of `clients` that says how many of these a business may have; empty there: any number. */
  limitedBy?: string;
  /** Dragged into an order that the host keeps in `sort_order`; `within`: one order per value of that field. */
  orderable?: { path: string; permission: string; within?: NoInfer<Name<F>> };
  /** The reference to its own kind that makes a tree; the host refuses circles. */
  tree?: NoInfer<Name<F>>;
  transitions?: Transitions<NoInfer<F>>;
  verbs?: Verbs<NoInfer<F>>;
  /** The fields by which an import finds the record to update. */
  importKey?: readonly NoInfer<Name<F>>[];
  /** A creation that names the `id` of a record changes that record instead: callers with one way to save. */
  savesById?: boolean;
  messages?: Messages;
  /** Texts that the answer to a creation or a verb holds once and nobody can read again: name → what it is. */
  answersOnce?: Readonly<Record<string, string>>;
  /** Of an entity that somebody adds; what the demo holds of the program's own stands in `server/demo/catalogue`. */
  demo?: DemoOptions;
  /** Offered on every report's page. */
  fromReport?: FromReport<NoInfer<F>>;
  /** `false`: no menu item and no screens of its own. */
  menu?: MenuItem | false;
}

/**
 * Says what one entity is. Checked by the compiler here and by `compile` at start-up. Its fields and its verbs keep their own types: records,
 * hooks and verbs' functions are typed by them.
 */
export function defineResource<const F extends Fields, const S extends Scope, const V extends Verbs<NoInfer<F>> = NoVerbs>(
  definition: Omit<ResourceDefinition<F, S>, 'verbs'> & { verbs?: V & Exact<V, Verbs<F>> },
): Omit<ResourceDefinition<F, S>, 'verbs'> & { verbs?: V } {
  return definition;
}

type NoVerbs = Readonly<Record<never, never>>;

/** The usual permissions of an entity: the list's name, then `<singular>Create`, `Edit`, `Delete`. */
export function crud<const L extends string, const O extends string>(list: L, singular: O) {
  return { list, create: `${singular}Create`, edit: `${singular}Edit`, delete: `${singular}Delete` } as const;
}

/** A menu group: one folder of `resources/`. */
export interface GroupDefinition {
  label: string;
  icon: string;
  order: number;
  /** What its menu items stand under, by the name they say, in this order. */
  headings?: Readonly<Record<string, string | MenuHeading>>;
}

/** Names a folder's menu group. */
export function defineGroup(group: GroupDefinition): GroupDefinition {
  return group;
}
