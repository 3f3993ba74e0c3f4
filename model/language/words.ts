import type { Condition } from './fields.ts';
import { anything, condition, expressionShape, fieldShapes, ruleShapes, type Shape, words } from './fieldWords.ts';
import type { FromReport } from './fromReport.ts';
import type { BoardOptions, CalendarOptions } from './layouts.ts';
import type { MenuItem } from './menu.ts';
import type { LikeReportDefinition, Meaning, OfferedVerb, Opens, PayPreset, ReportChart, ReportDefinition } from './reports.ts';
import type {
  DemoOptions,
  FormOptions,
  GroupDefinition,
  Leads,
  ListOptions,
  ListView,
  Messages,
  PermissionOptions,
  PermissionsWhen,
  ResourceDefinition,
  RowGuard,
  Section,
  StoryOptions,
} from './resource.ts';
import type { HeldFrom, PayPeriodFields, SettingsDefinition } from './settings.ts';
import type { VariantDefinition } from './variants.ts';
import type { Verb } from './verbs.ts';

/** The keys of all of a union's shapes. */
type KeyOfEach<U> = U extends unknown ? keyof U & string : never;

const section = words<Section>({ label: anything, fields: anything });
const sort = words<{ field: string; order: string }>({ field: anything, order: anything });
const view = words<ListView>({ label: anything, filters: condition, sort, columns: anything });
const list = words<ListOptions>({
  columns: anything,
  filters: anything,
  sort,
  views: { each: view },
  keys: anything,
  totals: anything,
  totalsBy: anything,
  calendar: words<CalendarOptions>({
    from: anything,
    starts: anything,
    ends: anything,
    lasts: anything,
    lane: anything,
    shows: anything,
    by: anything,
  }),
  board: words<BoardOptions>({ by: anything, sum: anything, shows: anything }),
});
const form = words<FormOptions>({ sections: { each: section }, tabs: { each: section }, dialog: anything });
const permissions = words<PermissionOptions>({ list: anything, view: anything, create: anything, edit: anything, delete: anything });
const permissionsWhen: Shape = { each: words<PermissionsWhen>({ when: condition, create: anything, edit: anything, delete: anything }) };
const rowGuards: Shape = { each: words<RowGuard>({ when: anything, permission: anything }) };
const opens: Shape = {
  each: {
    each: words<Record<KeyOfEach<Leads>, unknown>>({
      when: condition,
      report: anything,
      input: anything,
      day: anything,
      resource: anything,
      where: anything,
      until: anything,
    }),
  },
};
const messages = words<Messages>({
  created: anything,
  updated: anything,
  deleted: anything,
  saveFailed: anything,
  reordered: anything,
  reorderFailed: anything,
});
const demo = words<DemoOptions>({ count: anything, samples: anything, restaurant: anything, retail: anything, only: anything });
const menu = words<MenuItem>({ heading: anything, order: anything });
const paths = words<{ list?: string; get?: string }>({ list: anything, get: anything });

const verb = words<Verb>({
  label: anything,
  icon: anything,
  on: anything,
  effect: anything,
  permission: anything,
  method: anything,
  path: anything,
  input: fieldShapes,
  rules: ruleShapes,
  over: anything,
  shows: anything,
  fills: { each: { by: expressionShape } },
  derives: fieldShapes,
  warns: { each: words<{ when: Condition; at: string; message: string }>({ when: condition, at: anything, message: anything }) },
  starts: anything,
  repeats: anything,
  isDanger: anything,
  when: condition,
  otherwise: anything,
  confirm: anything,
  namesEstablishments: anything,
  button: anything,
  returns: anything,
  makes: anything,
  output: fieldShapes,
  to: anything,
  messages: words<NonNullable<Verb['messages']>>({ done: anything }),
});

const ESTABLISHMENTS: Shape = { words: { establishments: anything, everywhereWhen: anything } };
const USES: Shape = { words: { whereUsed: anything } };
const heldIn: Shape = { by: (value) => ('whereUsed' in value ? USES : ESTABLISHMENTS) };

/** What every definition is called by, and what most say of themselves beside it. */
const NAMED = { version: anything, name: anything, label: anything, icon: anything } as const;
const EXPLAINED = { ...NAMED, help: anything, helps: anything } as const;

/** The words of a definition of each kind, and of what stands in it. */
export const resourceWords = words<ResourceDefinition>({
  ...EXPLAINED,
  scope: anything,
  title: anything,
  endpoint: anything,
  permissions,
  permissionsWhen,
  rowGuards,
  opens,
  heldIn,
  grantsRights: anything,
  callers: anything,
  paths,
  fields: fieldShapes,
  search: anything,
  globalSearch: anything,
  webhooks: anything,
  comments: anything,
  list,
  form,
  story: words<StoryOptions>({
    figures: anything,
    report: words<NonNullable<StoryOptions['report']>>({ name: anything, input: anything, days: anything }),
  }),
  rules: ruleShapes,
  unique: anything,
  indexes: anything,
  due: words<NonNullable<ResourceDefinition['due']>>({ by: anything, where: anything }),
  lookupKeys: anything,
  limitedBy: anything,
  orderable: words<NonNullable<ResourceDefinition['orderable']>>({ path: anything, permission: anything, within: anything }),
  tree: anything,
  transitions: anything,
  verbs: { each: verb },
  importKey: anything,
  savesById: anything,
  messages,
  answersOnce: anything,
  demo,
  fromReport: words<FromReport>({
    label: anything,
    icon: anything,
    report: anything,
    period: anything,
    establishments: anything,
    compare: anything,
    question: anything,
    name: anything,
    recipients: anything,
    people: anything,
    rhythm: words<FromReport['rhythm']>({
      frequency: anything,
      weekdays: anything,
      weekday: anything,
      countedFrom: anything,
      day: anything,
      time: anything,
    }),
    trial: anything,
    begins: anything,
    covers: anything,
  }),
  menu,
});

export const faceWords = words<VariantDefinition>({
  ...NAMED,
  variantOf: anything,
  endpoint: anything,
  permissions,
  permissionsWhen,
  paths,
  callers: anything,
  where: anything,
  fields: anything,
  list,
  form,
  messages,
  demo,
  menu,
});

export const settingsWords = words<SettingsDefinition>({
  ...EXPLAINED,
  settings: anything,
  permission: anything,
  fields: fieldShapes,
  sections: { each: section },
  rules: ruleShapes,
  preview: anything,
  heldFrom: words<HeldFrom>({ day: anything, earlier: anything }),
  payPeriods: words<PayPeriodFields>({ every: anything, weekStartsOn: anything, startsOn: anything }),
  menu,
});

const chart = words<Record<KeyOfEach<ReportChart>, unknown>>({
  type: anything,
  category: anything,
  values: anything,
  top: anything,
  across: anything,
  group: anything,
  lines: anything,
  emptyDays: anything,
});

export const reportWords = words<ReportDefinition & Pick<LikeReportDefinition, 'like'>>({
  ...EXPLAINED,
  report: anything,
  like: anything,
  permission: anything,
  endpoint: anything,
  input: fieldShapes,
  columns: fieldShapes,
  title: anything,
  shown: anything,
  sort,
  search: anything,
  top: anything,
  totals: anything,
  chart,
  answer: anything,
  key: anything,
  compare: anything,
  period: anything,
  payPresets: words<Record<PayPreset, unknown>>({ this_pay_period: anything, last_pay_period: anything }),
  firstPeriod: anything,
  firstEstablishments: anything,
  statement: anything,
  drill: anything,
  opens: {
    each: words<Record<KeyOfEach<Opens>, unknown>>({
      resource: anything,
      by: anything,
      within: anything,
      where: anything,
      report: anything,
      input: anything,
      day: anything,
    }),
  },
  offers: { each: words<OfferedVerb>({ resource: anything, verb: anything, given: anything }) },
  groups: anything,
  sections: anything,
  tabs: anything,
  meanings: { each: words<Meaning>({ help: anything }) },
  menu,
});

export const groupWords = words<GroupDefinition>({ label: anything, icon: anything, order: anything, headings: anything });
