import { shownAs } from '#/model/kinds/derived.ts';
import { kindOf } from '#/model/kinds/index.ts';
import DateCell from '../date/Cell.tsx';
import type { CellProps } from '../kindProps.ts';
import NumberCell from '../number/Cell.tsx';
import TextCell from '../text/Cell.tsx';
import { useKindContext } from '../useKindContext.ts';

/** What was worked out, as the kind it is shown as. */
export default function DerivedCell(props: CellProps<'computed' | 'aggregate' | 'external'>) {
  const as = shownAs(props.field);
  if ('amounts' in props.field && props.value) return <AmountsCell {...props} />;
  if (as === 'text') return <TextCell {...props} />;
  return as === 'datetime' ? <DateCell {...props} /> : <NumberCell {...props} />;
}

/** Sums of several currencies, each in its own. */
function AmountsCell({ field, value, record }: CellProps) {
  return <span dir="ltr">{kindOf(field).format(value, field, useKindContext(record))}</span>;
}
