import { InputAdornment, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { unitIn } from '#/model/kinds/decimal.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { currencyOf } from '#/model/kinds/money.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { useKindInput } from '../useKindInput.ts';
import { plainDuration } from './typedDuration.ts';
import { plainTyped, shownNumber, withDecimals } from './typedNumber.ts';

/** A number as the reader's language writes it: what cannot be read stays in the box, and is refused in words. */
export default function NumberInput(props: InputProps) {
  const { field, label, required, readonly, bare, autoFocus } = props;
  const context = useKindContext();
  const unit = useUnit(field, props.source);
  const currency = useCurrency(field, context) ?? (unit === 'money' ? context.currency : undefined);
  const { id, controller, error, attributes } = useKindInput(props);
  const written = textOf(field, controller.value, context, unit ? undefined : currency);
  const [typed, setTyped] = useState(written);
  const shown = readTyped(field, typed, context) === controller.value ? typed : written;
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
          setTyped(written);
          controller.onBlur();
        }}
        name={controller.name}
        inputRef={controller.ref}
        disabled={readonly}
        startAdornment={currency && <InputAdornment position="start">{currency}</InputAdornment>}
        endAdornment={field.kind === 'percent' || unit === 'percent' ? <InputAdornment position="end">%</InputAdornment> : undefined}
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

/** What a choice beside a number, in its record or its row, says that it is. */
function useUnit(field: FieldModel, source: string): 'percent' | 'money' | undefined {
  const unit = field.kind === 'decimal' ? field.unit : undefined;
  const beside = source.slice(0, source.lastIndexOf('.') + 1);
  const said: unknown = useWatch({ name: unit ? beside + unit.by : '', disabled: !unit });
  return unit && unitIn(unit, { [unit.by]: said });
}

/** The currency of an amount, which a sibling may say; undefined for what is no amount. */
function useCurrency(field: FieldModel, context: KindContext): string | undefined {
  const named = field.kind === 'money' ? field.currency : undefined;
  const code: unknown = useWatch({ name: named ?? '', disabled: !named });
  if (field.kind !== 'money') return undefined;
  return currencyOf(field, context, named ? { [named]: code } : undefined);
}

/** A number as it stands in the box; an amount with its currency's decimals, as everywhere else. */
function textOf(field: FieldModel, value: unknown, context: KindContext, currency: string | undefined): string {
  if (typeof value === 'string') return value;
  const plain = kindOf(field).text(value, field, context);
  return shownNumber(currency ? withDecimals(plain, context.currencyDecimals(currency)) : plain, context.locale);
}

/** The number typed, null for nothing, or the text itself where it is no number. */
function readTyped(field: FieldModel, text: string, context: KindContext): unknown {
  const plain = field.kind === 'duration' ? plainDuration(text, context.locale) : plainTyped(text, context.locale);
  const parsed = kindOf(field).parse(plain, field, context);
  return 'value' in parsed ? parsed.value : text;
}
