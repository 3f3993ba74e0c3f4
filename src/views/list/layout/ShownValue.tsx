import type { RaRecord } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { isEmpty } from '#model/language';
import { ListCell } from '../ListCell.tsx';
import { ValueLabel } from './ValueLabel.tsx';

const WORD = /\p{L}{2}/u;

/** A deciding value of a card or an event. Nothing where it is empty. */
export function ShownValue({ field, record }: { field: FieldModel; record: RaRecord }) {
  const label = useLabelOf();
  const value: unknown = record[field.name];
  if (isEmpty(value)) return null;
  const title = field.kind === 'reference' ? valuesIn(record._titles)[field.name] : undefined;
  return (
    <span className="value" title={label(field)}>
      <ValueLabel field={field} isBare={typeof title === 'string' ? !WORD.test(title) : undefined} />
      {/* The whole card leads to its record: no other way stands in it. */}
      {typeof title === 'string' ? <bdi>{title}</bdi> : <ListCell field={field} value={value} record={record} />}
    </span>
  );
}
