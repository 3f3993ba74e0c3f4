import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { AccessDenied } from '#/src/foundation/errors/AccessDenied.tsx';
import { preload } from '#/src/foundation/loader/preload.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useServed } from '#/src/foundation/session/useServed.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

const loadForm = () => import('./FormOverList.tsx');
const FormOverList = lazy(loadForm);
const ResourceForm = lazy(() => import('../form/ResourceForm.tsx'));

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
  usePreloadedForm(Boolean(segment));
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

/** The form comes beside the list where it is open, and else as soon as somebody touches the page: before they press what opens it. */
function usePreloadedForm(isOpen: boolean) {
  useEffect(() => {
    const begin = () => preload(loadForm);
    if (isOpen) return begin();
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, begin, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, begin);
    };
  }, [isOpen]);
}
