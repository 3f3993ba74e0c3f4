import { useWatch } from 'react-hook-form';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { widgets } from '#/src/widgets/index.ts';
import { hiddenFields, isRequiredBy } from '#model/language';
import type { verbShape } from './verbShape.ts';

/** The inputs of a verb's dialog; what its rules hide or require follows what is entered. */
export function VerbInputs({ fields, rules }: ReturnType<typeof verbShape>) {
  const labelOf = useLabelOf();
  const values: Record<string, unknown> = useWatch();
  const hidden = hiddenFields(rules, values);
  return Object.values(fields)
    .filter(({ name }) => !hidden.has(name))
    .map((field, index) => {
      const Part = (field.widget && widgets[field.widget]) || KindInput;
      return (
        <Part
          key={field.name}
          field={field}
          source={field.name}
          label={labelOf(field)}
          required={field.required === true || isRequiredBy(rules, field.name, values)}
          readonly={false}
          autoFocus={index === 0}
        />
      );
    });
}
