import { crud, defineResource, field, type InputOf, type RecordOf } from '#resources/schema';

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

// @ts-expect-error a title that is no field
export const title = defineResource({ ...base, title: 'nmae', fields });
// @ts-expect-error a column that is no field
export const column = defineResource({ ...of, list: { columns: ['nmae'] } });
// @ts-expect-error an order by no field
export const sort = defineResource({ ...of, list: { sort: { field: 'nmae', order: 'asc' } } });
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
export const unique = defineResource({ ...of, unique: [['nmae']] });
// @ts-expect-error an unknown key
export const unknownKey = defineResource({ ...of, colour: 'red' });
// @ts-expect-error an option of another kind
export const option = field.boolean({ max: 5 });
// @ts-expect-error a kind that does not exist
export const kind = field.txet();

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
