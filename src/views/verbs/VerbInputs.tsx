import type { FieldModel } from '#/model/language/model.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';

/** The inputs of a verb's dialog. */
export function VerbInputs({ fields }: { fields: Readonly<Record<string, FieldModel>> }) {
  const labelOf = useLabelOf();
  return Object.values(fields).map((field, index) => (
    <KindInput
      key={field.name}
      field={field}
      source={field.name}
      label={labelOf(field)}
      required={field.required === true}
      readonly={false}
      autoFocus={index === 0}
    />
  ));
}
