import { useRecordContext } from 'ra-core';
import { isPointer } from '#/model/values/shapes.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';
import { knownTargets } from './knownTargets.ts';
import { Picker } from './Picker.tsx';
import { useRecordOwner, useRememberedTitle, useWhere } from './useReferenceForm.ts';
import type { Pointer, Target } from './useTargets.ts';

/** Another record, several, or one among several kinds of record, which are searched at once. */
export default function ReferenceInput(props: InputProps<'reference'>) {
  const { label, required, readonly, bare, field, source, autoFocus } = props;
  const { id, controller, error, attributes } = useKindInput(props);
  const record = useRecordContext();
  const { to, many, where } = field;
  const remember = useRememberedTitle(source, field.name);
  const choose = (targets: readonly Target[]) => {
    if (many) return controller.onChange(targets.map((target) => target.id));
    const [target] = targets;
    remember(target);
    controller.onChange(target ? (typeof to === 'string' ? target.id : { type: target.type, id: target.id }) : null);
  };
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <Picker
        id={id}
        to={typeof to === 'string' ? [to] : to}
        many={many}
        value={pointersOf(to, controller.value)}
        known={knownTargets(field.name, record, to)}
        where={useWhere(where)}
        {...useRecordOwner()}
        label={label}
        required={required}
        disabled={readonly}
        invalid={Boolean(error)}
        describedBy={attributes['aria-describedby']}
        autoFocus={autoFocus}
        onBlur={controller.onBlur}
        onChange={choose}
      />
    </FieldFrame>
  );
}

function pointersOf(to: string | readonly string[], value: unknown): Pointer[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof to !== 'string') return isPointer(value) ? [value] : [];
  return (Array.isArray(value) ? value : [value]).map((id) => ({ type: to, id: Number(id) }));
}
