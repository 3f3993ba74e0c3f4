import { shownAs } from '#/model/kinds/derived.ts';
import DateFilter from '../date/Filter.tsx';
import type { FilterProps } from '../kindProps.ts';
import NumberFilter from '../number/Filter.tsx';
import TextFilter from '../text/Filter.tsx';

/** What was worked out, filtered as the kind it is shown as. */
export default function DerivedFilter(props: FilterProps<'computed' | 'aggregate' | 'external'>) {
  const as = shownAs(props.field);
  if (as === 'text') return <TextFilter {...props} />;
  return as === 'datetime' ? <DateFilter {...props} /> : <NumberFilter {...props} />;
}
