import type { Model } from '#/model/language/model.ts';
import { isPointer, isValues, rowsIn, type Values, valuesIn } from '#/model/values/shapes.ts';
import type { Fields } from '#model/language';
import { LOOSE_IDS } from '../ids.ts';
import { tableOfSubject } from './pointing.ts';

/** What is known while values are carried over. */
export interface Carrying {
  model: Model;
  /** The number that a table's record has here; undefined for one that nothing is known of. */
  numberOf(table: string, id: number): number | undefined;
  /** Where a file stands here; undefined for what is no address of a file of the export. */
  addressOf(text: string): string | null | undefined;
}

/** A value of JSON with the numbers and addresses that hold here: of what is known by its field. What names nothing becomes nothing. */
export function carryField(carrying: Carrying, fields: Fields, table: string, name: string, value: unknown): unknown {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const loose = LOOSE_IDS[`${table}.${name}`];
  if (loose !== undefined) return carryIds(carrying, loose, value);
  if (name === 'establishment_id') return carryIds(carrying, 'establishments', value);
  if (name === 'id') return carryIds(carrying, table, value);
  if (field?.kind === 'lines')
    return Array.isArray(value) ? rowsIn(value).map((row) => carryRow(carrying, field.fields, `${table}_${name}`, row)) : value;
  if (field?.kind === 'reference') {
    if (typeof field.to === 'string') return carryIds(carrying, carrying.model.resources[field.to]?.table ?? field.to, value);
    return carryPointers(carrying, value);
  }
  return carryAddresses(carrying, value);
}

/** All of a record or row. */
export function carryRow(carrying: Carrying, fields: Fields, table: string, row: Values): Values {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, carryField(carrying, fields, table, name, value)]));
}

/** Numbers of one table's records, alone or in lists, as numbers or as texts; what is no number stays. */
function carryIds(carrying: Carrying, table: string, value: unknown): unknown {
  if (typeof value === 'number') return carrying.numberOf(table, value) ?? null;
  if (typeof value === 'string') return carryText(carrying, table, value);
  if (Array.isArray(value)) return value.map((one) => carryIds(carrying, table, one)).filter((one) => one !== null);
  if (isValues(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, carryIds(carrying, table, one)]));
  return value;
}

function carryText(carrying: Carrying, table: string, text: string): string {
  if (!/^\d{1,15}(?:,\d{1,15})*$/.test(text)) return text;
  return text
    .split(',')
    .flatMap((id) => carrying.numberOf(table, Number(id)) ?? [])
    .join(',');
}

/** Records of several resources: `{ type, id }`, with whatever stands beside. */
export function carryPointers(carrying: Carrying, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => carryPointers(carrying, one));
  if (!isPointer(value)) return value;
  const table = tableOfSubject(carrying.model, value.type);
  return { ...value, id: (table !== undefined && carrying.numberOf(table, value.id)) || null };
}

function carryAddresses(carrying: Carrying, value: unknown): unknown {
  if (typeof value === 'string') {
    const address = carrying.addressOf(value);
    return address === undefined ? value : address;
  }
  if (Array.isArray(value)) return value.map((one) => carryAddresses(carrying, one));
  if (isValues(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, carryAddresses(carrying, one)]));
  return value;
}

/** What a report is asked, as it is kept: texts by the names of its parts, those of a section behind the section's name. */
export function carryQuestion(carrying: Carrying, report: string, question: unknown): unknown {
  const { reports } = carrying.model;
  return Object.fromEntries(
    Object.entries(valuesIn(question)).map(([part, value]) => {
      const section = (reports[report]?.sections ?? []).find((name) => part.startsWith(`${name}.`));
      const name = section === undefined ? part : part.slice(section.length + 1);
      const input = reports[section ?? report]?.input ?? {};
      return [part, carryField(carrying, input, '', name === 'establishments' ? 'establishment_id' : name, value)];
    }),
  );
}
