import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { numberIn, valuesIn } from '#/model/values/shapes.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { WaitingParts } from '../form/FormDialogParts.tsx';
import { RecordEditor } from '../form/RecordEditor.tsx';
import { useInitialValues } from '../form/useInitialValues.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

/** The form of a new record, or of the one with this id, in a dialog over its list. */
export default function FormOverList({ mode, id }: { mode: 'create' | 'edit'; id: string | undefined }) {
  const resource = useResourceModel();
  const begun = useInitialValues();
  const close = useClose(`/${resource.name}`);
  return (
    <FormDialog resource={resource} onClose={close}>
      <RecordEditor mode={mode} id={id} initial={begun} frame="dialog" waiting={<WaitingParts />} goesOn onCancel={close} onSaved={close} />
    </FormDialog>
  );
}

/**
 * Back to what the dialog was opened from; to its list where the address was opened itself. The guard over unsaved forms asks on the way.
 */
function useClose(list: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const idx = numberIn(valuesIn(window.history.state).idx) ?? 0;
    void (idx > 0 ? navigate(-1) : navigate(list, { replace: true }));
  }, [navigate, list]);
}
