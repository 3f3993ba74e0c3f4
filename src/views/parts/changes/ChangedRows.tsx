import { useTranslate } from 'ra-core';
import { isDerived } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { rowChanges, sameText } from '#/model/validation/rowChanges.ts';
import { rowsIn } from '#/model/values/shapes.ts';
import { useColumnsOfRows } from '#/src/kinds/lines/useColumnsOfRows.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { isEmpty } from '#model/language';
import { ChangedValue } from './ChangedValue.tsx';
import type { Titles } from './titles.ts';

type Row = Readonly<Record<string, unknown>>;

interface ChangedRowsProps {
  field: Extract<FieldModel, { kind: 'lines' }>;
  before: unknown;
  after: unknown;
  titles: Titles;
  /** The record's rows of now: what was said of a row may say no more than its id. */
  known: unknown;
}

/** Which rows came, went or changed, and what of them. */
export function ChangedRows({ field, before, after, titles, known }: ChangedRowsProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const columns = useColumnsOfRows(field.fields);
  const { added, removed, changed, reordered } = rowChanges(before, after);
  const named =
    columns.find(({ name }) => name === field.title) ?? columns.find(({ kind }) => kind === 'reference' || kind === 'text') ?? columns[0];
  const rows = rowsIn(known);
  const nameOf = (row: Row) => {
    const whole = { ...rows.find(({ id }) => id !== undefined && id === row.id), ...row };
    return named && <ChangedValue field={named} value={whole[named.name]} record={whole} titles={titles} />;
  };
  const details = (row: Row) =>
    columns
      .filter((column) => column !== named && !isDerived(column) && !isEmpty(row[column.name]))
      .map((column) => (
        <span key={column.name}>
          {' · '}
          {labelOf(column)} <ChangedValue field={column} value={row[column.name]} record={row} titles={titles} />
        </span>
      ));
  if (reordered.length) return <em>{translate('show.rows_reordered')}</em>;
  return (
    <ul>
      {changed.map(({ before: old, after: now }) => (
        <li key={String(old.id)}>
          {nameOf(now)}
          {columns
            .filter(({ name }) => sameText(old[name] ?? null) !== sameText(now[name] ?? null))
            .map((column, index) => (
              <span key={column.name}>
                {index ? ' · ' : ': '}
                {labelOf(column)} <ChangedValue field={column} value={old[column.name]} record={old} titles={titles} />
                <span aria-hidden className="arrow">
                  {' → '}
                </span>
                <ChangedValue field={column} value={now[column.name]} record={now} titles={titles} />
              </span>
            ))}
        </li>
      ))}
      {[...added.map((row) => ({ row, key: 'show.row_added' })), ...removed.map((row) => ({ row, key: 'show.row_removed' }))].map(
        ({ row, key }) => (
          <li key={`${key} ${sameText(row)}`}>
            <em>{translate(key)}</em> {nameOf(row)}
            {details(row)}
          </li>
        ),
      )}
    </ul>
  );
}
