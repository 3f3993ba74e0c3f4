import { describe, expect, it } from 'vitest';
import { say, sentenceIn } from '#/i18n/sentences.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { HOUR_PRESETS } from '#/model/reports/periods.ts';
import { DATE_PRESETS } from '#/model/reports/presets.ts';
import { calendarText, localText, readInstant } from '#/model/values/instants.ts';
import { keysOf } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { currencies } from '#/resources/reference/currencies.ts';
import { referenceLists } from '#/resources/reference/lists.ts';
import { timezones } from '#/resources/reference/timezones.ts';
import { field } from '#model/language';
import * as specified from './constants.ts';
import { entities, fieldsBesideColumns } from './entities.ts';
import { entitiesWithVariants, namesOfTheSpecification } from './permissionNames.ts';

const catalogue = model.permissions.map(({ name }) => name);

describe('the permissions of the specification', () => {
  it.each(namesOfTheSpecification)('%s is in the catalogue', (name) => expect(catalogue).toContain(name));

  it.each(entitiesWithVariants)('%s has its create, edit and delete', (entity) =>
    expect(catalogue).toEqual(expect.arrayContaining([`${entity}Create`, `${entity}Edit`, `${entity}Delete`])),
  );
});

describe('the entities of the specification', () => {
  it.each(Object.entries(entities))('%s stands at its path, with its columns in order', (name, { columns, base }) => {
    const resource = model.resources[name];
    expect(resource?.endpoint).toBe(base);
    const wanted = columns.split(' ');
    expect(resource?.list.columns.filter((column) => wanted.includes(column))).toEqual(wanted);
  });

  it.each(Object.entries(entities).flatMap(([name, { deleted }]) => (deleted ? [[name, deleted] as const] : [])))(
    '%s says %s',
    (name, deleted) => expect(model.resources[name]?.messages.deleted).toBe(deleted),
  );

  it.each(Object.entries(fieldsBesideColumns))('%s has the fields %s', (path, names) => {
    const [resource = '', lines] = path.split('.');
    const fields = model.resources[resource]?.fields ?? {};
    const row = lines ? fields[lines] : undefined;
    const known = row?.kind === 'lines' ? row.fields : fields;
    expect(Object.keys(known)).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it.each(Object.entries(specified.texts))('%s is %s', (path, text) => {
    const [resource = '', message = ''] = path.split('.');
    expect(model.resources[resource]?.messages).toMatchObject({ [message]: text });
  });

  it.each(keysOf(specified.hostTexts))('the host says %s', (key) => expect(sentenceIn('en', say(key))).toBe(specified.hostTexts[key]));

  it.each(Object.entries(specified.settings))('the settings %s open with %s', (kind, permission) =>
    expect(model.settings[kind]?.permission).toBe(permission),
  );
});

describe('the reports of the specification', () => {
  it.each(Object.entries(specified.reportColumns))('%s has its columns in order', (name, columns) => {
    const wanted = columns.split(' ');
    expect(Object.keys(model.reports[name]?.columns ?? {}).filter((column) => wanted.includes(column))).toEqual(wanted);
  });

  it('the cash drawer history has totals, and the payment types beside it', () => {
    const { totals = [] } = model.reports['cash-drawer-history'] ?? {};
    expect(totals).toEqual(expect.arrayContaining(['opening_float', 'cash_sales', 'expected', 'counted', 'difference']));
    expect(Object.keys(model.reports['drawer-payments']?.columns ?? {})).toEqual(['method', 'count', 'amount']);
  });
});

describe('the constants of the specification', () => {
  it('are its 32 currencies', () => expect(currencies.map(({ code }) => code)).toEqual(specified.currencies));

  it('are its timezones, from first to last', () => {
    expect({ count: timezones.length, first: timezones[0], last: timezones.at(-1) }).toEqual(specified.timezones);
  });

  it.each(Object.entries(specified.referenceLists))('%s has its %i values', (name, count) =>
    expect(referenceLists[name as keyof typeof referenceLists]).toHaveLength(count),
  );

  it('are what an establishment is by default', () => {
    const { establishments } = model.resources;
    const defaults = Object.keys(specified.establishmentDefaults).map((name) => [
      name,
      Object.entries(establishments?.fields[name] ?? {}).find(([key]) => key === 'default')?.[1],
    ]);
    expect(Object.fromEntries(defaults)).toEqual(specified.establishmentDefaults);
  });

  it('are two decimals of a number, none of a whole one', () => {
    const shown = (value: number) => kindOf(field.decimal()).format(value, field.decimal(), referenceContext);
    expect([1.239, 3].map(shown)).toEqual(['1.24', '3']);
  });

  it('are its two forms of a moment', () => {
    const { local, iso, timezone } = specified.moment;
    expect(localText(iso, timezone)).toBe(local);
    expect([readInstant(local, timezone), calendarText(Date.parse(iso))]).toEqual([iso, iso]);
  });

  it('are one type of restriction', () => {
    const restriction = model.resources.products?.fields.restriction;
    expect(restriction?.kind === 'enum' && Object.keys(restriction.values)).toEqual(['age_restriction']);
  });

  it('are its presets of days and hours', () => {
    expect(DATE_PRESETS).toEqual(expect.arrayContaining(specified.datePresets));
    expect(Object.values(HOUR_PRESETS).map(({ from, to }) => [from, to])).toEqual(specified.hourPresets);
  });
});
