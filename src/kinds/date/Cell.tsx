import { kindOf } from '#/model/kinds/index.ts';
import type { CellProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';

/** A date, a time or an instant, in the reader's language and on the establishment's clock. */
export default function DateCell({ field, value, record }: CellProps) {
  const context = useKindContext(record);
  if (typeof value !== 'string' || !value) return null;
  return <time dateTime={value}>{kindOf(field).format(value, field, context, record)}</time>;
}
