import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { computeFields } from '#/model/validation/computeFields.ts';
import { rowsIn } from '#/model/values/shapes.ts';
import { Cell } from '../Cell.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { useFormShape } from '../FormShape.ts';
import type { InputProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';

type Values = Record<string, unknown>;

/** What follows from other fields: worked out live from what stands in the form, never typed. */
export default function DerivedInput({ field, source, label, bare }: InputProps) {
  const context = useKindContext();
  const fields = useFormShape();
  const values: Values = useWatch();
  const owner = ownerOf(source, computed(fields, values, context));
  return (
    <FieldFrame id={`${source}-derived`} label={label} required={false} help={field.help} bare={bare}>
      <Shown id={`${source}-derived`}>
        <Cell field={field} value={owner?.[field.name]} record={owner ?? {}} />
      </Shown>
    </FieldFrame>
  );
}

function computed(fields: ReturnType<typeof useFormShape>, values: Values, context: Parameters<typeof computeFields>[2]): Values {
  const copy = structuredClone(values);
  computeFields(fields, copy, context);
  return copy;
}

/** The record itself, or the row that the field stands in. */
function ownerOf(source: string, record: Values): Values | undefined {
  const [lines, place] = source.split('.');
  return place === undefined || lines === undefined ? record : rowsIn(record[lines])[Number(place)];
}

const Shown = styled('output')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
}));
