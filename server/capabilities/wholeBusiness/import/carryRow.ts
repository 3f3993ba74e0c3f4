import { isValues, valuesIn } from '#/model/values/shapes.ts';
import { soldKey } from '#/server/domain/sales/storeFacts.ts';
import { COMMENT_TABLE } from '#/server/foundation/database/commentObjects.ts';
import type { OwnColumn, OwnTable } from '../belongings.ts';
import { carryCommentText, carryMentions } from './carryComment.ts';
import { type Carrying, carryField, carryPointers, carryQuestion, carryRow as carryValues } from './carryJson.ts';
import { type Cells, holdsAddress, tableNamedBy, tableOfSubject } from './pointing.ts';

/**
 * What acts outwards by itself starts switched off: the business that it comes from may still do the same. What another program was let in
 * by stays behind, so nothing says that it is there.
 */
const SWITCHED_OFF: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  webhooks: { status: 'paused' },
  report_schedules: { status: 'inactive' },
  third_party_integrations: { state: 'not_connected', sends_daily: false, orders_key_ending: null, orders_token_ending: null },
};

/** A row as it is stored here. */
export function carryRow(carrying: Carrying, own: OwnTable, columns: readonly OwnColumn[], cells: Cells): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const column of columns) row[column.name] = carryCell(carrying, own, column, cells);
  if (Object.hasOwn(SWITCHED_OFF, own.name))
    for (const [name, value] of Object.entries(SWITCHED_OFF[own.name] ?? {})) if (row[name] !== null) row[name] = value;
  if (own.name === 'sales_items')
    row.key = soldKey(row.product_id === null ? null : Number(row.product_id), {
      title: cells.title ?? '',
      category: cells.category || null,
      sub_category: cells.sub_category || null,
    });
  return row;
}

function carryCell(carrying: Carrying, own: OwnTable, column: OwnColumn, cells: Cells): unknown {
  const cell = cells[column.name] ?? '';
  if (cell === '') return column.notNull ? '' : null;
  if (column.name === 'id') return carrying.numberOf(own.name, Number(cell)) ?? null;
  const target = tableNamedBy(carrying.model, own, column, cells);
  if (target !== undefined) return carrying.numberOf(target, Number(cell)) ?? null;
  if (column.type === 'jsonb') return carryJson(carrying, own.name, column.name, JSON.parse(cell), cells);
  if (own.name === COMMENT_TABLE && column.name === 'text') return carryCommentText(carrying, cell, JSON.parse(cells.mentions || 'null'));
  return carryText(carrying, own, column, cell);
}

function carryText(carrying: Carrying, own: OwnTable, column: OwnColumn, cell: string): unknown {
  if (holdsAddress(carrying.model, own, column.name)) {
    const address = carrying.addressOf(cell);
    return address === undefined ? cell : address;
  }
  if (own.name === 'alerts' && column.name === 'subject') return carrySubject(carrying, cell);
  if (own.name === 'saved_view_defaults' && column.name === 'view' && /^\d{1,15}$/.test(cell))
    return String(carrying.numberOf('saved_views', Number(cell)) ?? '');
  return cell;
}

/** `ingredients:12`, `drawer:7`: what an alert is about. */
function carrySubject(carrying: Carrying, subject: string): string {
  const [, kind = '', id] = /^(products|ingredients|drawer|order):(\d{1,15})$/.exec(subject) ?? [];
  if (id === undefined) return subject;
  const table = { drawer: 'cash_drawer_sessions', order: 'orders' }[kind] ?? kind;
  return `${kind}:${carrying.numberOf(table, Number(id)) ?? ''}`;
}

function carryJson(carrying: Carrying, table: string, column: string, value: unknown, cells: Cells): unknown {
  const { resources, reports, settings } = carrying.model;
  if (table === 'activity_log' && column === 'changes') return carryChanges(carrying, cells.subject_type ?? '', value);
  if (table === COMMENT_TABLE) return carryMentions(carrying, value);
  if (table === 'establishment_meta')
    return isValues(value) ? carryValues(carrying, settings[cells.kind ?? '']?.fields ?? {}, '', value) : value;
  if (table === 'report_schedules' && column === 'question') return carryQuestion(carrying, cells.report ?? '', value);
  if (table === 'saved_views' && column === 'filters') {
    const of = cells.resource ?? '';
    const resource = resources[of];
    if (resource && isValues(value)) return carryFilters(carrying, of, value);
    return reports[of] ? carryQuestion(carrying, of, value) : value;
  }
  return carryPointers(carrying, value);
}

/** Field → [old, new], of records, of a business's settings, or of what no definition is known of any more. */
function carryChanges(carrying: Carrying, subject: string, value: unknown): unknown {
  const { resources, settings } = carrying.model;
  const fields = resources[subject]?.fields ?? settings[subject.replace(/^settings\./, '')]?.fields ?? {};
  const table = tableOfSubject(carrying.model, subject) ?? '';
  return Object.fromEntries(
    Object.entries(valuesIn(value)).map(([name, pair]) => [
      name,
      Array.isArray(pair) ? pair.map((one) => carryField(carrying, fields, table, name, one)) : pair,
    ]),
  );
}

/** Filters of a list: by its own fields, and by those of its rows (`lines.product_id`). */
function carryFilters(carrying: Carrying, name: string, filters: Record<string, unknown>): Record<string, unknown> {
  const resource = carrying.model.resources[name];
  const table = resource?.table ?? '';
  return Object.fromEntries(
    Object.entries(filters).map(([path, value]) => {
      const [field = '', column] = path.split('.');
      const rows = resource?.fields[field];
      if (column !== undefined && rows?.kind === 'lines')
        return [path, carryField(carrying, rows.fields, `${table}_${field}`, column, value)];
      return [path, carryField(carrying, resource?.fields ?? {}, table, field, value)];
    }),
  );
}
