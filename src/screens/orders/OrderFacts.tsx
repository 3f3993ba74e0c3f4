import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';

const FIGURES = ['total_amount', 'tip', 'refund_amount'];
/** What says nothing where there is none of it. */
const NOT_AT_ZERO = ['tip', 'refund_amount', 'guests'];
const FACTS = [
  'status',
  'customer',
  'user_name',
  'order_type',
  'table',
  'guests',
  'local_created_at',
  'payment_date',
  'business_day',
  'receipt_number',
  'tracking_id',
  'brought_from',
];

/** The head of an order: what it came to, and who, where and when. What is not known, or not for this reader, is left out. */
export function OrderFacts() {
  const record = useShownRecord();
  const readable = useReadableFields(useResourceModel());
  const labelOf = useLabelOf();
  const known = (names: readonly string[]) =>
    names.flatMap((name) => {
      const value = record[name];
      const field = readable.get(name);
      return field && value !== null && value !== undefined && value !== '' && !(value === 0 && NOT_AT_ZERO.includes(name)) ? [field] : [];
    });
  const fact = (className: string) => (field: ReturnType<typeof known>[number]) => (
    <div key={field.name} className={className}>
      <dt>{labelOf(field)}</dt>
      <dd>
        <Cell field={field} value={record[field.name]} record={record} />
      </dd>
    </div>
  );
  return (
    <Head variant="outlined" component="section">
      <dl>
        {known(FIGURES).map(fact('figure'))}
        {known(FACTS).map(fact('fact'))}
      </dl>
    </Head>
  );
}

const Head = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  padding: 20,
  borderRadius: 12,
  marginBottom: 16,
  maxWidth: 1240,
  dl: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))', gap: '14px 24px', margin: 0 },
  dt: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  dd: { ...theme.typography.body1, margin: '2px 0 0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '.figure dd': { ...theme.typography.h2, margin: 0, textAlign: 'start', '*': { textAlign: 'start' } },
  [theme.breakpoints.down('sm')]: { padding: 16, dl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px 16px' } },
}));
