import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import type { StatementLine } from '#/model/language/reports.ts';
import { shownSign } from '#/model/reports/signs.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { shadeOfMore } from '#/src/theme/shadeOfMore.ts';
import { Figure } from '../Figure.tsx';
import { ChangeMark } from '../head/ChangeMark.tsx';
import { Meaning } from '../head/Meaning.tsx';
import { useMeanings } from '../head/useMeanings.ts';
import { at, before } from '../reportAnswer.ts';
import { useBeside } from './SideTable.tsx';
import type { ReportTableProps } from './tableParts.ts';

type StatementProps = Pick<ReportTableProps, 'report' | 'part' | 'columns' | 'drillDown'>;

/** A row of figures one under the other, as a balance sheet: what adds, what is taken away, what it comes to, and what stands apart. */
export function Statement({ report, part, columns, drillDown }: StatementProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const meaning = useMeanings(report);
  const { beside, together } = useBeside(part);
  const isBeside = part.by_establishment !== undefined;
  const was = before(part);
  const { currency } = part;
  const lines: Readonly<Record<string, StatementLine | undefined>> | undefined = report.statement;
  const line = ({ name }: FieldModel) => lines?.[name];
  // What is taken away has a minus: the column can be added up from top to bottom. How it changed is of its own size, as on its tile.
  const signed = ({ name }: FieldModel, value: unknown) => shownSign(report, name, value);
  const row = (field: FieldModel) => (
    <tr key={field.name} className={line(field)}>
      <th scope="row">
        {labelOf(field)} <Meaning label={labelOf(field)} said={meaning(field.name)} />
      </th>
      {beside.map(({ id }) => (
        <td key={id}>
          <Figure
            field={field}
            value={signed(field, at(part, id)?.[field.name])}
            currency={currency}
            path={drillDown({ column: field.name, row: null, at: id })}
          />
        </td>
      ))}
      <td>
        <Figure
          field={field}
          value={signed(field, part[field.name])}
          currency={currency}
          path={drillDown({ column: field.name, row: null })}
        />
      </td>
      {was && (
        <>
          <td className="before">
            <Figure field={field} value={signed(field, was[field.name])} currency={currency} />
          </td>
          <td className="change">
            <ChangeMark field={field} now={part[field.name]} before={was[field.name]} currency={currency} />
          </td>
        </>
      )}
    </tr>
  );
  const apart = columns.filter((field) => line(field) === 'apart');
  return (
    <Frame variant="outlined">
      <table aria-label={translate(`reports.${report.name}.name`)}>
        <thead className={was || isBeside ? undefined : 'said'}>
          <tr>
            <th scope="col">{translate('reports_view.figure')}</th>
            {beside.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">{isBeside ? together : translate('reports_view.now')}</th>
            {was && <th scope="col">{translate('reports_view.before')}</th>}
            {was && <th scope="col">{translate('reports_view.change')}</th>}
          </tr>
        </thead>
        <tbody>{columns.filter((field) => !apart.includes(field)).map(row)}</tbody>
        {apart.length > 0 && <tbody className="apart">{apart.map(row)}</tbody>}
      </table>
    </Frame>
  );
}

const Frame = styled(Paper)(({ theme }) => ({
  maxWidth: 760,
  paddingBlock: 8,
  borderRadius: 12,
  overflowX: 'auto',
  ...shadeOfMore(theme),
  table: { ...theme.typography.body1, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  'th, td': { height: theme.density.row - 8, padding: '4px 8px', textAlign: 'end', whiteSpace: 'nowrap', lineHeight: 1.3 },
  // Which figure it is stays in sight beside whatever is scrolled to.
  'th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    paddingInlineStart: 20,
    textAlign: 'start',
    fontWeight: 400,
    whiteSpace: 'normal',
    background: theme.vars.palette.background.paper,
  },
  'td:last-child, thead th:last-child': { paddingInlineEnd: 20 },
  'thead th': { ...theme.typography.body2, fontWeight: 600, color: theme.vars.palette.text.secondary },
  'thead.said th': { height: 0, padding: 0, fontSize: 0, lineHeight: 0 },
  '.before': { color: theme.vars.palette.text.secondary },
  '.total :is(th, td)': { fontWeight: 700 },
  // A line says that what stands above comes to this: where nothing does, there is none.
  'tr + .total :is(th, td)': { borderTop: `1px solid ${theme.vars.palette.text.secondary}` },
  '.total th:first-of-type': { fontWeight: 700 },
  'tbody.apart': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  'tbody.apart :is(th, td)': { height: theme.density.row - 14, paddingBlock: 0 },
  'tbody:not(.apart) + tbody.apart::before': { content: '""', display: 'block', height: 12 },
  [theme.breakpoints.down('sm')]: {
    paddingBlock: 4,
    table: { ...theme.typography.body2 },
    'th, td': { padding: '4px' },
    'th:first-of-type': { paddingInlineStart: 12 },
    'td:last-child, thead th:last-child': { paddingInlineEnd: 12 },
    // Side by side with what was before there is room for the share alone.
    '.change .amount': { display: 'none' },
  },
}));
