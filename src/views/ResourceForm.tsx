import { CreateBase, EditBase, type HttpError, type RaRecord, useNotify, useRecordContext, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import { messageOf } from '#/dataProvider/messages.ts';
import { PageHeading } from '#/src/shell/layout/PageHeading.tsx';
import { PageSkeleton } from '#/src/shell/layout/PageSkeleton.tsx';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { useMay } from '#/src/shell/session/useMay.ts';
import { RecordForm } from './form/RecordForm.tsx';
import { useResourceModel } from './useResourceModel.ts';

interface Refused {
  status?: number;
  body?: { errors?: object; data?: RaRecord };
}

/** Making or changing a record of any resource. Saves wait for the host, so that its refusals stand at their fields. */
export default function ResourceForm({ mode }: { mode: 'create' | 'edit' }) {
  const resource = useResourceModel();
  const notify = useNotify();
  const redirect = useRedirect();
  const translate = useTranslate();
  const may = useMay();
  const { user } = useSession();
  const [stored, setStored] = useState<RaRecord | null>(null);
  const mutationOptions = {
    onSuccess: (record: RaRecord) => {
      setStored(null);
      notify(messageOf(record) ?? resource.messages[mode === 'create' ? 'created' : 'updated'], { type: 'success' });
      redirect(may(resource.name, 'show') ? 'show' : 'list', resource.name, record.id, record);
    },
    onError: (error: unknown) => {
      const { status, body } = error as Refused;
      if (status === 409 && body?.data) setStored(body.data);
      else notify((error as HttpError).message || resource.messages.saveFailed, { type: 'error' });
    },
  };
  // A super-admin who names no business makes the record for the platform itself.
  const owned = (data: Partial<RaRecord>) => (resource.scope === 'client' && user.user_type === 'admin' ? { ...data, client_id: data.client_id ?? 0 } : data);
  if (mode === 'create') {
    return (
      <CreateBase transform={owned} resource={resource.name} mutationMode="pessimistic" mutationOptions={mutationOptions} redirect={false}>
        <PageHeading title={translate('views.new_record', { name: translate(`resources.${resource.name}.name`, { smart_count: 1 }).toLowerCase() })} />
        <RecordForm mode="create" stored={null} onResolved={() => setStored(null)} />
      </CreateBase>
    );
  }
  return (
    <EditBase resource={resource.name} mutationMode="pessimistic" mutationOptions={mutationOptions} redirect={false} queryOptions={{ staleTime: 0, gcTime: 0 }}>
      <EditPage stored={stored} onResolved={() => setStored(null)} />
    </EditBase>
  );
}

function EditPage({ stored, onResolved }: { stored: RaRecord | null; onResolved: () => void }) {
  const resource = useResourceModel();
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return <PageSkeleton />;
  return (
    <>
      <PageHeading title={translate('views.edit_named', { name: String(record[resource.title] ?? record.id) })} />
      <RecordForm mode="edit" stored={stored} onResolved={onResolved} />
    </>
  );
}
