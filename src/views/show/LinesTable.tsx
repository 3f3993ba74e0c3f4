import { useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { saidOnce } from '#/src/kinds/lines/rows.ts';
import { useColumnsOfRows } from '#/src/kinds/lines/useColumnsOfRows.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';

type Row = Readonly<Record<string, unknown>>;

/** Child rows to be read. */
export function LinesTable({ field, rows }: { field: Extract<FieldModel, { kind: 'lines' }>; rows: readonly Row[] }) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const columns = saidOnce(useColumnsOfRows(field.fields), field.title);
  if (!rows.length) return <span className="nothing">{translate('views.no_rows')}</span>;
  return <RowsTable label={labelOf(field)} columns={columns} rows={rows} />;
}
