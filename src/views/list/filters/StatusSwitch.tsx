import { Chip } from '@mui/material';
import { type RaRecord, useNotify, useTranslate, useUpdate } from 'ra-core';
import { failureOf } from '#/dataProvider/hostError.ts';
import { enumLabel, enumTone } from '#/model/kinds/enum.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useEditedToast } from '#/src/views/parts/useEditedToast.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { isReadonlyBy } from '#model/language';
import { useCanChange } from '../useCanChange.ts';

/** Whether a field can be switched in its list: one of exactly two values with tones, and no steps of its own. */
export function isSwitchable(field: FieldModel, resource: ResourceModel): boolean {
  return (
    field.kind === 'enum' &&
    !field.readonly &&
    Object.keys(field.values).length === 2 &&
    Object.values(field.values).every((value) => typeof value === 'object' && value.tone) &&
    !(field.name in (resource.transitions ?? {}))
  );
}

/** A status that a click changes to its other value at once; a refusal puts it back and says why. */
export function StatusSwitch({ field, record }: { field: FieldModel; record: RaRecord }) {
  const resource = useResourceModel();
  const { locale } = useKindContext();
  const label = useLabelOf();
  const titleOf = useTitleOf();
  const translate = useTranslate();
  const notify = useNotify();
  const canChange = useCanChange();
  const showEdited = useEditedToast();
  const [update, { isPending }] = useUpdate();
  const isOpen = canChange('edit', record) && !isReadonlyBy(resource.rules, field.name, record) && record[field.name] !== null;
  if (field.kind !== 'enum' || !isOpen) return <Cell field={field} value={record[field.name]} record={record} />;
  const value = String(record[field.name]);
  const other = Object.keys(field.values).find((one) => one !== value) ?? value;
  const change = () =>
    update(
      resource.name,
      { id: record.id, data: { [field.name]: other, updated_at: record.updated_at }, previousData: record },
      {
        mutationMode: 'optimistic',
        // A click too many is taken back where it was made.
        onSettled: (saved, error) => {
          if (error) notify(failureOf(error).message, { type: 'error' });
          else if (saved)
            showEdited(`${titleOf(resource, saved)}: ${enumLabel(field, other, locale)}`, saved, { ...saved, [field.name]: value });
        },
      },
    );
  return (
    <Chip
      size="small"
      color={enumTone(field, value)}
      label={enumLabel(field, value, locale)}
      onClick={() => void change()}
      disabled={isPending}
      role="switch"
      aria-checked={value === Object.keys(field.values)[0]}
      aria-label={`${translate('views.status_switch', { name: label(field), record: titleOf(resource, record) })}: ${enumLabel(field, value, locale)}`}
    />
  );
}
