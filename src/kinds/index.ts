import type { ComponentType } from 'react';
import type { Kind } from '#model/language';
import { BooleanCell } from './boolean/Cell.tsx';
import { ChoiceCell } from './choice/Cell.tsx';
import { ColorCell } from './color/Cell.tsx';
import { DateCell } from './date/Cell.tsx';
import { DerivedCell } from './derived/Cell.tsx';
import { ImageCell } from './image/Cell.tsx';
import type { CellProps } from './kindProps.ts';
import { LinesCell } from './lines/Cell.tsx';
import { NumberCell } from './number/Cell.tsx';
import { RatingCell } from './rating/Cell.tsx';
import { ReferenceCell } from './reference/Cell.tsx';
import { TextCell } from './text/Cell.tsx';
import { JsonCell } from './text/JsonCell.tsx';
import { LinkCell } from './text/LinkCell.tsx';

/**
 * How each kind is read. A kind without a Cell does not compile. Inputs and filters stand apart: a page that only reads does not load them.
 */
export const cells = {
  text: TextCell,
  textarea: TextCell,
  email: LinkCell,
  phone: LinkCell,
  url: LinkCell,
  slug: TextCell,
  password: TextCell,
  integer: NumberCell,
  decimal: NumberCell,
  percent: NumberCell,
  quantity: NumberCell,
  money: NumberCell,
  boolean: BooleanCell,
  enum: ChoiceCell,
  lookup: ChoiceCell,
  reference: ReferenceCell,
  lines: LinesCell,
  date: DateCell,
  time: DateCell,
  datetime: DateCell,
  duration: NumberCell,
  rating: RatingCell,
  timezone: TextCell,
  currency: TextCell,
  color: ColorCell,
  barcode: TextCell,
  image: ImageCell,
  file: LinkCell,
  json: JsonCell,
  computed: DerivedCell,
  aggregate: DerivedCell,
  external: DerivedCell,
} satisfies Record<Kind, ComponentType<CellProps>>;
