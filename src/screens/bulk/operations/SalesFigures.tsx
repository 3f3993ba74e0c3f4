import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { BroughtMonth, BroughtSales } from '#/dataProvider/bulkTypes.ts';
import { kinds } from '#/model/kinds/index.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { TableFrame } from '#/src/views/list/TableFrame.tsx';

const COUNTS = ['orders', 'days'] as const;
const MONEY = ['gross_sales', 'discounts', 'refunds', 'net_sales', 'tax', 'service_charges', 'tips'] as const;
type Figure = (typeof COUNTS)[number] | (typeof MONEY)[number];

/** The report that says what was sold: its own figures stand in the table. */
const SUMMARY = model.reports['sales-summary'];

/** What past sales come to in one establishment, month by month, so that whoever knows these figures sees that they are theirs. */
export function SalesFigures({ sales, isStored }: { sales: BroughtSales; isStored: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const context = { ...useKindContext(), currency: sales.currency };
  const { permissions } = useSession();
  const { months, from, to, establishment_id: establishmentId } = sales;
  const text = (name: Figure, value: number) =>
    name === 'orders' || name === 'days'
      ? numberFormat(context.locale, {}).format(value)
      : kinds.money.format(value, { kind: 'money' }, context);
  const figures: Figure[] = [...COUNTS, ...MONEY.filter((name) => months.some((month) => month[name] !== 0) || name === 'net_sales')];
  const day = (date: string) => kinds.date.format(date, { kind: 'date' }, context);
  const summary = `/reports/sales-summary?${new URLSearchParams({ from, to, establishments: String(establishmentId) })}`;
  return (
    <section aria-labelledby={id} style={{ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}>
        <Typography id={id} variant="h3" component="h2">
          {translate('bring.sales.of', { name: sales.name, from: day(from), to: day(to) })}
        </Typography>
        {isStored && SUMMARY && permissions.has(SUMMARY.permission) && (
          <Button color="inherit" variant="outlined" size="small" component={Link} to={summary}>
            {translate('bring.sales.see_summary')}
          </Button>
        )}
      </div>
      <TableFrame>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col" className="title">
                {translate('bring.sales.month')}
              </th>
              {figures.map((name) => (
                <th key={name} scope="col" className="end">
                  {translate(`bring.sales.${name === 'orders' ? 'orders_sold' : name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month} className="plain">
                <td className="title">{monthText(month.month, context.locale)}</td>
                {figures.map((name) => (
                  <td key={name} className="end">
                    {text(name, month[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {months.length > 1 && (
            <tfoot>
              <tr>
                <td className="title">{translate('bring.sales.all')}</td>
                {figures.map((name) => (
                  <td key={name} className="end">
                    {text(name, sumOf(months, name))}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </TableFrame>
    </section>
  );
}

/** Amounts have few decimals: what binary fractions leave beyond them is none of the sum. */
const sumOf = (months: readonly BroughtMonth[], name: Figure) =>
  Math.round(months.reduce((sum, month) => sum + month[name], 0) * 10_000) / 10_000;

const monthText = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01`));
