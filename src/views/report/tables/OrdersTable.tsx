import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { resourceOf } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { model } from '#/resources/index.ts';
import { ORDERS_RESOURCE } from '#/resources/reference/orders.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { TableFrame } from '#/src/views/list/TableFrame.tsx';
import { Figure } from '../Figure.tsx';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import { ReportHead } from '../head/ReportHead.tsx';
import type { NamedFigure } from './ordersAddress.ts';
import type { OrderBehind, OrdersAnswer, OrdersPage } from './useOrders.ts';

interface OrdersTableProps {
  report: ReportDefinition;
  asked: AskedReport;
  figure: NamedFigure;
  orders: Pick<OrdersPage, 'sort' | 'ask'>;
  answer: OrdersAnswer;
}

const OF_ORDER = ['user_name', 'customer_name', 'status'] as const;

/** Orders with what each contributes to a figure, and what all of them come to; each leads to its record. */
export function OrdersTable({ report, asked: { establishments }, figure, orders: { sort, ask }, answer }: OrdersTableProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const can = useCan();
  const order = resourceOf(model, ORDERS_RESOURCE);
  const fields = OF_ORDER.flatMap((name) => {
    const field = order.allFields[name];
    return field ? [{ name, field }] : [];
  });
  const number = order.allFields.order_number;
  const measure = fieldModel(figure.column, report.columns[figure.column] ?? { kind: 'decimal' });
  const isSeveral = establishments.length > 1 && figure.at === undefined;
  const titleOf = (id: number) => establishments.find((one) => one.id === id)?.title;
  const canOpen = can(ORDERS_RESOURCE, 'list') && can(ORDERS_RESOURCE, 'show');
  const head = (label: string, sortBy?: OrdersPage['sort']['field'], className?: string) => (
    <ReportHead
      label={label}
      className={className}
      sortBy={sortBy}
      sort={sort}
      onSort={(field, direction) => ask({ sort: field, order: direction })}
    />
  );
  const numberCell = ({ id, order_number }: OrderBehind) =>
    canOpen ? (
      <Link to={`/${ORDERS_RESOURCE}/${id}/show`} data-title>
        {order_number}
      </Link>
    ) : (
      order_number
    );
  return (
    <TableFrame>
      <table aria-label={translate('reports_view.orders_table', { name: labelOf(measure) })}>
        <thead>
          <tr>
            {head(number ? labelOf(number) : '', undefined, 'title')}
            {head(translate('reports_view.time'), 'at')}
            {isSeveral && head(translate('reports_view.establishment'))}
            {fields.map(({ name, field }) => (
              <th key={name} scope="col">
                {labelOf(field)}
              </th>
            ))}
            {head(labelOf(measure), 'amount', 'end')}
          </tr>
        </thead>
        <tbody>
          {answer.list.map((row) => (
            <tr key={row.id} className="plain">
              <td className="title">{numberCell(row)}</td>
              <td>
                <Cell field={AT} value={row.at} record={{ establishment_id: row.establishment_id }} />
              </td>
              {isSeveral && <td>{titleOf(row.establishment_id)}</td>}
              {fields.map(({ name, field }) => (
                <td key={name}>
                  <Cell field={field} value={row[name]} record={{ ...row }} />
                  {name === 'status' && row.given_back_later !== 0 && (
                    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
                      {translate('reports_view.given_back_later')}{' '}
                      <Figure field={BACK} value={row.given_back_later} currency={answer.currency} />
                    </Typography>
                  )}
                </td>
              ))}
              <td className="end">
                <Figure field={measure} value={row.amount} currency={answer.currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="title">{translate('views.total')}</td>
            <td colSpan={1 + fields.length + (isSeveral ? 1 : 0)} />
            <td className="end">
              <Figure field={measure} value={answer.totals.amount} currency={answer.currency} />
            </td>
          </tr>
        </tfoot>
      </table>
    </TableFrame>
  );
}

const AT = fieldModel('at', { kind: 'datetime' });
const BACK = fieldModel('given_back_later', { kind: 'money' });
