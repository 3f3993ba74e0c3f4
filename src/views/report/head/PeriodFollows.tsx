import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FromReport } from '#/model/language/fromReport.ts';

/** The days follow how often an email comes, until somebody chooses them. */
export function PeriodFollows({ fromReport: { period, rhythm, covers } }: { fromReport: FromReport }) {
  const { getValues, setValue } = useFormContext();
  const frequency: unknown = useWatch({ name: rhythm.frequency });
  const set = useRef(getValues(period));
  useEffect(() => {
    const meant = covers[String(frequency)];
    if (meant === undefined || getValues(period) !== set.current) return;
    set.current = meant;
    setValue(period, meant);
  }, [frequency, covers, period, getValues, setValue]);
  return null;
}
