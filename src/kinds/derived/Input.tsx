import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';
import { currencyOf } from '#/resources/kinds/money.ts';
import { compute } from '#resources/schema';
import { Cell } from '../Cell.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';

/** What follows from other fields: worked out live from what stands in the form, never typed. */
export function DerivedInput({ field, source, label, bare }: InputProps) {
  const context = useKindContext();
  const { getValues } = useFormContext();
  const values = useWatch() as Record<string, unknown>;
  const owner = source.includes('.') ? (getValues(source.slice(0, source.lastIndexOf('.'))) as Record<string, unknown>) : values;
  const scale = field.kind === 'computed' ? (field.scale ?? (field.as === 'money' ? context.currencyDecimals(currencyOf({}, context, owner)) : 4)) : 0;
  const value = field.kind === 'computed' ? compute(field.value, owner ?? {}, scale) : owner?.[field.name];
  return (
    <FieldFrame id={`${source}-derived`} label={label} required={false} help={field.help} bare={bare}>
      <Shown id={`${source}-derived`}>
        <Cell field={field} value={value} record={owner ?? {}} />
      </Shown>
    </FieldFrame>
  );
}

const Shown = styled('output')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
}));
