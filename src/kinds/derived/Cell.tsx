import { shownAs } from '#/model/kinds/derived.ts';
import DateCell from '../date/Cell.tsx';
import type { CellProps } from '../kindProps.ts';
import NumberCell from '../number/Cell.tsx';
import TextCell from '../text/Cell.tsx';

/** What was worked out, as the kind it is shown as. */
export default function DerivedCell(props: CellProps<'computed' | 'aggregate' | 'external'>) {
  const as = shownAs(props.field);
  if (as === 'text') return <TextCell {...props} />;
  return as === 'datetime' ? <DateCell {...props} /> : <NumberCell {...props} />;
}
