import { kindOf } from '#/model/kinds/index.ts';
import type { CellProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { inOnePiece } from './inOnePiece.ts';

/** Text in its own direction; a value that a reference list names, by its name there. */
export default function TextCell(props: CellProps) {
  const { field, value } = props;
  if (value === null || value === undefined || value === '') return null;
  return <span dir="auto">{field.kind === 'text' && field.list ? <NameOf {...props} /> : inOnePiece(String(value))}</span>;
}

function NameOf({ field, value }: CellProps) {
  return kindOf(field).format(value, field, useKindContext());
}
