import { isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';

const isAmount = (field: FieldModel) => field.kind === 'money' || ('as' in field && field.as === 'money');

/** What a value is of. What an amount, a day or a status is, one sees; a number alone says nothing. */
export function ValueLabel({ field }: { field: FieldModel }) {
  const label = useLabelOf();
  return <span style={isNumeric(field) && !isAmount(field) ? undefined : visuallyHidden}>{label(field)}: </span>;
}
