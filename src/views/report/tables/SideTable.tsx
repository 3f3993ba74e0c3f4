import { useTranslate } from 'ra-core';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { TableFrame } from '#/src/views/list/TableFrame.tsx';
import { Figure } from '../Figure.tsx';
import { ReportHead } from '../head/ReportHead.tsx';
import { useMeanings } from '../head/useMeanings.ts';
import { at, before, isMeasure, type ReportRow } from '../reportAnswer.ts';
import { RowTitle } from './ReportTable.tsx';
import { areWhole, cellClass, type ReportTableProps } from './tableParts.ts';

/** One figure of each row, an establishment beside the other, and what they come to together. */
export function SideTable({ report, part, columns, question, onSort, drillDown, opens }: ReportTableProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const meaning = useMeanings(report);
  const { beside, together } = useBeside(part.totals ?? part.list?.[0]);
  const measure = measureOf(report, columns, question.measure);
  if (!measure) return null;
  const about = columns.filter((field) => !isMeasure(report, field));
  const { currency, totals } = part;
  const figures = (row: ReportRow, isTotal: boolean) => {
    const pathOf = (one?: number) =>
      isTotal && !areWhole(report, question) ? undefined : drillDown({ column: measure.name, row: isTotal ? null : row, at: one });
    const was = before(row);
    return (
      <>
        {beside.map(({ id }) => (
          <td key={id} className="end">
            <Figure field={measure} value={at(row, id)?.[measure.name]} currency={currency} path={pathOf(id)} />
          </td>
        ))}
        <td className="end">
          <Figure
            field={measure}
            value={row[measure.name]}
            currency={currency}
            path={pathOf()}
            {...(was && { compared: { before: was[measure.name] } })}
          />
        </td>
      </>
    );
  };
  return (
    <TableFrame>
      <table
        aria-label={translate('reports_view.side_table', { name: translate(`reports.${report.name}.name`), measure: labelOf(measure) })}
      >
        <thead>
          <tr>
            {about.map((field) => (
              <ReportHead
                key={field.name}
                label={labelOf(field)}
                className={cellClass(report, field)}
                sortBy={field.name}
                sort={question.sort}
                onSort={onSort}
              />
            ))}
            {beside.map(({ id, title }) => (
              <ReportHead key={id} label={title} className="end" sortBy={undefined} sort={question.sort} onSort={onSort} />
            ))}
            <ReportHead
              label={together}
              className="end"
              sortBy={measure.name}
              sort={question.sort}
              onSort={onSort}
              meaning={meaning(measure.name)}
            />
          </tr>
        </thead>
        <tbody>
          {part.list?.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no identity but their index
            <tr key={index} className="plain">
              {about.map((field) => (
                <td key={field.name} className={cellClass(report, field)}>
                  {field.name === report.title ? (
                    <RowTitle field={field} row={row} path={opens(field.name, row)} />
                  ) : (
                    <Cell field={field} value={row[field.name]} record={row} />
                  )}
                </td>
              ))}
              {figures(row, false)}
            </tr>
          ))}
        </tbody>
        {totals && measure.name in totals && (
          <tfoot>
            <tr>
              {about.map((field) => (
                <td key={field.name} className={cellClass(report, field)}>
                  {field.name === about[0]?.name ? translate('views.total') : null}
                </td>
              ))}
              {figures(totals, true)}
            </tr>
          </tfoot>
        )}
      </table>
    </TableFrame>
  );
}

/** The establishments whose figures stand beside a row's own, and what that is called: of one alone it is that one's. */
export function useBeside(row: ReportRow | undefined): { beside: { id: number; title: string }[]; together: string } {
  const translate = useTranslate();
  const { establishments } = useSession();
  const [first, ...others] = establishments.filter(({ id }) => at(row, id) !== undefined);
  if (first && !others.length) return { beside: [], together: first.title };
  return { beside: first ? [first, ...others] : [], together: translate('reports_view.together') };
}

/** The figure that stands side by side: the one chosen, else the chart's, else the first. */
export function measureOf(report: ReportTableProps['report'], columns: ReportTableProps['columns'], chosen: string | null) {
  const measures = columns.filter((field) => isMeasure(report, field));
  return [chosen, report.chart?.values[0]].flatMap((name) => measures.find((field) => field.name === name) ?? [])[0] ?? measures[0];
}
