import { sql } from 'kysely';
import { checkModel } from '#/model/compile/check.ts';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import type { Model } from '#/model/language/model.ts';
import { definitionFiles } from '#/resources/index.ts';
import { otherPermissions } from '#/resources/reference/permissions.ts';
import type { Reader } from '#/server/records/extensionPoints.ts';
import { install } from '#/server/records/extensions.ts';
import { rowsOf } from '#/server/records/rowScope.ts';
import { crud, defineResource, field } from '#model/language';

/** Readers of tests alone: the letters of the title, and a word for every second record. */
const letters: Reader = async ({ tx, rowScope }, ids) => {
  const { rows } = await sql<{ id: number; letters: number }>`
    select id, length(title) as letters from ${rowsOf(rowScope, 'specimens')} as s where id = any(${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, letters }) => [id, letters]));
};
const mottos: Reader = async (_, ids) => new Map(ids.filter((id) => id % 2 === 0).map((id) => [id, `Motto ${id}`]));
install({ readers: { specimenLetters: letters, specimenMottos: mottos } });

/**
 * A resource of tests alone: every kind, and every sort of rule, so that the generic host is tried whole whatever the definitions of the
 * day use.
 */
const specimens = defineResource({
  version: 1,
  name: 'specimens',
  label: ['Specimen', 'Specimens'],
  icon: 'Science',
  scope: 'establishment',
  title: 'title',
  endpoint: '/api/specimen',
  permissions: { ...crud('Specimens', 'Specimen'), view: 'SpecimenView' },
  fields: {
    title: field.text({ required: true, unique: true, max: 80, search: true }),
    code: field.text({ min: 4, max: 6, pattern: '\\d{4,6}', search: true }),
    note: field.textarea({ max: 500 }),
    email: field.email({ search: true }),
    phone: field.phone(),
    site: field.url(),
    slug: field.slug({ unique: true }),
    secret: field.password({ min: 10 }),
    count: field.integer({ min: 0, default: 1 }),
    ratio: field.decimal({ scale: 3 }),
    share: field.percent(),
    weight: field.quantity({ uom: 'unit' }),
    unit: field.lookup('uom'),
    price: field.money({ required: true, min: 0 }),
    cost: field.money({ scale: 6, readable: { permission: 'CostView' }, writable: { permission: 'CostView' } }),
    payable: field.currency({ default: 'USD' }),
    abroad: field.money({ currency: 'payable', min: 0 }),
    active: field.boolean({ default: true, filter: true }),
    shape: field.enum({ round: 'Round', square: 'Square', flat: 'Flat' }, { required: true, default: 'flat' }),
    radius: field.decimal({ min: 0 }),
    holder: field.reference('taxes', { required: true, onDelete: 'restrict' }),
    spare: field.reference('taxes', { onDelete: 'set_null' }),
    tags: field.references('taxes'),
    subject: field.reference(['taxes', 'specimen-notes']),
    rows: field.lines(
      {
        label: field.text({ required: true, max: 60 }),
        amount: field.money({ required: true, min: 0 }),
        times: field.integer({ min: 1, default: 1 }),
        tax: field.reference('taxes'),
        total: field.computed({ value: { multiply: ['amount', 'times'] }, as: 'money' }),
      },
      { max: 20 },
    ),
    total: field.computed({ value: { sum: 'rows', of: 'total' }, as: 'money' }),
    day: field.date(),
    until: field.date(),
    clock: field.time(),
    moment: field.datetime(),
    span: field.duration(),
    verdict: field.rating(),
    zone: field.timezone(),
    tint: field.color(),
    barcode: field.barcode(),
    picture: field.image(),
    attachment: field.file(),
    data: field.json(),
    notes: field.aggregate({ of: 'specimen-notes', by: 'specimen', count: true }),
    praises: field.aggregate({ of: 'specimen-notes', by: 'specimen', count: true, where: { stars: [4, 5] } }),
    stars: field.aggregate({ of: 'specimen-notes', by: 'specimen', sum: 'stars' }),
    last_note: field.aggregate({ of: 'specimen-notes', by: 'specimen', max: 'created_at', as: 'datetime' }),
    letters: field.external({ reader: 'specimenLetters', as: 'integer' }),
    motto: field.external({ reader: 'specimenMottos', as: 'text', readable: { permission: 'CostView' } }),
    state: field.status({ draft: 'Draft', ordered: 'Ordered', closed: 'Closed' }),
  },
  rules: {
    show: { radius: { shape: 'round' } },
    require: { radius: { shape: 'round' }, code: { all: [{ active: true }, { price: { gt: 50 } }] } },
    readonly: { '*': { state: 'closed' } },
    check: [
      { that: { until: { gte: { field: 'day' } } }, at: 'until', message: 'It ends before it begins' },
      { that: { any: [{ shape: ['flat', 'round'] }, { ratio: { filled: true } }] }, at: 'ratio', message: 'A square one has a ratio' },
    ],
  },
  transitions: { state: { draft: ['ordered'], ordered: ['closed'] } },
  verbs: {
    order: {
      label: 'Order',
      on: 'record',
      effect: 'write',
      permission: 'SpecimenOrder',
      to: { state: 'ordered' },
      input: { remark: field.text({ required: true, max: 100 }), pin: field.password() },
    },
    close: { label: 'Close', on: 'record', effect: 'write', permission: 'SpecimenClose', to: { state: 'closed' }, when: { active: true } },
  },
});

const notes = defineResource({
  version: 1,
  name: 'specimen-notes',
  label: ['Specimen note', 'Specimen notes'],
  icon: 'Note',
  scope: 'establishment',
  title: 'text',
  endpoint: '/api/specimen-note',
  permissions: crud('SpecimenNotes', 'SpecimenNote'),
  fields: {
    text: field.text({ required: true }),
    specimen: field.reference('specimens', { required: true, onDelete: 'cascade' }),
    stars: field.integer({ min: 1, max: 5 }),
  },
  permissionsWhen: [{ when: { stars: 5 }, create: 'SpecimenPraiseCreate', edit: 'SpecimenPraiseEdit' }],
});

/** The definitions of the project with the specimens beside them. */
export const specimenModel: Model = withSpecimens();

function withSpecimens(): Model {
  const files = {
    ...definitionFiles,
    './catalogue/specimens.ts': specimens,
    './catalogue/specimenNotes.ts': notes,
  } as unknown as DefinitionFiles;
  const model = compile(files, otherPermissions);
  checkModel(model);
  return model;
}
