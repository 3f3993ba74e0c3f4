import { kindOf } from '#/model/kinds/index.ts';
import type { CellProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { inOnePiece } from './inOnePiece.ts';

/** Text in its own direction (a sentence is in the reader's language, whatever name begins it); a value that a reference list names, by its name there. */
export default function TextCell(props: CellProps) {
  const { field, value } = props;
  if (value === null || value === undefined || value === '') return null;
  const isSentence = field.kind === 'text' && field.sentence;
  return (
    <span dir={isSentence ? undefined : 'auto'}>
      {field.kind === 'text' && field.list ? <NameOf {...props} /> : inOnePiece(String(value))}
    </span>
  );
}

function NameOf({ field, value }: CellProps) {
  return kindOf(field).format(value, field, useKindContext());
}
