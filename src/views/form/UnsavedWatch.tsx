import { useFormIsDirty } from 'ra-core';
import { useEffect, useId } from 'react';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { useUploadUnderWay } from '#/src/kinds/file/uploadsUnderWay.ts';

/**
 * Tells the guard whether the form that it stands in holds what is not saved. `form`: the name under which somebody asks for this form
 * alone.
 */
export function UnsavedWatch({ form }: { form?: string }) {
  const { tell } = useLeave();
  const own = useId();
  const name = form ?? own;
  const isArriving = useUploadUnderWay() !== undefined;
  const isDirty = useFormIsDirty() || isArriving;
  useEffect(() => {
    tell(name, isDirty);
    return () => tell(name, false);
  }, [tell, name, isDirty]);
  return null;
}
