import { useTranslate } from 'ra-core';
import type { FieldModel } from '#/resources/schema/model.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';

/** The inputs of a verb's dialog. */
export function VerbInputs({ fields }: { fields: Readonly<Record<string, FieldModel>> }) {
  const translate = useTranslate();
  return Object.values(fields).map((field, place) => (
    <KindInput
      key={field.name}
      field={field}
      source={field.name}
      label={translate(`verbs.${field.name}`, { _: field.label })}
      required={field.required === true}
      readonly={false}
      autoFocus={place === 0}
    />
  ));
}
