import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Alert, Button, Paper, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { pageOf } from '#/model/reports/reportTree.ts';
import { model } from '#/resources/index.ts';
import { AccessDenied } from '#/src/foundation/errors/AccessDenied.tsx';
import { NotFound } from '#/src/foundation/errors/NotFound.tsx';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { Pager } from '../parts/Pager.tsx';
import { useReportFields } from './filters/useReportFields.ts';
import { type AskedReport, useReportQuestion } from './filters/useReportQuestion.ts';
import { useReportCrumbs } from './head/useReportCrumbs.ts';
import { OrdersTable } from './tables/OrdersTable.tsx';
import { figureOf, type NamedFigure, withoutFigure } from './tables/ordersAddress.ts';
import { useOrders } from './tables/useOrders.ts';
import { useFigureInWords } from './useFigureInWords.ts';

/** The orders behind one figure of a report: they add up to it. */
export default function ReportOrders() {
  const { name = '' } = useParams();
  const { permissions } = useSession();
  const report = model.reports[name];
  if (!report) return <NotFound />;
  return permissions.has(report.permission) ? <FigureOf report={report} /> : <AccessDenied />;
}

function FigureOf({ report }: { report: ReportDefinition }) {
  const asked = useReportQuestion(report);
  const fields = useReportFields(report);
  const figure = figureOf(report, asked.parts);
  if (!figure || !fields.has(figure.column)) return <NotFound />;
  return <Orders report={report} asked={asked} figure={figure} />;
}

function Orders({ report, asked, figure }: { report: ReportDefinition; asked: AskedReport; figure: NamedFigure }) {
  const translate = useTranslate();
  const orders = useOrders(report, asked, figure);
  const words = useFigureInWords(report, asked, figure, orders.data);
  const page = pageOf(model.reports, report.name) ?? report;
  const back = { pathname: `/reports/${page.name}`, search: String(withoutFigure(asked.parts)) };
  const { data, error, isPending, refetch, page: at, ask } = orders;
  const crumbs = useReportCrumbs(report, true);
  return (
    <>
      <PageHeading
        title={words.title}
        crumbs={crumbs}
        lead={words.lead}
        action={
          <Button
            component={Link}
            to={back}
            color="inherit"
            startIcon={<BackIcon className="turns" />}
            sx={{ '[dir=rtl] & .turns': { transform: 'scaleX(-1)' } }}
          >
            {translate('reports_view.back_to', { name: translate(`reports.${page.name}.name`) })}
          </Button>
        }
      />
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton variant="rounded" height={420} />
      ) : data.list.length === 0 ? (
        <Alert severity="info" variant="outlined">
          {translate('reports_view.no_orders')}
        </Alert>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'clip', borderRadius: '12px' }}>
          <OrdersTable report={report} figure={figure} asked={asked} orders={orders} answer={data} />
          <Pager
            page={at.number}
            perPage={at.size}
            total={data.pagination_options.total}
            setPage={(number) => ask({ page: String(number) })}
            setPerPage={(size) => ask({ per_page: String(size) })}
          />
        </Paper>
      )}
    </>
  );
}
