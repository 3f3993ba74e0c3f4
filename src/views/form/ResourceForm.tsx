import { useRedirect } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { RecordEditor } from './RecordEditor.tsx';
import { useInitialValues } from './useInitialValues.ts';

interface ResourceFormProps {
  mode: 'create' | 'edit';
  id?: string;
  /** What a new record begins with, beside the defaults; and what a screen of its own says of it. */
  initial?: Readonly<Record<string, unknown>>;
  lead?: ReactNode;
}

/** The page on which a record of any resource is made or changed. */
export default function ResourceForm({ mode, id: given, initial, lead }: ResourceFormProps) {
  const { name } = useResourceModel();
  const { id = given } = useParams();
  const begun = useInitialValues();
  const redirect = useRedirect();
  const can = useCan();
  return (
    <RecordEditor
      mode={mode}
      id={id}
      cancelTo={mode === 'edit' && can(name, 'show') ? `/${name}/${id}/show` : `/${name}`}
      initial={initial ?? begun}
      heading={(title) => <PageHeading title={title} lead={lead} />}
      waiting={<PageSkeleton />}
      goesOn
      onSaved={(record) => redirect(can(name, 'show') ? 'show' : 'list', name, record.id, record)}
    />
  );
}
