import { isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';

const isAmount = (field: FieldModel) => field.kind === 'money' || ('as' in field && field.as === 'money');

/** What a value is of. What an amount, a day or a status is, one sees; a number or a code (`isBare`) alone says nothing. */
export function ValueLabel({ field, isBare = isNumeric(field) && !isAmount(field) }: { field: FieldModel; isBare?: boolean | undefined }) {
  const label = useLabelOf();
  return <span style={isBare ? undefined : visuallyHidden}>{label(field)}: </span>;
}
