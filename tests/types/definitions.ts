import {
  crud,
  defineGroup,
  defineReport,
  defineReportLike,
  defineResource,
  defineSettings,
  defineTile,
  defineVariant,
  field,
  type InputOf,
  type RecordOf,
} from '#model/language';

/**
 * Proofs for the compiler: `npm run types` reads this file, and each expected error below is one that it must find.
 * Nothing runs.
 */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Simple<T> = { [K in keyof T]: T[K] };
function proves<T extends true>(): T | undefined {
  return undefined;
}

const base = {
  version: 1,
  name: 'cups',
  label: ['Cup', 'Cups'],
  icon: 'Cup',
  scope: 'establishment',
  endpoint: '/api/cup',
  permissions: crud('Cups', 'Cup'),
} as const;
const fields = {
  name: field.text({ required: true }),
  size: field.enum({ small: 'Small', big: 'Big' }, { required: true, default: 'small' }),
  rate: field.decimal({ min: 0 }),
  active: field.boolean({ default: true }),
  saucer: field.reference('saucers'),
  tags: field.references('tags'),
  about: field.reference(['cups', 'saucers']),
  secret: field.password({ required: true }),
  rows: field.lines({ label: field.text({ required: true }), amount: field.money() }),
  total: field.computed({ value: 1, as: 'money' }),
  state: field.status({ draft: 'Draft', sent: 'Sent' }),
} as const;

const of = { ...base, title: 'name', fields } as const;
const send = { label: 'Send', on: 'record', effect: 'write', permission: 'CupSend' } as const;

export const cups = defineResource({
  ...base,
  title: 'name',
  fields,
  list: { columns: ['name', 'size', 'created_at'], sort: { field: 'rate', order: 'asc' } },
  rules: {
    show: { rate: { size: 'big' } },
    require: { rate: { active: true } },
    readonly: { '*': { state: 'sent' } },
    check: [{ that: { rate: { lte: 100 } }, at: 'rate', message: 'At most 100' }],
  },
  transitions: { state: { draft: ['sent'] } },
  verbs: { send: { label: 'Send', on: 'record', effect: 'write', permission: 'CupSend', to: { state: 'sent' }, over: 'rows' } },
});

/** Choices that say themselves. */
const chosen = {
  name: field.text(),
  size: field.enum(['small', 'big'], { required: true }),
  state: field.status(['draft', 'sent']),
} as const;
export const listed = defineResource({
  ...base,
  fields: chosen,
  rules: { show: { name: { size: 'big' } } },
  transitions: { state: { draft: ['sent'] } },
});
type Listed = RecordOf<typeof listed>;
proves<Same<Listed['size'], 'small' | 'big'>>();
proves<Same<Listed['state'], 'draft' | 'sent'>>();
// @ts-expect-error a value that is not in the list
export const listedValue = defineResource({ ...base, fields: chosen, rules: { show: { name: { size: 'huge' } } } });
// @ts-expect-error a title that is no field
export const title = defineResource({ ...base, title: 'nmae', fields });
// @ts-expect-error a column that is no field
export const column = defineResource({ ...of, list: { columns: ['nmae'] } });
// @ts-expect-error an order by no field
export const sort = defineResource({ ...of, list: { sort: { field: 'nmae', order: 'asc' } } });
// @ts-expect-error a board by what is no choice
export const board = defineResource({ ...of, list: { board: { by: 'name' } } });
// @ts-expect-error a calendar by what is no day
export const calendar = defineResource({ ...of, list: { calendar: { from: 'name' } } });
// @ts-expect-error a section's field that is none
export const section = defineResource({ ...of, form: { sections: [{ label: 'General', fields: ['nmae'] }] } });
// @ts-expect-error a rule of no field
export const rule = defineResource({ ...of, rules: { show: { raet: { size: 'big' } } } });
// @ts-expect-error a condition on no field
export const condition = defineResource({ ...of, rules: { show: { rate: { siez: 'big' } } } });
// @ts-expect-error an enum value in a condition that does not exist
export const enumValue = defineResource({ ...of, rules: { show: { rate: { size: 'huge' } } } });
// @ts-expect-error a boolean compared with a text
export const wrongType = defineResource({ ...of, rules: { show: { rate: { active: 'yes' } } } });
// @ts-expect-error a check at no field
export const checkAt = defineResource({ ...of, rules: { check: [{ that: { size: 'big' }, at: 'raet', message: 'x' }] } });
// @ts-expect-error a transition of no field
export const transitionField = defineResource({ ...of, transitions: { name: { draft: ['sent'] } } });
// @ts-expect-error a transition from a status that does not exist
export const transitionFrom = defineResource({ ...of, transitions: { state: { daft: ['sent'] } } });
// @ts-expect-error a transition to a status that does not exist
export const transitionTo = defineResource({ ...of, transitions: { state: { draft: ['snet'] } } });
// @ts-expect-error a verb that leads to a status that does not exist
export const verbTo = defineResource({ ...of, verbs: { send: { ...send, to: { state: 'snet' } } } });
// @ts-expect-error a verb over a field that is no list of rows
export const verbOver = defineResource({ ...of, verbs: { send: { ...send, over: 'name' } } });
// @ts-expect-error a unique group of no field
export const unique = defineResource({ ...of, unique: [['name', 'szie']] });
// @ts-expect-error a unique group of one field, which says so itself
export const uniqueAlone = defineResource({ ...of, unique: [['name']] });
// @ts-expect-error an unknown key
export const unknownKey = defineResource({ ...of, colour: 'red' });
// @ts-expect-error an option of another kind
export const option = field.boolean({ max: 5 });
// @ts-expect-error a kind that does not exist
export const kind = field.txet();

// Words that do not exist, at every depth: each of these was silently nothing.
// @ts-expect-error a misspelt option of a field
export const misspeltOption = field.text({ requierd: true });
// @ts-expect-error another language's word for a limit
export const otherWord = field.text({ maxLength: 5 });
// @ts-expect-error beside one that is right
export const besideRight = field.decimal({ max: 5, minn: 0 });
// @ts-expect-error in a guard
export const inGuard = field.money({ readable: { permission: 'CostView', mask: 'last4' } });
// @ts-expect-error in an enum's value
export const inEnumValue = field.enum({ small: { label: 'Small', colour: 'red' } });
// @ts-expect-error of an enum
export const ofEnum = field.enum({ small: 'Small' }, { defualt: 'small' });
// @ts-expect-error in a status's value
export const inStatus = field.status({ draft: { label: 'Draft', ton: 'info' } });
// @ts-expect-error of a reference list's value
export const ofLookup = field.lookup('uoms', { uniqe: true });
// @ts-expect-error of a reference
export const ofReference = field.reference('saucers', { ondelete: 'cascade' });
// @ts-expect-error of many references
export const ofReferences = field.references('tags', { maximum: 3 });
// @ts-expect-error of what stands behind a reference
export const ofThrough = field.through('saucer', 'saucers', 'name', { lable: 'Saucer' });
// @ts-expect-error of rows
export const ofRows = field.lines({ label: field.text() }, { maxRows: 3 });
// @ts-expect-error of a field of rows
export const inRows = field.lines({ label: field.text({ requierd: true }) });
// @ts-expect-error in a row's rule
export const inRowRule = field.lines({ label: field.text() }, { rules: { requir: {} } });
// @ts-expect-error of a list
export const ofList = defineResource({ ...of, list: { colums: ['name'] } });
// @ts-expect-error of a list's view
export const ofView = defineResource({ ...of, list: { views: { big: { label: 'Big', filter: { size: 'big' } } } } });
// @ts-expect-error of a form
export const ofForm = defineResource({ ...of, form: { section: [] } });
// @ts-expect-error of a section
export const ofSection = defineResource({ ...of, form: { sections: [{ title: 'General', label: 'General', fields: ['name'] }] } });
// @ts-expect-error of the rules
export const ofRules = defineResource({ ...of, rules: { requires: {} } });
// @ts-expect-error of a check
export const ofCheck = defineResource({ ...of, rules: { check: [{ that: { size: 'big' }, at: 'rate', message: 'x', mesage: 'x' }] } });
// @ts-expect-error of a comparison
export const ofComparison = defineResource({ ...of, rules: { show: { rate: { rate: { less: 5 } } } } });
// @ts-expect-error of the permissions
export const ofPermissions = defineResource({ ...of, permissions: { list: 'Cups', update: 'CupEdit' } });
// @ts-expect-error of a verb
export const ofVerb = defineResource({ ...of, verbs: { send: { ...send, idempotnt: true } } });
// @ts-expect-error of a verb's input
export const ofVerbInput = defineResource({ ...of, verbs: { send: { ...send, input: { to: field.email({ requierd: true }) } } } });
// @ts-expect-error of the demo data
export const ofDemo = defineResource({ ...of, demo: { cuont: 3 } });
// @ts-expect-error of the menu
export const ofMenu = defineResource({ ...of, menu: { oder: 3 } });
// @ts-expect-error of an order
export const ofOrder = defineResource({ ...of, orderable: { path: '/api/cup/order', permission: 'CupEdit', withing: 'size' } });
// @ts-expect-error of where rights are held
export const ofHeldIn = defineResource({ ...of, scope: 'client', heldIn: { establishments: 'id', everywhere: { size: 'big' } } });
// @ts-expect-error of the messages
export const ofMessages = defineResource({ ...of, messages: { craeted: 'x' } });
const variant = {
  version: 1,
  variantOf: 'cups',
  name: 'mugs',
  label: ['Mug', 'Mugs'],
  icon: 'Cup',
  endpoint: '/api/mug',
  permissions: { list: 'Mugs' },
} as const;
export const mugs = defineVariant({ ...variant, where: { size: 'big' } });
// @ts-expect-error of a variant
export const ofVariant = defineVariant({ ...variant, wehre: { size: 'big' } });
// @ts-expect-error of a variant's list
export const ofVariantList = defineVariant({ ...variant, list: { colums: ['name'] } });
const settings = { version: 1, name: 'kettle', label: 'Kettle', icon: 'Cup', permission: 'Kettle' } as const;
export const kettle = defineSettings({ ...settings, fields: { size: field.integer() } });
// @ts-expect-error of settings
export const ofSettings = defineSettings({ ...settings, fields: { size: field.integer() }, section: [] });
// @ts-expect-error of a field of settings
export const ofSettingsField = defineSettings({ ...settings, fields: { size: field.integer({ maxx: 5 }) } });
const report = {
  version: 1,
  name: 'cups-sold',
  label: 'Cups sold',
  icon: 'Cup',
  permission: 'Sales',
  endpoint: '/api/cups-sold',
  title: 'day',
} as const;
const columns = { day: field.date(), cups: field.integer() };
export const cupsSold = defineReport({ ...report, columns, totals: ['cups'], chart: { type: 'bar', category: 'day', values: ['cups'] } });
// @ts-expect-error of a report
export const ofReport = defineReport({ ...report, columns, total: ['cups'] });
// @ts-expect-error of a report's chart
export const ofChart = defineReport({ ...report, columns, chart: { type: 'bar', category: 'day', values: ['cups'], stacked: true } });
// @ts-expect-error of a report that is like another
export const ofLike = defineReportLike('cups-sold', { ...report, totals: ['cups'] });
// @ts-expect-error of a tile
export const ofTile = defineTile({ ...report, value: 'money', trend: true });
// @ts-expect-error of a group
export const ofGroup = defineGroup({ label: 'Cups', icon: 'Cup', order: 1, colour: 'red' });

type Cup = RecordOf<typeof cups>;
proves<Same<Cup['name'], string>>();
proves<Same<Cup['size'], 'small' | 'big'>>();
proves<Same<Cup['rate'], number | null>>();
proves<Same<Cup['active'], boolean>>();
proves<Same<Cup['saucer'], number | null>>();
proves<Same<Cup['tags'], readonly number[]>>();
proves<Same<Cup['total'], number>>();
proves<Same<Cup['state'], 'draft' | 'sent'>>();
proves<Same<Cup['establishment_id'], number>>();
proves<Same<Cup['updated_at'], string>>();
proves<Same<Simple<Cup['rows'][number]>, { id: number; readonly label: string; readonly amount: number | null }>>();
proves<Same<'secret' extends keyof Cup ? true : false, false>>();

type CupInput = InputOf<typeof cups>;
export const least: CupInput = { establishment_id: 1, name: 'One', secret: 'long enough' };
export const most: CupInput = {
  ...least,
  size: 'big',
  rate: null,
  rows: [{ label: 'a' }, { id: 3, label: 'b', amount: 2 }],
  about: { type: 'saucers', id: 1 },
  tags: [1],
};
// @ts-expect-error a required field is missing
export const withoutName: CupInput = { establishment_id: 1, secret: 'long enough' };
// @ts-expect-error a row's required field is missing
export const withoutLabel: CupInput = { ...least, rows: [{ amount: 1 }] };
// @ts-expect-error what the host computes is not given
export const withTotal: CupInput = { ...least, total: 5 };
// @ts-expect-error an enum's value that does not exist
export const withWrongSize: CupInput = { ...least, size: 'huge' };
