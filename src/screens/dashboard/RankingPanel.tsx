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

interface RankingPanelProps {
  report: ReportDefinition;
  asked: AskedReport;
  /** The column that ranks. */
  by: string;
  /** A count that stands beside it. */
  count: string;
  /** The report in which the rest stands. */
  all: ReportDefinition | undefined;
}

/** A report's rows by one figure, each with its share of the largest as a bar, and a way to the orders behind it. */
export function RankingPanel({ report, asked, by, count, all }: RankingPanelProps) {
  const translate = useTranslate();
  const { permissions } = useSession();
  const query = useFigures(report, asked);
  const parts = partsOf(query.data);
  const canSeeAll = all && model.reports[all.name] && permissions.has(all.permission);
  const nameOfAll = translate(`reports.${all?.name}.name`);
  return (
    <Panel
      title={translate(`reports.${report.name}.name`)}
      action={
        canSeeAll && (
          <Link to={`/reports/${all.name}?${asked.parts}`} aria-label={translate('dashboard.show_all_of', { name: nameOfAll })}>
            {all.name === report.name ? translate('dashboard.show_all') : nameOfAll}
          </Link>
        )
      }
      query={query}
      height={300}
    >
      {() =>
        parts.every(({ list }) => !list?.length) ? (
          <Typography variant="body2">{translate('dashboard.nothing_sold')}</Typography>
        ) : (
          parts.map((part) => (
            <Ranking
              key={part.currency}
              report={report}
              asked={asked}
              by={by}
              count={count}
              part={part}
              isOneOfSeveral={parts.length > 1}
            />
          ))
        )
      }
    </Panel>
  );
}

type RankingProps = Omit<RankingPanelProps, 'all'> & { part: ReportPart; isOneOfSeveral: boolean };

function Ranking({ report, asked, by, count, part, isOneOfSeveral }: RankingProps) {
  const { currency, list = [] } = part;
  const { text } = useFigureText(currency);
  const field = (name: string) => fieldModel(name, report.columns[name] ?? { kind: 'decimal' });
  const [ranked, counted] = [field(by), field(count)];
  const key = report.key ?? [report.title];
  const most = Math.max(1e-9, ...list.map((row) => Number(row[by])));
  return (
    <Rows>
      {list.map((row) => (
        <li key={key.map((name) => row[name]).join()}>
          <span className="name">
            <bdi>{String(row[report.title])}</bdi>
          </span>
          <span className="quantity">× {text(counted, row[count])}</span>
          <span className="net">
            <Figure
              field={ranked}
              value={row[by]}
              currency={currency}
              path={ordersAddress(report, asked.parts, { column: by, row, ...(isOneOfSeveral && currency && { currency }) })}
            />
          </span>
          <span className="bar" aria-hidden style={{ width: `${Math.max(0, (Number(row[by]) / most) * 100)}%` }} />
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
  '.name': { minWidth: 0, overflowWrap: 'anywhere' },
  '.quantity': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '.net': { textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '.bar': { gridColumn: '1 / -1', height: 3, borderRadius: 2, background: theme.vars.palette.primary.main, opacity: 0.7 },
}));
