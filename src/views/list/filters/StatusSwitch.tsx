import { type RaRecord, useTranslate } from 'ra-core';
import { use, useState } from 'react';
import { enumLabel, enumTone } from '#/model/kinds/enum.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import '#/src/theme/cells.css';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { isReadonlyBy } from '#model/language';
import { useCanChange } from '../useCanChange.ts';
import { StatusChange } from './StatusChange.ts';

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
  const canChange = useCanChange();
  const change = use(StatusChange);
  const [isPending, setIsPending] = useState(false);
  const isOpen = canChange('edit', record) && !isReadonlyBy(resource.rules, field.name, record) && record[field.name] !== null;
  if (field.kind !== 'enum' || !isOpen) return <Cell field={field} value={record[field.name]} record={record} />;
  const value = String(record[field.name]);
  const other = Object.keys(field.values).find((one) => one !== value) ?? value;
  const name = titleOf(resource, record);
  return (
    <span className="switch-cell">
      <button
        type="button"
        className={`cell-tag ${enumTone(field, value) ?? ''}`}
        role="switch"
        aria-checked={value === Object.keys(field.values)[0]}
        aria-label={`${translate('views.status_switch', { name: label(field), record: name })}: ${enumLabel(field, value, locale)}`}
        // Not ‘disabled’, which takes the focus away.
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (isPending) return;
          setIsPending(true);
          change(record, { [field.name]: other }, `${name}: ${enumLabel(field, other, locale)}`, () => setIsPending(false));
        }}
      >
        {enumLabel(field, value, locale)}
      </button>
    </span>
  );
}
