import { useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { field as make } from '#model/language';
import { type Adjusting, adjustmentPath } from './editModes.ts';

/** By how much a number of each record is raised or lowered, and to which multiple it is rounded then. */
export function AdjustmentInputs({ field, mode }: { field: FieldModel; mode: Adjusting }) {
  const translate = useTranslate();

  const own: FieldModel = { ...field, help: undefined };
  const by: FieldModel = mode === 'percent' ? { ...make.percent({ scale: 4 }), name: field.name, label: field.label } : own;
  return (
    <>
      <KindInput
        key={mode}
        field={by}
        source={adjustmentPath(field.name, mode)}
        label={translate(`many.by.${mode}`)}
        required
        readonly={false}
      />
      <KindInput
        field={own}
        source={adjustmentPath(field.name, 'round_to')}
        label={translate('many.round_to')}
        required={false}
        readonly={false}
      />
    </>
  );
}
