import type { FieldModel } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { widgets } from '#/src/widgets/index.ts';
import { isReadonlyBy, isRequiredBy } from '#model/language';
import { type FormShapeModel, isWide } from './formSections.ts';

interface FieldInputProps {
  shape: FormShapeModel;
  field: FieldModel;
  /** What stands in the form. */
  values: Readonly<Record<string, unknown>>;
  mode: 'create' | 'edit';
  autoFocus?: boolean;
}

/** The input of a field in a form, required or locked as its rules and the reader's permissions say. */
export function FieldInput({ shape, field, values, mode, autoFocus }: FieldInputProps) {
  const { permissions } = useSession();
  const label = useLabelOf();
  const isStep = shape.transitions !== undefined && field.name in shape.transitions;
  const isLocked =
    isStep ||
    field.readonly === true ||
    isReadonlyBy(shape.rules, field.name, values) ||
    (field.writable !== undefined && !permissions.has(field.writable.permission));
  const Part = (field.widget && widgets[field.widget]) || KindInput;
  return (
    <div className={isWide(field) ? 'wide' : undefined} data-field={field.name}>
      <Part
        field={field}
        source={field.name}
        label={label(field)}
        required={
          (field.required === true && !(mode === 'edit' && field.kind === 'password')) || isRequiredBy(shape.rules, field.name, values)
        }
        readonly={isLocked}
        autoFocus={autoFocus}
      />
    </div>
  );
}
