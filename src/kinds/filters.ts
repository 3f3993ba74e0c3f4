import type { ComponentType } from 'react';
import type { Kind } from '#model/language';
import { BooleanFilter } from './boolean/Filter.tsx';
import { ChoiceFilter } from './choice/Filter.tsx';
import { DateFilter } from './date/Filter.tsx';
import { DerivedFilter } from './derived/Filter.tsx';
import type { FilterProps } from './kindProps.ts';
import { NumberFilter } from './number/Filter.tsx';
import { RatingFilter } from './rating/Filter.tsx';
import { ReferenceFilter } from './reference/Filter.tsx';
import { TextFilter } from './text/Filter.tsx';

/** How each kind is filtered by; null where lists cannot be filtered by it. A kind left out does not compile. */
export const filters = {
  text: TextFilter,
  textarea: null,
  email: TextFilter,
  phone: TextFilter,
  url: TextFilter,
  slug: TextFilter,
  password: null,
  integer: NumberFilter,
  decimal: NumberFilter,
  percent: NumberFilter,
  quantity: NumberFilter,
  money: NumberFilter,
  boolean: BooleanFilter,
  enum: ChoiceFilter,
  lookup: ChoiceFilter,
  reference: ReferenceFilter,
  lines: null,
  date: DateFilter,
  time: DateFilter,
  datetime: DateFilter,
  duration: NumberFilter,
  rating: RatingFilter,
  timezone: ChoiceFilter,
  currency: ChoiceFilter,
  color: TextFilter,
  barcode: TextFilter,
  image: null,
  file: null,
  json: null,
  computed: DerivedFilter,
  aggregate: DerivedFilter,
  external: null,
} satisfies Record<Kind, ComponentType<FilterProps> | null>;
