import { useRecordContext, useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { isPointer } from '#/model/values/shapes.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { knownTargets } from '#/src/kinds/reference/knownTargets.ts';
import { isEmpty } from '#model/language';
import type { Titles } from './titles.ts';

interface ChangedValueProps {
  field: FieldModel;
  value: unknown;
  /** What the record held beside it. */
  record: Readonly<Record<string, unknown>>;
  titles: Titles;
}

/** One side of a change: as its kind is read, references by what they are called now. */
export function ChangedValue({ field, value, record, titles }: ChangedValueProps) {
  const translate = useTranslate();
  const shown = useRecordContext();
  if (isEmpty(value)) return <em>{translate('views.nothing')}</em>;
  if (field.kind !== 'reference') return <Cell field={field} value={value} record={{ ...record, [field.name]: value }} />;
  const known = [...knownTargets(field.name, record), ...knownTargets(field.name, shown)];
  const names = [value].flat().map((one) => {
    const { type, id } = isPointer(one) ? one : { type: String(field.to), id: Number(one) };
    return titles[type]?.[String(id)] ?? known.find((target) => target.id === id)?.title ?? translate('show.gone', { id });
  });
  return <span dir="auto">{names.join(', ')}</span>;
}
