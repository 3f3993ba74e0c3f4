import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { Figure } from '#/src/views/report/Figure.tsx';
import { useReportFields } from '#/src/views/report/filters/useReportFields.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import { partsOf, type ReportPart } from '#/src/views/report/reportAnswer.ts';
import { ROWS } from './lists.ts';
import { Panel } from './Panel.tsx';
import { PanelTable } from './PanelTable.tsx';
import { useSlowFigures } from './useSlowFigures.ts';

interface ReportPanelProps {
  report: ReportDefinition;
  asked: AskedReport;
  /** What it shows of a row. */
  columns: readonly string[];
  /** The column that comes first from the lowest up. */
  lowest: string;
}

/** The first rows of a report, and a way to the rest. */
export function ReportPanel({ report, asked, columns, lowest }: ReportPanelProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const body = { ...asked.body, sort_by: lowest, sort_order: 'asc', page: 1, per_page: ROWS };
  const query = useSlowFigures(report, { ...asked, body });
  const parts = partsOf(query.data).filter(({ list }) => list?.length);
  const count = parts.reduce((sum, { pagination_options: pages }) => sum + (pages?.total ?? 0), 0);
  const title = translate(`reports.${report.name}.name`);
  return (
    <Panel
      title={title}
      action={
        <Link to={`/reports/${report.name}?${asked.parts}`} aria-label={translate('dashboard.show_all_of', { name: title })}>
          {translate('dashboard.show_all_count', { count: numberFormat(locale, {}).format(count) })}
        </Link>
      }
      query={query}
    >
      {() =>
        parts.length === 0 ? (
          <Typography variant="body2">{translate('dashboard.none')}</Typography>
        ) : (
          parts.map((part) => <Rows key={part.currency} report={report} part={part} columns={columns} />)
        )
      }
    </Panel>
  );
}

function Rows({ report, part, columns }: { report: ReportDefinition; part: ReportPart; columns: readonly string[] }) {
  const translate = useTranslate();
  const readable = useReportFields(report);
  const [first, ...others] = columns.flatMap((name) => readable.get(name) ?? []);
  if (!first) return null;
  return (
    <PanelTable title={translate(`reports.${report.name}.name`)} fields={[first, ...others]}>
      {part.list?.map((row) => (
        <tr key={(report.key ?? [report.title]).map((name) => row[name]).join()}>
          <th scope="row">
            <bdi>{String(row[first.name])}</bdi>
          </th>
          {others.map((field) => (
            <td key={field.name}>
              <Figure field={field} value={row[field.name]} currency={part.currency} />
            </td>
          ))}
        </tr>
      ))}
    </PanelTable>
  );
}
