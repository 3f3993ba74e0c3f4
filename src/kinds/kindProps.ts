import type { FieldModelOf } from '#/model/language/model.ts';
import type { Kind } from '#model/language';

/** What every Input is given. `source` is the field's path in the form (`items.2.price` for a row's). */
export interface InputProps<K extends Kind = Kind> {
  field: { [One in K]: FieldModelOf<One> }[K];
  source: string;
  label: string;
  required: boolean;
  readonly: boolean;
  /** In a row or a filter: without a label of its own above it. */
  bare?: boolean;
  autoFocus?: boolean;
}

/** What every Cell is given: a value to be read, in its record. */
export interface CellProps<K extends Kind = Kind> {
  field: { [One in K]: FieldModelOf<One> }[K];
  value: unknown;
  record: Readonly<Record<string, unknown>>;
}

/** What every Filter is given; its value is what the list request takes. */
export interface FilterProps<K extends Kind = Kind> {
  field: { [One in K]: FieldModelOf<One> }[K];
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}
