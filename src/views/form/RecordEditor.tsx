import { CreateBase, EditBase, type Identifier, type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useResourceModel } from '../useResourceModel.ts';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { useSaving } from './useSaving.ts';

interface RecordEditorProps extends Pick<RecordFormProps, 'initial' | 'frame' | 'form' | 'onCancel' | 'cancelTo'> {
  mode: 'create' | 'edit';
  id?: Identifier;
  onSaved: (record: RaRecord) => void;
  /** What stands above the form; in a dialog it is the dialog's title. */
  heading?: (title: string) => ReactNode;
  /** While the record is on its way. */
  waiting?: ReactNode;
}

/** Making or changing a record of the resource that the context names. Saves wait for the host, so that its refusals stand at their fields. */
export function RecordEditor({ mode, id, onSaved, heading, waiting, ...rest }: RecordEditorProps) {
  const { name } = useResourceModel();
  const translate = useTranslate();
  const { stored, onResolved, ...saving } = useSaving(mode, rest.form, onSaved);
  const common = { ...saving, resource: name, mutationMode: 'pessimistic' as const, redirect: false as const };
  if (mode === 'create') {
    const title = translate('views.new_record', { name: translate(`resources.${name}.name`, { smart_count: 1 }).toLowerCase() });
    return (
      <CreateBase {...common}>
        {heading?.(title)}
        <RecordForm {...rest} title={title} mode="create" stored={null} onResolved={onResolved} />
      </CreateBase>
    );
  }
  return (
    <EditBase {...common} id={id} queryOptions={{ staleTime: 0, gcTime: 0 }}>
      <Edited heading={heading} waiting={waiting}>
        {(title) => <RecordForm {...rest} title={title} mode="edit" stored={stored} onResolved={onResolved} />}
      </Edited>
    </EditBase>
  );
}

interface EditedProps extends Pick<RecordEditorProps, 'heading' | 'waiting'> {
  children: (title: string) => ReactNode;
}

function Edited({ heading, waiting, children }: EditedProps) {
  const resource = useResourceModel();
  const record = useRecordContext();
  const translate = useTranslate();
  const titleOf = useTitleOf();
  if (!record) return waiting;
  const title = translate('views.edit_named', { name: titleOf(resource, record) });
  return (
    <>
      {heading?.(title)}
      {children(title)}
    </>
  );
}
