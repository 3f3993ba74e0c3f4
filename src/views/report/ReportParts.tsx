import { Paper, Typography } from '@mui/material';
import type { FieldModel } from '#/resources/schema/model.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { Pager } from '../Pager.tsx';
import { BarChart } from './BarChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { AskedReport } from './useReportQuestion.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

/** A report's rows in one currency. */
export interface ReportPart {
  currency?: string;
  list: readonly ReportRow[];
  totals?: ReportRow;
  pagination_options?: { page: number; per_page: number; total: number };
}

interface ReportPartsProps {
  report: ReportDefinition;
  parts: readonly ReportPart[];
  columns: readonly FieldModel[];
  asked: AskedReport;
}

/** Chart and table; one pair for each currency, which are never added up. */
export function ReportParts({ report, parts, columns, asked: { question, ask } }: ReportPartsProps) {
  const labelOf = useLabelOf();
  return parts.map((part) => {
    const pages = part.pagination_options;
    const value = report.chart && columns.find((field) => field.name === report.chart?.values[0]);
    return (
      <section key={part.currency} aria-label={part.currency}>
        {parts.length > 1 && (
          <Typography variant="h2" sx={{ margin: '16px 0 8px' }}>
            {part.currency}
          </Typography>
        )}
        {report.chart && value && question.page === 1 && (
          <BarChart label={labelOf(value)} rows={part.list} title={report.chart.category} value={value} top={report.chart.top ?? 10} currency={part.currency} />
        )}
        <Paper variant="outlined" sx={{ overflow: 'clip', borderRadius: '12px' }}>
          <ReportTable report={report} part={part} columns={columns} question={question} onSort={(field, order) => ask({ sort: field, order })} />
          {pages && (
            <Pager
              page={pages.page}
              perPage={pages.per_page}
              total={pages.total}
              setPage={(page) => ask({ page: String(page) })}
              setPerPage={(size) => ask({ per_page: String(size) })}
            />
          )}
        </Paper>
      </section>
    );
  });
}
