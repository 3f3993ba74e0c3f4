import { Chip, Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { printedLine } from '#/resources/reference/printedLine.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import type { Order, OrderLine } from './order.ts';
import { useFigures } from './useFigures.ts';

/** As the guest saw it: prices, gross and discounts with the taxes that prices contain. */
const COLUMNS = ['quantity', 'price', 'gross', 'discount', 'tax', 'total'] as const;
/** What a phone has room for beside the title. */
const NARROW = ['quantity', 'total'];

/** What was sold, each line with its modifiers and with what became of it. */
export function OrderLines() {
  const { lines } = useShownRecord<Order>();
  const field = useReadableFields(useResourceModel()).get('lines');
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const { money, count, decimals } = useFigures();
  if (field?.kind !== 'lines') return null;
  const rows = field.fields;
  const columns = COLUMNS.filter((name) => name in rows);
  const isIncluded = lines.some(({ taxes }) => taxes?.some(({ inclusive }) => inclusive));
  const labelOfColumn = (name: string) => {
    const label = rows[name] ? labelOf(fieldModel(name, rows[name])) : name;
    return name === 'tax' && isIncluded ? translate('orders.included', { name: label }) : label;
  };
  const figure = (line: OrderLine, name: (typeof COLUMNS)[number]) => {
    const printed = printedLine(line, decimals);
    return { ...line, ...printed, discount: -printed.discount + 0 }[name];
  };
  return (
    <Frame variant="outlined">
      <table aria-label={labelOf(field)}>
        <thead>
          <tr>
            <th scope="col">{labelOfColumn('title')}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className={NARROW.includes(name) ? 'end' : 'end wide'}>
                {labelOfColumn(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={line.void_reason ? 'void' : undefined}>
              <th scope="row">
                <Title line={line} />
              </th>
              {columns.map((name) => (
                <td key={name} className={`end ${NARROW.includes(name) ? '' : 'wide'} ${line[name] === 0 ? 'none' : ''}`}>
                  {name === 'quantity' ? count(line.quantity) : money(figure(line, name))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function Title({ line }: { line: OrderLine }) {
  const translate = useTranslate();
  const { money, count } = useFigures();
  return (
    <>
      <span className="title" dir="auto">
        {line.title}
      </span>
      {(line.modifiers ?? []).map(({ name, price }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a modifier can be chosen twice
        <small key={at} dir="auto">
          {price ? `${name} · ${money(price)}` : name}
        </small>
      ))}
      {line.void_reason && <Chip size="small" color="error" label={translate('orders.voided')} />}
      {Boolean(line.refund_quantity || line.refund_amount) && (
        <Chip
          size="small"
          color="warning"
          label={
            line.refund_quantity
              ? translate('orders.refunded', { quantity: count(line.refund_quantity), amount: money(line.refund_amount ?? 0) })
              : translate('orders.refunded_money', { amount: money(line.refund_amount ?? 0) })
          }
        />
      )}
    </>
  );
}

const Frame = styled(Paper)(({ theme }) => ({
  borderRadius: 12,
  marginBottom: 16,
  overflow: 'hidden',
  table: { width: '100%', borderCollapse: 'collapse', ...theme.typography.body2, fontVariantNumeric: 'tabular-nums' },
  'th, td': { padding: '10px 8px', textAlign: 'start', verticalAlign: 'top', fontWeight: 400 },
  'thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600, borderBottom: `1px solid ${theme.vars.palette.divider}` },
  'tr > :first-of-type': { paddingInlineStart: 16 },
  'tr > :last-of-type': { paddingInlineEnd: 16 },
  'tbody tr + tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '.end': { textAlign: 'end', whiteSpace: 'nowrap' },
  // Long names of columns take two lines rather than the room of the figures.
  'thead .end': { whiteSpace: 'normal', verticalAlign: 'bottom' },
  '.none': { color: theme.vars.palette.text.secondary },
  '.title': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  small: { display: 'block', fontSize: 12, color: theme.vars.palette.text.secondary, paddingInlineStart: 10 },
  '.void td, .void .title, .void small': { textDecoration: 'line-through', color: theme.vars.palette.text.secondary },
  '.MuiChip-root': { marginTop: 4, height: 'auto', minHeight: 22 },
  '.MuiChip-label': { whiteSpace: 'normal' },
  [theme.breakpoints.down('sm')]: { '.wide': { display: 'none' } },
}));
