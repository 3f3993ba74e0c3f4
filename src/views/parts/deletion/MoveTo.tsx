import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FieldFrame } from '#/src/kinds/FieldFrame.tsx';
import { Picker } from '#/src/kinds/reference/Picker.tsx';
import type { Target } from '#/src/kinds/reference/useTargets.ts';
import { useResourceModel } from '../useResourceModel.ts';

interface MoveToProps {
  label: string;
  /** The records that go: none of them can take their own place. */
  not: readonly number[];
  establishmentId: number | undefined;
  value: Target | undefined;
  onChange: (target: Target | undefined) => void;
}

/** Chooses the record that takes the place of those that are deleted. */
export function MoveTo({ label, not, establishmentId, value, onChange }: MoveToProps) {
  const { name } = useResourceModel();
  const translate = useTranslate();
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={false} help={translate('many.move_help')}>
      <Picker
        id={id}
        to={[name]}
        value={value ? [value] : []}
        known={value ? [value] : []}
        establishmentId={establishmentId}
        label={label}
        onChange={([target]) => onChange(target && !not.includes(target.id) ? target : undefined)}
      />
    </FieldFrame>
  );
}
