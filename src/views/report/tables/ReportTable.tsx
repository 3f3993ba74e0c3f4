import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { FieldModel } from '#/model/language/model.ts';
import { shownSign } from '#/model/reports/signs.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { TableFrame } from '#/src/views/list/TableFrame.tsx';
import { tableBars } from '../chart/tableBars.ts';
import { Figure } from '../Figure.tsx';
import { ReportHead } from '../head/ReportHead.tsx';
import { useMeanings } from '../head/useMeanings.ts';
import { before, isMeasure, type ReportRow } from '../reportAnswer.ts';
import { useNameless } from '../useNameless.ts';
import { areWhole, cellClass, type ReportTableProps, totalPlace } from './tableParts.ts';

/** A report's rows with their totals; each heading sorts, each figure says how it changed and leads to the orders behind it. */
export function ReportTable({ report, part, columns, question, onSort, drillDown, opens }: ReportTableProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const meaning = useMeanings(report);
  const figure = (field: FieldModel, row: ReportRow, isTotal: boolean) => {
    const was = isMeasure(report, field) ? before(row) : undefined;
    const behind = isTotal && !areWhole(report, question) ? undefined : drillDown({ column: field.name, row: isTotal ? null : row });
    const path = behind ?? (isTotal ? undefined : opens(field.name, row));
    return (
      <Figure
        field={field}
        value={shownSign(report, field.name, row[field.name])}
        currency={part.currency}
        path={path}
        isOfOrders={behind !== undefined}
        {...(was && { compared: { before: was[field.name] } })}
      />
    );
  };
  const { totals, list = [] } = part;
  const word = totals && totalPlace(columns, totals);
  const bar = tableBars(report, question, list);
  return (
    <TableFrame>
      <table aria-label={translate('views.list_table', { name: translate(`reports.${report.name}.name`) })}>
        <thead>
          <tr>
            {columns.map((field) => (
              <ReportHead
                key={field.name}
                label={labelOf(field)}
                className={cellClass(report, field)}
                sortBy={field.name}
                sort={question.sort}
                onSort={onSort}
                meaning={meaning(field.name)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no identity but their index
            <tr key={index} className="plain">
              {columns.map((field) => (
                <td key={field.name} className={cellClass(report, field)}>
                  {field.name === report.title && !isMeasure(report, field) ? (
                    <RowTitle field={field} row={row} path={opens(field.name, row)} />
                  ) : (
                    figure(field, row, false)
                  )}
                  <Bar length={bar(field, row[field.name])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map((field) => (
                <td key={field.name} className={cellClass(report, field)}>
                  {field.name === word ? translate('views.total') : field.name in totals ? figure(field, totals, true) : null}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </TableFrame>
  );
}

/** A figure's length among those of its column. */
function Bar({ length }: { length: number | undefined }) {
  return length === undefined ? null : <span className="bar" aria-hidden style={{ inlineSize: `${length * 100}%` }} />;
}

/** What a row is about, and the way to it; what has no name is called so. */
export function RowTitle({ field, row, path }: { field: FieldModel; row: ReportRow; path?: string | undefined }) {
  const nameless = useNameless();
  const value = row[field.name];
  if (value === null || value === undefined || value === '') return nameless(field);
  const title = <Cell field={field} value={value} record={row} />;
  return path ? (
    <Link to={path} data-title>
      {title}
    </Link>
  ) : (
    title
  );
}
