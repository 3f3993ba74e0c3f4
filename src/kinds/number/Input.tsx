import { InputAdornment, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { currencyOf } from '#/model/kinds/money.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { useKindInput } from '../useKindInput.ts';
import { plainDuration } from './typedDuration.ts';
import { plainTyped, shownNumber } from './typedNumber.ts';

/** A number as the reader's language writes it: what cannot be read stays in the box, and is refused in words. */
export default function NumberInput(props: InputProps) {
  const { field, label, required, readonly, bare, autoFocus } = props;
  const context = useKindContext();
  const { id, controller, error, attributes } = useKindInput(props);
  const [typed, setTyped] = useState(() => textOf(field, controller.value, context));
  const shown = readTyped(field, typed, context) === controller.value ? typed : textOf(field, controller.value, context);
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <OutlinedInput
        size="small"
        autoComplete="off"
        autoFocus={autoFocus}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          controller.onChange(readTyped(field, event.target.value, context));
        }}
        onBlur={() => {
          setTyped(textOf(field, controller.value, context));
          controller.onBlur();
        }}
        name={controller.name}
        inputRef={controller.ref}
        disabled={readonly}
        startAdornment={field.kind === 'money' ? <Currency field={field} context={context} /> : undefined}
        endAdornment={field.kind === 'percent' ? <InputAdornment position="end">%</InputAdornment> : undefined}
        sx={{ maxWidth: bare ? undefined : 280 }}
        slotProps={{
          input: {
            ...attributes,
            inputMode: field.kind === 'integer' ? 'numeric' : 'decimal',
            dir: 'ltr',
            style: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
          },
        }}
      />
    </FieldFrame>
  );
}

function Currency({ field, context }: { field: FieldModel; context: KindContext }) {
  const named = field.kind === 'money' ? field.currency : undefined;
  const code: unknown = useWatch({ name: named ?? '', disabled: !named });
  const currency = currencyOf({ currency: named }, context, named ? { [named]: code } : undefined);
  return <InputAdornment position="start">{currency}</InputAdornment>;
}

function textOf(field: FieldModel, value: unknown, context: KindContext): string {
  return typeof value === 'string' ? value : shownNumber(kindOf(field).text(value, field, context), context.locale);
}

/** The number typed, null for nothing, or the text itself where it is no number. */
function readTyped(field: FieldModel, text: string, context: KindContext): unknown {
  const plain = field.kind === 'duration' ? plainDuration(text, context.locale) : plainTyped(text, context.locale);
  const parsed = kindOf(field).parse(plain, field, context);
  return 'value' in parsed ? parsed.value : text;
}
