import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { FieldModel } from '#/model/language/model.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { TableFrame } from '#/src/views/list/TableFrame.tsx';
import { Figure } from '../Figure.tsx';
import { ReportHead } from '../head/ReportHead.tsx';
import { useMeanings } from '../head/useMeanings.ts';
import { before, isMeasure, type ReportRow } from '../reportAnswer.ts';
import { areWhole, cellClass, type ReportTableProps } from './tableParts.ts';

/** A report's rows with their totals; each heading sorts, each figure says how it changed and leads to the orders behind it. */
export function ReportTable({ report, part, columns, question, onSort, drillDown }: ReportTableProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const meaning = useMeanings(report);
  const figure = (field: FieldModel, row: ReportRow, isTotal: boolean) => {
    const was = isMeasure(report, field) ? before(row) : undefined;
    const path = isTotal && !areWhole(report, question) ? undefined : drillDown({ column: field.name, row: isTotal ? null : row });
    return (
      <Figure
        field={field}
        value={row[field.name]}
        currency={part.currency}
        path={path}
        isReport={report.opens?.figures.includes(field.name)}
        {...(was && { compared: { before: was[field.name] } })}
      />
    );
  };
  const { totals } = part;
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
          {part.list?.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no identity but their index
            <tr key={index} className="plain">
              {columns.map((field) => (
                <td key={field.name} className={cellClass(report, field)}>
                  {field.name === report.title && !isMeasure(report, field) ? (
                    <RowTitle report={report} field={field} row={row} />
                  ) : (
                    figure(field, row, false)
                  )}
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
                  {field.name === report.title ? translate('views.total') : field.name in totals ? figure(field, totals, true) : null}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </TableFrame>
  );
}

/** What a row is about; what has no name is called so, and a record is led to. */
export function RowTitle({ report: { about }, field, row }: { report: ReportTableProps['report']; field: FieldModel; row: ReportRow }) {
  const translate = useTranslate();
  const can = useCan();
  const value = row[field.name];
  if (value === null || value === undefined || value === '') return translate('views.none');
  const cell = <Cell field={field} value={value} record={row} />;
  const id = about && row[about.id];
  if (!about || !id || !can(about.resource, 'list') || !can(about.resource, 'show')) return cell;
  return (
    <Link to={`/${about.resource}/${String(id)}/show`} data-title>
      {cell}
    </Link>
  );
}
