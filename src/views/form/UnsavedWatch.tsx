import { useFormIsDirty } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { useUploadUnderWay } from '#/src/kinds/file/uploadsUnderWay.ts';

/**
 * Tells the guard whether the form that it stands in holds what is not saved. `form`: the name under which somebody asks for this form
 * alone. `onSettled`: what follows once that is saved or given up.
 */
export function UnsavedWatch({ form, onSettled }: { form?: string | undefined; onSettled?: () => void }) {
  const { tell } = useLeave();
  const own = useId();
  const name = form ?? own;
  const isArriving = useUploadUnderWay() !== undefined;
  const isDirty = useFormIsDirty() || isArriving;
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  useEffect(() => {
    tell(name, isDirty, () => settled.current?.());
    return () => tell(name, false);
  }, [tell, name, isDirty]);
  return null;
}
