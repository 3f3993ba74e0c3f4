import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useFormState, useWatch } from 'react-hook-form';
import { computeFields } from '#/model/validation/computeFields.ts';
import { rowsIn } from '#/model/values/shapes.ts';
import { isEmpty } from '#model/language';
import { Cell } from '../Cell.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { useFormShape } from '../FormShape.ts';
import type { InputProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';

type Values = Record<string, unknown>;

/**
 * What follows from other fields, never typed: worked out live from what stands in the form, or, where the host reads it, as it was when
 * the record was read.
 */
export default function DerivedInput({ field, source, label, bare }: InputProps) {
  const translate = useTranslate();
  const context = useKindContext();
  const fields = useFormShape();
  const values: Values = useWatch();
  const { dirtyFields } = useFormState();
  const isOutdated = 'follows' in field && field.follows?.some((name) => isTouched(dirtyFields[name]));
  const owner = ownerOf(source, computed(fields, values, context));
  const value = owner?.[field.name];
  return (
    <FieldFrame id={`${source}-derived`} label={label} required={false} help={field.help} bare={bare}>
      <Shown id={`${source}-derived`}>
        {isOutdated ? translate('forms.when_saved') : isEmpty(value) ? '–' : <Cell field={field} value={value} record={owner ?? {}} />}
      </Shown>
    </FieldFrame>
  );
}

/** Whether anything at all in a field was changed. */
function isTouched(dirty: unknown): boolean {
  return dirty === true || (typeof dirty === 'object' && dirty !== null && Object.values(dirty).some(isTouched));
}

function computed(fields: ReturnType<typeof useFormShape>, values: Values, context: Parameters<typeof computeFields>[2]): Values {
  const copy = structuredClone(values);
  computeFields(fields, copy, context);
  return copy;
}

/** The record itself, or the row that the field stands in. */
function ownerOf(source: string, record: Values): Values | undefined {
  const [lines, index] = source.split('.');
  return index === undefined || lines === undefined ? record : rowsIn(record[lines])[Number(index)];
}

const Shown = styled('output')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
}));
