import { type ReactNode, Suspense, useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { numberIn, valuesIn } from '#/model/values/shapes.ts';
import { AccessDenied } from '#/src/foundation/errors/AccessDenied.tsx';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useServed } from '#/src/foundation/session/useServed.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { WaitingParts } from '../form/FormDialogParts.tsx';
import { RecordEditor } from '../form/RecordEditor.tsx';
import ResourceForm from '../form/ResourceForm.tsx';
import { useInitialValues } from '../form/useInitialValues.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

/**
 * The list of a small entity, with the form of a new record (`/taxes/create`) or of one of its records (`/taxes/7`) in a dialog
 * over it. Who may not list has the form as a page.
 */
export default function ListWithForms({ children }: { children: ReactNode }) {
  const resource = useResourceModel();
  const { name } = resource;
  const isServed = useServed();
  const { '*': below = '' } = useParams();
  const can = useCan();
  const [segment] = below.split('/');
  const mode = segment === 'create' ? 'create' : 'edit';
  if (!isServed(resource) || (segment ? !can(name, mode) : !can(name, 'list'))) return <AccessDenied />;
  if (!can(name, 'list')) return <ResourceForm mode={mode} id={segment} />;
  return (
    <>
      {children}
      {segment && (
        <Suspense fallback={null}>
          <FormOverList key={segment} mode={mode} id={mode === 'edit' ? segment : undefined} />
        </Suspense>
      )}
    </>
  );
}

function FormOverList({ mode, id }: { mode: 'create' | 'edit'; id: string | undefined }) {
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
