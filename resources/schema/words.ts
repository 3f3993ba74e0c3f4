import type { FaceDefinition } from './faces.ts';
import { any, condition, expressionShape, fields, rules, type Shape, words } from './fieldWords.ts';
import type { LikeReportDefinition, ReportChart, ReportDefinition } from './reports.ts';
import type {
  DemoOptions,
  FormOptions,
  FromReport,
  GroupDefinition,
  ListOptions,
  ListView,
  Messages,
  PermissionOptions,
  PermissionsWhen,
  ResourceDefinition,
  Section,
} from './resource.ts';
import type { SettingsDefinition } from './settings.ts';
import type { Verb } from './verbs.ts';

const section = words<Section>({ label: any, labels: any, fields: any });
const sort = words<{ field: string; order: string }>({ field: any, order: any });
const view = words<ListView>({ label: any, labels: any, filters: condition, sort, columns: any });
const list = words<ListOptions>({ columns: any, filters: any, sort, views: { each: view }, keys: any, totals: any });
const form = words<FormOptions>({ sections: { each: section }, tabs: { each: section }, dialog: any });
const permissions = words<PermissionOptions>({ list: any, view: any, create: any, edit: any, delete: any });
const permissionsWhen: Shape = { each: words<PermissionsWhen>({ when: condition, create: any, edit: any, delete: any }) };
const messages = words<Messages>({ created: any, updated: any, deleted: any, saveFailed: any, reordered: any, reorderFailed: any });
const demo = words<DemoOptions>({ count: any, samples: any, restaurant: any, retail: any, only: any });
const menu = words<{ order?: number }>({ order: any });
const paths = words<{ list?: string; get?: string }>({ list: any, get: any });

const verb = words<Verb>({
  label: any,
  labels: any,
  icon: any,
  on: any,
  effect: any,
  permission: any,
  method: any,
  path: any,
  input: fields,
  over: any,
  shows: any,
  fills: { each: { by: expressionShape } },
  starts: any,
  repeats: any,
  isDanger: any,
  when: condition,
  confirm: any,
  confirms: any,
  button: any,
  idempotent: any,
  returns: any,
  makes: any,
  output: fields,
  to: any,
  messages: words<NonNullable<Verb['messages']>>({ done: any, dones: any }),
});

const PLACES: Shape = { words: { places: any, everywhereWhen: any } };
const USES: Shape = { words: { whereUsed: any } };
const heldIn: Shape = { by: (value) => ('whereUsed' in value ? USES : PLACES) };

/** The words of a definition of each kind, and of what stands in it. */
export const resourceWords = words<ResourceDefinition>({
  version: any,
  name: any,
  label: any,
  labels: any,
  help: any,
  helps: any,
  icon: any,
  scope: any,
  title: any,
  endpoint: any,
  permissions,
  permissionsWhen,
  heldIn,
  grantsRights: any,
  callers: any,
  paths,
  fields,
  search: any,
  globalSearch: any,
  list,
  form,
  rules,
  unique: any,
  indexes: any,
  foundBy: any,
  limitedBy: any,
  orderable: words<NonNullable<ResourceDefinition['orderable']>>({ path: any, permission: any, within: any }),
  tree: any,
  transitions: any,
  verbs: { each: verb },
  importKey: any,
  savesById: any,
  messages,
  answersOnce: any,
  demo,
  fromReport: words<FromReport>({ label: any, labels: any, icon: any, report: any, period: any, establishments: any, compare: any, choices: any }),
  menu,
});

export const faceWords = words<FaceDefinition>({
  version: any,
  faceOf: any,
  name: any,
  label: any,
  labels: any,
  icon: any,
  endpoint: any,
  permissions,
  permissionsWhen,
  paths,
  callers: any,
  where: any,
  fields: any,
  list,
  form,
  messages,
  demo,
  menu,
});

export const settingsWords = words<SettingsDefinition>({
  version: any,
  settings: any,
  name: any,
  label: any,
  labels: any,
  help: any,
  helps: any,
  icon: any,
  permission: any,
  fields,
  sections: { each: section },
  rules,
  preview: any,
  menu,
});

const chart = words<ReportChart>({ type: any, category: any, values: any, top: any });

export const reportWords = words<ReportDefinition & Pick<LikeReportDefinition, 'like'>>({
  version: any,
  report: any,
  like: any,
  name: any,
  label: any,
  labels: any,
  help: any,
  helps: any,
  icon: any,
  permission: any,
  endpoint: any,
  input: fields,
  columns: fields,
  title: any,
  shown: any,
  sort,
  search: any,
  top: any,
  totals: any,
  chart,
  answer: any,
  key: any,
  compare: any,
  statement: any,
  drill: any,
  sections: any,
  tabs: any,
  meanings: { each: words<{ help: string; helps: object }>({ help: any, helps: any }) },
  menu,
});

export const groupWords = words<GroupDefinition>({ label: any, labels: any, icon: any, order: any });
