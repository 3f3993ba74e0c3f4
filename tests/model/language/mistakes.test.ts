import { describe, expect, test } from 'vitest';
import { checkedModel } from '#/model/compile/checkedModel.ts';
import { compile } from '#/model/compile/compile.ts';
import { doubtfulPermissions } from '#/model/compile/doubtfulPermissions.ts';
import { resourceOf } from '#/model/language/model.ts';
import { definitionFiles, model } from '#/resources/index.ts';
import { reference } from '#/resources/reference/context.ts';
import { otherPermissions } from '#/resources/reference/permissions.ts';
import { missingIcon } from '#/scripts/vite/icons.ts';
import { readSample } from '#/server/demo/readSample.ts';
import { type DemoOwner, type DemoWorld, KnownRecords } from '#/server/demo/world.ts';
import { crud, field } from '#model/language';

/** A new entity beside all those that are there, as somebody would write it. */
const tips = {
  version: 1,
  name: 'tip-pools',
  label: ['Tip pool', 'Tip pools'],
  icon: 'Percent',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/tip-pool',
  permissions: crud('TipPools', 'TipPool'),
  fields: {
    name: field.text({ required: true, max: 80 }),
    role: field.reference('roles'),
    share: field.decimal({ min: 0 }),
    state: field.status({ draft: 'Draft', open: 'Open', closed: 'Closed' }),
  },
  transitions: { state: { draft: ['open'], open: ['closed'] } },
  verbs: {
    close: { label: 'Close', on: 'record', effect: 'write', permission: 'TipPoolEdit', when: { state: 'open' }, to: { state: 'closed' } },
  },
} as const;

const written = (change: object) => ({ ...definitionFiles, './people/tipPools.ts': { ...tips, ...change } });
const started = (change: object) => checkedModel(written(change), otherPermissions, reference);
const fields = (change: object) => ({ fields: { ...tips.fields, ...change } });
const verb = (change: object) => ({ verbs: { close: { ...tips.verbs.close, ...change } } });

test('the entity without a mistake starts', () => {
  expect(started({}).resources['tip-pools']?.fields.share?.label).toBe('Share');
});

const FILE = 'resources/people/tipPools.ts';

// CONTRIBUTING.md promises that each stops the start with one sentence.
describe('a typical mistake is told in one sentence that names the place, the file, the problem and the fix', () => {
  test.each<[string, object, string]>([
    [
      'an unknown target',
      fields({ role: field.reference('role') }),
      `tip-pools.role (${FILE}): refers to 'role', which does not exist. Fix: write 'roles'.`,
    ],
    [
      'an unknown column',
      { list: { columns: ['nmae'] } },
      `tip-pools.nmae (${FILE}): is named by list.columns, but is not a field. Fix: write 'name'.`,
    ],
    [
      'an unknown field in a rule',
      { rules: { show: { share: { rol: 1 } } } },
      `tip-pools (${FILE}): rules.show.share names 'rol', which is not a field. Fix: write 'role'.`,
    ],
    ['a name in snake_case', { name: 'tip_pools' }, `tip_pools (${FILE}): is not a plural in kebab-case. Fix: name it like 'tip-pools'.`],
    [
      'an endpoint that another has, in the file that was copied',
      { endpoint: '/api/tax' },
      `tip-pools (${FILE}): has the endpoint '/api/tax' of 'taxes'. Fix: give it a path of its own.`,
    ],
    [
      'a transition to an unknown status',
      { transitions: { state: { draft: ['opne'] } } },
      `tip-pools.transitions (${FILE}): names 'opne', which is not a value of 'state'. Fix: write 'open'.`,
    ],
    [
      'another language’s word for a limit',
      fields({ name: { ...field.text(), maxLength: 80 } }),
      `tip-pools.name (${FILE}): says 'maxLength', which means nothing there. Fix: write 'max'.`,
    ],
    [
      'a verb between steps that no transition has',
      verb({ when: { state: 'draft' } }),
      `tip-pools.close (${FILE}): is offered at state 'draft', from which no transition leads to 'closed'. Fix: write the step in transitions.state, or narrow 'when' to open.`,
    ],
    [
      'a field alone in a unique group',
      { unique: [['name']] },
      `tip-pools.name (${FILE}): is alone in a unique group. Fix: write unique: true at the field instead.`,
    ],
    [
      'no title where nothing is called so',
      { title: undefined, fields: { share: tips.fields.share, state: tips.fields.state } },
      `tip-pools (${FILE}): says no title, and has no field 'name' or 'title'. Fix: write title: '…', the field that one knows a record by.`,
    ],
    [
      'no endpoint under another label',
      { endpoint: undefined, label: ['Tip round', 'Tip rounds'] },
      `tip-pools (${FILE}): says no endpoint, and is labelled 'Tip rounds', which is not its name. Fix: write endpoint: '/api/tip-round'.`,
    ],
    [
      'a name in snake_case and no endpoint',
      { endpoint: undefined, name: 'tip_pools' },
      `tip_pools (${FILE}): is not a plural in kebab-case. Fix: name it like 'tip-pools'.`,
    ],
    ['the same name', { name: 'taxes' }, `${FILE}: has the name 'taxes' of resources/catalogue/taxes.ts. Fix: give it another name.`],
    [
      'a list of values that does not exist',
      fields({ unit: field.lookup('umo') }),
      `tip-pools.unit (${FILE}): takes its values from 'umo', which is not a reference list. Fix: write 'uom'.`,
    ],
  ])('%s', (_, change, sentence) => {
    expect(() => started(change)).toThrow(sentence);
  });

  test('an icon that does not exist', () => {
    expect(missingIcon(FILE, 'Pecent', new Set(['Percent', 'PercentOutlined', 'Store']))).toBe(
      `${FILE}: names the icon 'Pecent', which does not exist. Fix: write 'Percent'.`,
    );
  });

  test('a demo row that names a record which there is not', () => {
    const owner = { clientId: 1 } as DemoOwner;
    const known = new KnownRecords();
    const compiled = started({});
    known.add(resourceOf(compiled, 'roles'), owner, { id: 7, values: { name: 'Waiter' } });
    const world = { model: compiled, known, now: '2026-01-01T00:00:00Z' } as DemoWorld;
    const read = (role: string) => readSample(world, owner, resourceOf(compiled, 'tip-pools'), { name: 'Evening', role });
    expect(read('Waiter').given).toEqual({ name: 'Evening', role: 7 });
    expect(() => read('Watier')).toThrow(
      "tip-pools.demo.role: names 'Watier', which is no demo record of roles there. Fix: write 'Waiter'.",
    );
  });
});

test('a moment of a demo row is days from today, at a time by the establishment’s clock', () => {
  const owner = { clientId: 1, context: { timezone: 'America/New_York' } } as DemoOwner;
  const compiled = started({});
  const world = { model: compiled, known: new KnownRecords(), now: '2026-01-01T23:00:00Z' } as DemoWorld;
  const resource = { ...resourceOf(compiled, 'tip-pools'), fields: { at: { kind: 'datetime', name: 'at', label: 'At' } } } as never;
  expect(readSample(world, owner, resource, { at: { days: 1, at: '19:30' } }).given).toEqual({ at: '2026-01-03T00:30:00.000Z' });
  expect(() => readSample(world, owner, resource, { at: { days: 1, at: 'noon' } })).toThrow(
    /is at 'noon', which is no time of day\. Fix: /,
  );
});

describe('words that mean nothing are refused at every depth', () => {
  const says = (place: string, word: string, fix: string) =>
    `tip-pools${place} (${FILE}): says '${word}', which means nothing there. Fix: ${fix}`;
  test.each<[object, string]>([
    [{ colour: 'red' }, says('', 'colour', 'name one of: version, ')],
    [{ permissions: { list: 'TipPools', update: 'TipPoolEdit' } }, says('.permissions', 'update', 'name one of: list')],
    [{ list: { colums: ['name'] } }, says('.list', 'colums', "write 'columns'")],
    [{ list: { calendar: { form: 'date' } } }, says('.list.calendar', 'form', "write 'from'")],
    [{ list: { board: { per: 'status' } } }, says('.list.board', 'per', 'name one of: by, sum, shows')],
    [{ list: { views: { big: { label: 'Big', filter: {} } } } }, says('.list.views.big', 'filter', "write 'filters'")],
    [{ form: { tabs: [{ title: 'General', fields: ['name'] }] } }, says('.form.tabs.0', 'title', 'name one of: label')],
    [{ rules: { requires: {} } }, says('.rules', 'requires', "write 'require'")],
    [{ rules: { show: { share: { all: [{ share: { less: 5 } }] } } } }, says('.rules.show.share.all.0.share', 'less', 'name one of: lt')],
    [{ rules: { check: [{ that: {}, at: 'name', mesage: 'x' }] } }, says('.rules.check.0', 'mesage', "write 'message'")],
    [verb({ permision: 'x' }), says('.close', 'permision', "write 'permission'")],
    [verb({ input: { to: { ...field.email(), requierd: true } } }), says('.close.to', 'requierd', "write 'required'")],
    [fields({ rows: field.lines({ label: { ...field.text(), uniqe: true } }) }), says('.rows.label', 'uniqe', "write 'unique'")],
    [fields({ size: { kind: 'enum', values: { a: { label: 'A', colour: 'red' } } } }), says('.size.a', 'colour', 'name one of: label')],
    [
      fields({ total: { kind: 'computed', value: { add: ['share', 1], plus: 1 }, as: 'integer' } }),
      says('.total.value', 'plus', 'name one of: add'),
    ],
    [{ demo: { cuont: 3 } }, says('.demo', 'cuont', "write 'count'")],
    [{ menu: { oder: 3 } }, says('.menu', 'oder', "write 'order'")],
  ])('%j', (change, sentence) => {
    expect(() => started(change)).toThrow(sentence);
  });

  test('a kind that does not exist is named with the one that was meant', () => {
    expect(() => started(fields({ name: { kind: 'txet' } }))).toThrow(
      `tip-pools.name (${FILE}): is of kind 'txet', which does not exist. Fix: write 'text'.`,
    );
  });

  test('in settings, reports, variants and groups too', () => {
    const settings = {
      version: 1,
      settings: true,
      name: 'kettle',
      label: 'Kettle',
      icon: 'Box',
      permission: 'Kettle',
      fields: { size: field.integer() },
      section: [],
    };
    const report = {
      version: 1,
      report: true,
      name: 'cups',
      label: 'Cups',
      icon: 'Box',
      permission: 'Sales',
      endpoint: '/api/cups',
      title: 'day',
      columns: { day: field.date() },
      total: [],
    };
    const variant = {
      version: 1,
      variantOf: 'taxes',
      name: 'vats',
      label: ['VAT', 'VATs'],
      icon: 'Box',
      endpoint: '/api/vat',
      permissions: { list: 'Vats' },
      wehre: {},
    };
    for (const [path, one, word, near] of [
      ['./settings/kettle.ts', settings, 'section', 'sections'],
      ['./reports/cups.ts', report, 'total', 'totals'],
      ['./catalogue/vats.ts', variant, 'wehre', 'where'],
      ['./people/group.ts', { label: 'People', icon: 'Box', oder: 1 }, 'oder', 'order'],
    ] as const)
      expect(() => checkedModel({ ...definitionFiles, [path]: one }, otherPermissions, reference)).toThrow(
        `says '${word}', which means nothing there. Fix: write '${near}'.`,
      );
  });
});

describe('steps of a status', () => {
  test.each<[string, object, string]>([
    [
      'a transition of a field that has no steps',
      { transitions: { name: { a: ['b'] } } },
      "names 'name', which is not a field of kind 'enum'",
    ],
    [
      'a verb to a status that does not exist',
      verb({ to: { state: 'clsoed' } }),
      "leads to state 'clsoed', which does not exist. Fix: write 'closed'.",
    ],
    [
      'a verb to a status to which nothing leads',
      verb({ when: undefined, to: { state: 'draft' } }),
      "leads to state 'draft', to which no transition leads.",
    ],
    [
      'a verb offered among others at one that has no step',
      verb({ when: { all: [{ share: 1 }, { state: ['open', 'draft'] }] } }),
      "is offered at state 'draft'",
    ],
  ])('%s is refused', (_, change, sentence) => {
    expect(() => started(change)).toThrow(sentence);
  });

  test('a verb whose offer says nothing of the status is sound', () => {
    expect(() => started(verb({ when: { share: { gt: 1 } } }))).not.toThrow();
  });
});

test('a permission that is nearly another is warned about, and none of ours is', () => {
  expect(doubtfulPermissions(model)).toEqual([]);
  const guarded = compile(written(fields({ share: field.decimal({ readable: { permission: 'CostVeiw' } }) })), otherPermissions);
  expect(doubtfulPermissions(guarded)).toEqual([
    "The permission 'CostVeiw' is named by a definition, and is nearly 'CostView': is that one meant?",
  ]);
});
