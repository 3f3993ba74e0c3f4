import { Skeleton } from '@mui/material';
import { memo, Suspense } from 'react';
import { inputs } from './inputs.ts';
import type { InputProps } from './kindProps.ts';

/** The input of a field's kind. */
export const KindInput = memo(function KindInput(props: InputProps) {
  const Part = inputs[props.field.kind];
  return (
    <Suspense fallback={<Skeleton height={64} />}>
      <Part {...props} />
    </Suspense>
  );
});
