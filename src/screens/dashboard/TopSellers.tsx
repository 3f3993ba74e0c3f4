import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { Figure } from '#/src/views/report/Figure.tsx';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import { partsOf, type ReportPart } from '#/src/views/report/reportAnswer.ts';
import { ordersAddress } from '#/src/views/report/tables/ordersAddress.ts';
import { useFigureText } from '#/src/views/report/useFigureText.ts';
import { Panel } from './Panel.tsx';
import { useFigures } from './reading.ts';

interface TopSellersProps {
  report: ReportDefinition;
  asked: AskedReport;
  /** The report in which the rest stands. */
  all: ReportDefinition | undefined;
}

/** What brought in most, each with its share of the largest as a bar, and a way to the orders behind it. */
export function TopSellers({ report, asked, all }: TopSellersProps) {
  const translate = useTranslate();
  const { permissions } = useSession();
  const query = useFigures(report, asked);
  const parts = partsOf(query.data);
  const canSeeAll = all && model.reports[all.name] && permissions.has(all.permission);
  return (
    <Panel
      title={translate(`reports.${report.name}.name`)}
      action={canSeeAll && <Link to={`/reports/${all.name}?${asked.parts}`}>{translate(`reports.${all.name}.name`)}</Link>}
      query={query}
      height={300}
    >
      {() =>
        parts.every(({ list }) => !list?.length) ? (
          <Typography variant="body2">{translate('dashboard.nothing_sold')}</Typography>
        ) : (
          parts.map((part) => <Ranking key={part.currency} report={report} asked={asked} part={part} isOneOfSeveral={parts.length > 1} />)
        )
      }
    </Panel>
  );
}

function Ranking({ report, asked, part, isOneOfSeveral }: Omit<TopSellersProps, 'all'> & { part: ReportPart; isOneOfSeveral: boolean }) {
  const { currency, list = [] } = part;
  const { text } = useFigureText(currency);
  const field = (name: string) => fieldModel(name, report.columns[name] ?? { kind: 'decimal' });
  const [net, quantity] = [field('net_amount'), field('item_qty')];
  const most = Math.max(1e-9, ...list.map((row) => Number(row.net_amount)));
  return (
    <Rows>
      {list.map((row) => (
        <li key={`${row.name} ${row.category} ${row.sub_category}`}>
          <span className="name">
            <bdi>{String(row.name)}</bdi>
          </span>
          <span className="quantity">× {text(quantity, row.item_qty)}</span>
          <span className="net">
            <Figure
              field={net}
              value={row.net_amount}
              currency={currency}
              path={ordersAddress(report, asked.parts, { column: net.name, row, ...(isOneOfSeveral && currency && { currency }) })}
            />
          </span>
          <span className="bar" aria-hidden style={{ width: `${Math.max(0, (Number(row.net_amount) / most) * 100)}%` }} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 6,
  '& + &': { marginTop: 16 },
  li: {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: '1fr auto minmax(72px, auto)',
    alignItems: 'baseline',
    columnGap: 12,
  },
  '.name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.quantity': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '.net': { textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '.bar': { gridColumn: '1 / -1', height: 3, borderRadius: 2, background: theme.vars.palette.primary.main, opacity: 0.7 },
}));
