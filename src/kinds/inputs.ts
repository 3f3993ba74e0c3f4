import { type ComponentType, lazy } from 'react';
import type { Kind } from '#model/language';
import { BooleanInput } from './boolean/Input.tsx';
import { ChoiceInput } from './choice/Input.tsx';
import { ColorInput } from './color/Input.tsx';
import { DateInput } from './date/Input.tsx';
import { DerivedInput } from './derived/Input.tsx';
import { FileInput } from './file/Input.tsx';
import { ImageInput } from './image/Input.tsx';
import type { InputProps } from './kindProps.ts';
import { NumberInput } from './number/Input.tsx';
import { PasswordInput } from './password/Input.tsx';
import { RatingInput } from './rating/Input.tsx';
import { ReferenceInput } from './reference/Input.tsx';
import { SlugInput } from './slug/Input.tsx';
import { TextInput } from './text/Input.tsx';
import { TextareaInput } from './textarea/Input.tsx';
import { JsonInput } from './textarea/JsonInput.tsx';

// Rows hold inputs themselves; loaded when a form has rows.
const LinesInput = lazy(() => import('./lines/Input.tsx'));

/** How each kind is entered. A kind without an Input does not compile. */
export const inputs = {
  text: TextInput,
  textarea: TextareaInput,
  email: TextInput,
  phone: TextInput,
  url: TextInput,
  slug: SlugInput,
  password: PasswordInput,
  integer: NumberInput,
  decimal: NumberInput,
  percent: NumberInput,
  quantity: NumberInput,
  money: NumberInput,
  boolean: BooleanInput,
  enum: ChoiceInput,
  lookup: ChoiceInput,
  reference: ReferenceInput,
  lines: LinesInput,
  date: DateInput,
  time: DateInput,
  datetime: DateInput,
  duration: NumberInput,
  rating: RatingInput,
  timezone: ChoiceInput,
  currency: ChoiceInput,
  color: ColorInput,
  barcode: TextInput,
  image: ImageInput,
  file: FileInput,
  json: JsonInput,
  computed: DerivedInput,
  aggregate: DerivedInput,
  external: DerivedInput,
} satisfies Record<Kind, ComponentType<InputProps>>;
