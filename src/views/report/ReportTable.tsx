import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { FieldModel } from '#/resources/schema/model.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { isNumeric } from '#/src/kinds/lines/rows.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { TableFrame } from '../list/TableFrame.tsx';
import { CURRENCY_KEY, inCurrency } from './inCurrency.ts';
import type { ReportPart, ReportRow } from './ReportParts.tsx';
import { useMeanings } from './useMeanings.ts';
import { useOrdersBehind } from './useOrdersBehind.ts';
import type { ReportQuestion } from './useReportQuestion.ts';

interface ReportTableProps {
  report: ReportDefinition;
  part: ReportPart;
  columns: readonly FieldModel[];
  question: ReportQuestion;
  onSort: (field: string, order: 'asc' | 'desc') => void;
}

/** A report's rows with their totals; each heading sorts, and says what its figure means. */
export function ReportTable({ report, part, columns, question, onSort }: ReportTableProps) {
  const { sort } = question;
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const fields = columns.map((field) => inCurrency(field, part.currency));
  const className = (field: FieldModel) => [isNumeric(field) && 'end', field.name === report.title && 'title'].filter(Boolean).join(' ') || undefined;
  const meaning = useMeanings(report);
  const ordersBehind = useOrdersBehind(report, question);
  return (
    <TableFrame>
      <table aria-label={translate('views.list_table', { name: translate(`reports.${report.name}.name`) })}>
        <thead>
          <tr>
            {fields.map((field) => {
              const isSorted = sort?.field === field.name;
              const Arrow = isSorted && sort?.order === 'asc' ? ArrowUp : ArrowDown;
              const said = meaning(field.name);
              return (
                <th
                  key={field.name}
                  scope="col"
                  className={className(field)}
                  aria-sort={isSorted ? (sort?.order === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  {said && (
                    <Tooltip title={said}>
                      <IconButton size="small" aria-label={`${labelOf(field)}: ${said}`} sx={{ padding: '2px', marginInlineEnd: 0.5, verticalAlign: 'middle' }}>
                        <InfoIcon sx={{ fontSize: 15 }} />
                      </IconButton>
                    </Tooltip>
                  )}
                  <button
                    type="button"
                    className="sort"
                    title={translate('views.sort_by', { name: labelOf(field) })}
                    onClick={() => onSort(field.name, isSorted && sort?.order === 'desc' ? 'asc' : 'desc')}
                  >
                    {labelOf(field)}
                    <Arrow aria-hidden />
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {part.list.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no identity but their place
            <tr key={place} className="plain">
              {fields.map((field) => (
                <td key={field.name} className={className(field)}>
                  <RowCell field={field} row={{ ...row, [CURRENCY_KEY]: part.currency }} path={field.name === report.title ? ordersBehind(row) : undefined} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {part.totals && (
          <tfoot>
            <tr>
              {fields.map((field) => (
                <td key={field.name} className={className(field)}>
                  {field.name === report.title ? (
                    translate('views.total')
                  ) : (
                    <Cell field={field} value={part.totals?.[field.name]} record={{ [CURRENCY_KEY]: part.currency }} />
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </TableFrame>
  );
}

/** A figure; the row's name leads to the orders behind it, where the definition says which these are. */
function RowCell({ field, row, path }: { field: FieldModel; row: ReportRow; path: string | undefined }) {
  const translate = useTranslate();
  const cell = <Cell field={field} value={row[field.name]} record={row} />;
  if (!path) return cell;
  return (
    <Link to={path} data-title title={translate('reports_view.orders_behind')}>
      {row[field.name] ? cell : translate('views.none')}
    </Link>
  );
}
