import { Skeleton } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { memo, Suspense } from 'react';
import { textOf, withText } from '#model/language';
import { inputOf } from './inputs.ts';
import type { InputProps } from './kindProps.ts';

/** The input of a field's kind. */
export const KindInput = memo(function KindInput(props: InputProps) {
  const [locale] = useLocaleState();
  const { field } = props;
  const help = textOf(field, 'help', locale);
  const Part = inputOf(field);
  return (
    <Suspense fallback={<Skeleton height={64} />}>
      <Part {...props} field={help ? withText(field, 'help', help) : field} />
    </Suspense>
  );
});
