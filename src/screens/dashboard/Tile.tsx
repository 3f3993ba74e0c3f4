import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { numberIn, rowsIn } from '#/model/values/shapes.ts';
import { Figure } from '#/src/views/report/Figure.tsx';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import { ChangeMark } from '#/src/views/report/head/ChangeMark.tsx';
import { Meaning } from '#/src/views/report/head/Meaning.tsx';
import { useMeanings } from '#/src/views/report/head/useMeanings.ts';
import { partsOf, type ReportPart } from '#/src/views/report/reportAnswer.ts';
import { ordersAddress } from '#/src/views/report/tables/ordersAddress.ts';
import { Compared } from './Compared.tsx';
import { PartError } from './Panel.tsx';
import { useFigures } from './reading.ts';
import { Sparkline } from './Sparkline.tsx';

interface TileProps {
  report: ReportDefinition;
  asked: AskedReport;
  label: string;
}

/** One figure: what it is, how it stands to the days compared with, its course, and a way to the orders behind it. */
export function Tile({ report, asked, label }: TileProps) {
  const id = useId();
  const meaning = useMeanings(report);
  const { data, error, refetch } = useFigures(report, asked);
  const parts = partsOf(data);
  const field = fieldModel('value', report.columns.value ?? { kind: 'decimal' });
  return (
    <Frame aria-labelledby={id}>
      <h2>
        <span id={id}>{label}</span>
        <Meaning label={label} said={meaning('value')} />
      </h2>
      {error && !data ? (
        <PartError error={error} retry={() => void refetch()} />
      ) : data ? (
        parts.map((part) => (
          <TileFigure key={part.currency} report={report} asked={asked} part={part} field={field} isOneOfSeveral={parts.length > 1} />
        ))
      ) : (
        <>
          <Skeleton width="70%" height={40} />
          <Skeleton width="50%" />
          <Skeleton variant="rounded" height={32} />
        </>
      )}
      {data && <Compared asked={asked} said={meaning('previous')} />}
    </Frame>
  );
}

interface TileFigureProps extends Omit<TileProps, 'label'> {
  part: ReportPart;
  field: FieldModel;
  isOneOfSeveral: boolean;
}

function TileFigure({ report, asked, part, field, isOneOfSeveral }: TileFigureProps) {
  const { value, previous, currency } = part;
  const trend = rowsIn(part.trend);
  const path =
    report.drill && ordersAddress(report, asked.parts, { column: 'value', row: null, ...(isOneOfSeveral && currency && { currency }) });
  return (
    <>
      <div className={isOneOfSeveral ? 'figure several' : 'figure'}>
        {isOneOfSeveral && field.kind !== 'money' && <span className="of">{currency} </span>}
        {value === null || value === undefined ? '–' : <Figure field={field} value={value} currency={currency} path={path} />}
      </div>
      <ChangeMark field={field} now={value} before={previous} currency={currency} />
      {!isOneOfSeveral && <Sparkline values={trend.map((step) => numberIn(step.value))} />}
    </>
  );
}

const Frame = styled('section')(({ theme }) => ({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: '12px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  h2: {
    ...theme.typography.body2,
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: theme.vars.palette.text.secondary,
  },
  '.figure': {
    ...theme.typography.h2,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.625rem',
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '.figure.several': { fontSize: '1.25rem' },
  '.of': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '.figure a': { textDecorationColor: 'transparent' },
  '.figure a:is(:hover, :focus-visible)': { textDecorationColor: 'currentcolor' },
  small: { ...theme.typography.caption, marginTop: 'auto', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: 12, '.figure': { fontSize: '1.25rem' } },
}));
