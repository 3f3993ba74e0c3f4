import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { describedBy, FieldFrame } from '#/src/kinds/FieldFrame.tsx';
import { Picker } from '#/src/kinds/reference/Picker.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import type { Group } from './useGroup.ts';

interface GroupPickerProps {
  group: Group;
  where: Readonly<Record<string, unknown>>;
  onChoose: (id: number | null) => void;
}

/** Which of several orders is shown: found by typing, or none for the records that have no such value. */
export function GroupPicker({ group: { field, id }, where, onChoose }: GroupPickerProps) {
  const translate = useTranslate();
  const label = useLabelOf()(field);
  const inputId = useId();
  return (
    <FieldFrame id={inputId} label={label} required={false} help={translate('reorder.group_help')}>
      <Picker
        id={inputId}
        to={[field.to]}
        where={where}
        label={label}
        describedBy={describedBy(inputId)}
        value={id === null ? [] : [{ type: field.to, id }]}
        onChange={([target]) => onChoose(target?.id ?? null)}
      />
    </FieldFrame>
  );
}
